package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.RfenException.Reason;

class RfenTest {
  private static final String START =
      "rnknr/ppppp/5/5/5|ubqub/ppppp/5/5/5|5/5/5/5/5|5/5/5/PPPPP/BUQBU|5/5/5/PPPPP/RNKNR";
  private static final String KINGS = "4k/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4";

  @Test
  void theStartingArrayIsMaacks() {
    assertThat(Rfen.format(Position.START)).isEqualTo(START + " w 0 1");
    assertThat(Rfen.parse(START + " w 0 1")).isEqualTo(Position.START);
    assertThat(Position.START.pieceAt(Cell.of(0, 0, 0))).hasToString("R");
    assertThat(Position.START.pieceAt(Cell.of(1, 1, 0))).hasToString("U");
    assertThat(Position.START.pieceAt(Cell.of(3, 0, 4))).hasToString("u");
    assertThat(Position.START.pieceAt(Cell.of(2, 2, 2))).isNull();
  }

  @Test
  void blacksArrayIsWhitesTurnedThroughTheCentre() {
    for (Cell cell : Cell.ALL) {
      Piece man = Position.START.pieceAt(cell);
      Piece opposite = Position.START.pieceAt(Cell.ofIndex(Cell.COUNT - 1 - cell.index()));
      if (man == null) {
        assertThat(opposite).isNull();
      } else {
        assertThat(opposite).isSameAs(Piece.of(man.side().opponent(), man.kind()));
      }
    }
  }

  @Test
  void randomPositionsAreReadAsTheyWereWritten() {
    RandomPositions positions = new RandomPositions(11);
    for (int i = 0; i < 2_000; i++) {
      Position position = positions.setUp();
      assertThat(Rfen.parse(Rfen.format(position))).isEqualTo(position).hasToString(position + "");
    }
  }

  @Test
  void aMissingClockAndNumberAreZeroAndOne() {
    assertThat(Rfen.parse(START + " w")).isEqualTo(Position.START);
    assertThat(Rfen.parse(KINGS + " b")).hasToString(KINGS + " b 0 1");
    assertThat(Rfen.parse(KINGS + " b 7")).hasToString(KINGS + " b 7 1");
  }

  @Test
  void spacesAroundTheFieldsDoNotMatter() {
    assertThat(Rfen.parse("  " + KINGS + " \t b   140  \n 70 ")).hasToString(KINGS + " b 140 70");
  }

  @Test
  void digitsNeedNotBeTheLargestOnes() {
    assertThat(Rfen.parse(KINGS.replace("5/5/5/5/5", "23/11111/5/311/5") + " w"))
        .hasToString(KINGS + " w 0 1");
  }

  @Test
  void pawnsMayStandAnywhere() {
    String text = "PpPpk/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/KpPpP w 0 1";
    assertThat(Rfen.parse(text)).hasToString(text);
  }

  @ParameterizedTest(name = "{1} at {2}: {0}")
  @MethodSource("errors")
  void anErrorHasAReasonAndAColumn(String text, Reason reason, int column) {
    RfenException error = catchThrowableOfType(RfenException.class, () -> Rfen.parse(text));

    assertThat(error).as(text).isNotNull();
    assertThat(error.reason()).isEqualTo(reason);
    assertThat(error.column()).as(error.getMessage()).isEqualTo(column);
    assertThat(error.getMessage()).isNotBlank();
  }

  @Test
  void everyReasonHasAnExample() {
    Set<Reason> shown = EnumSet.noneOf(Reason.class);
    errors().forEach(error -> shown.add((Reason) error.get()[1]));
    assertThat(shown).containsExactlyInAnyOrder(Reason.values());
  }

  static Stream<Arguments> errors() {
    int end = KINGS.length() + 1;
    return Stream.of(
        Arguments.of("", Reason.WRONG_FIELD_COUNT, 1),
        Arguments.of("   ", Reason.WRONG_FIELD_COUNT, 1),
        Arguments.of(KINGS, Reason.WRONG_FIELD_COUNT, 1),
        Arguments.of(KINGS + " w 0 1 extra", Reason.WRONG_FIELD_COUNT, 1),
        Arguments.of("5/5/5/5/5 w", Reason.WRONG_LEVEL_COUNT, 10),
        Arguments.of(KINGS + "|5/5/5/5/5 w", Reason.WRONG_LEVEL_COUNT, end),
        Arguments.of(KINGS + "| w", Reason.WRONG_LEVEL_COUNT, end),
        Arguments.of("5/5/5/5|5 w", Reason.WRONG_RANK_COUNT, 8),
        Arguments.of("5/5/5/5/5/5 w", Reason.WRONG_RANK_COUNT, 10),
        Arguments.of(" 5/5/5/5/5/5 w", Reason.WRONG_RANK_COUNT, 11),
        Arguments.of("5/5/5/5 w", Reason.WRONG_RANK_COUNT, 8),
        Arguments.of(
            KINGS.substring(0, KINGS.length() - "/K4".length()) + " w",
            Reason.WRONG_RANK_COUNT,
            end - 3),
        Arguments.of("5/4/5/5/5 w", Reason.WRONG_FILE_COUNT, 4),
        Arguments.of("5/55/5/5/5 w", Reason.WRONG_FILE_COUNT, 4),
        Arguments.of("5/PPPPPP/5/5/5 w", Reason.WRONG_FILE_COUNT, 8),
        Arguments.of("/5/5/5/5 w", Reason.WRONG_FILE_COUNT, 1),
        Arguments.of("| w", Reason.WRONG_FILE_COUNT, 1),
        Arguments.of(
            KINGS.substring(0, KINGS.length() - 1) + " w", Reason.WRONG_FILE_COUNT, end - 1),
        Arguments.of("5/X4/5/5/5 w", Reason.UNKNOWN_PIECE, 3),
        Arguments.of("5/6 w", Reason.UNKNOWN_PIECE, 3),
        Arguments.of("5/0 w", Reason.UNKNOWN_PIECE, 3),
        Arguments.of("  5/♔4 w", Reason.UNKNOWN_PIECE, 5),
        Arguments.of("5/🨀4 w", Reason.UNKNOWN_PIECE, 3),
        Arguments.of("5/\u212A4 w", Reason.UNKNOWN_PIECE, 3),
        Arguments.of(KINGS + " W", Reason.WRONG_SIDE, end + 1),
        Arguments.of(KINGS + "   white", Reason.WRONG_SIDE, end + 3),
        Arguments.of(KINGS + " w -1", Reason.WRONG_NUMBER, end + 3),
        Arguments.of(KINGS + " w -", Reason.WRONG_NUMBER, end + 3),
        Arguments.of(KINGS + " w ١", Reason.WRONG_NUMBER, end + 3),
        Arguments.of(KINGS + " w 0 0", Reason.WRONG_NUMBER, end + 5),
        Arguments.of(KINGS + " w 0 1000000", Reason.WRONG_NUMBER, end + 5),
        Arguments.of(KINGS + " w 99999999999999 1", Reason.WRONG_NUMBER, end + 3),
        Arguments.of(KINGS.replace('k', '1') + " w", Reason.WRONG_KING_COUNT, 1),
        Arguments.of(KINGS.replace('K', 'k') + " w", Reason.WRONG_KING_COUNT, 1),
        Arguments.of(KINGS.replace("K4", "KK3") + " w", Reason.WRONG_KING_COUNT, 1),
        Arguments.of(KINGS.replace("4k", "R3k") + " w", Reason.OPPONENT_IN_CHECK, end + 2),
        Arguments.of(KINGS.replace("K4", "K3q") + " b", Reason.OPPONENT_IN_CHECK, end + 2),
        Arguments.of(
            KINGS.replace("K4", "Kk3").replace("4k", "5") + " w",
            Reason.OPPONENT_IN_CHECK,
            end + 1));
  }

  @ParameterizedTest
  @CsvSource({"-1, 1", "1000000, 1", "0, 0", "0, 1000000"})
  void anEditorsPositionIsHeldToTheSameNumbers(int clock, int number) {
    RfenException error =
        catchThrowableOfType(
            RfenException.class, () -> Rfen.position(men(KINGS), Side.WHITE, clock, number));

    assertThat(error.reason()).isEqualTo(Reason.WRONG_NUMBER);
  }

  @Test
  void anEditorsPositionIsThatOfTheText() {
    assertThat(Rfen.position(men(START), Side.BLACK, 3, 9)).hasToString(START + " b 3 9");
  }

  @Test
  void anEditorsPositionNeedsBothKings() {
    RfenException error =
        catchThrowableOfType(
            RfenException.class, () -> Rfen.position(new Piece[Cell.COUNT], Side.WHITE, 0, 1));

    assertThat(error.reason()).isEqualTo(Reason.WRONG_KING_COUNT);
    assertThat(error).hasMessageContaining("White");
  }

  @ParameterizedTest
  @ValueSource(strings = {"w", "b"})
  void bothSidesMayMoveInTheSamePosition(String side) {
    assertThat(
            Rfen.parse(KINGS + " " + side).sideToMove().name().toLowerCase(java.util.Locale.ROOT))
        .startsWith(side);
  }

  private static @Nullable Piece[] men(String board) {
    Position position = Rfen.parse(board + " w");
    return Cell.ALL.stream().map(position::pieceAt).toArray(Piece[]::new);
  }
}
