package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
  private static final String LONE_PAWN =
      "4k/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/P4/1K3 w 41 90";

  @Test
  void aMoveMakesANewPosition() {
    Position next = play(Position.START, "Aa2Aa3");

    assertThat(next)
        .hasToString(
            "rnknr/ppppp/5/5/5|ubqub/ppppp/5/5/5|5/5/5/5/5|5/5/5/PPPPP/BUQBU|5/5/P4/1PPPP/RNKNR b 0 1");
    assertThat(Position.START.pieceAt(Cell.of(0, 0, 1))).hasToString("P");
  }

  @Test
  void theNumberOfTheMoveGrowsAfterBlacks() {
    Position position = play(Position.START, "Ab1Aa3");
    assertThat(position.fullMoveNumber()).isEqualTo(1);
    assertThat(play(position, "Eb5Ea3").fullMoveNumber()).isEqualTo(2);
  }

  @Test
  void theClockCountsQuietPieceMovesAlone() {
    Position quiet = play(Rfen.parse(LONE_PAWN), "Ab1Ac1");
    assertThat(quiet.halfmoveClock()).isEqualTo(42);
    assertThat(play(Rfen.parse(LONE_PAWN), "Aa2Aa3").halfmoveClock()).isZero();
    Position capture = Rfen.parse(LONE_PAWN.replace("P4/1K3", "5/rK3"));
    assertThat(play(capture, "Ab1Aa1").halfmoveClock()).isZero();
  }

  @Test
  void aMoveThatIsNotLegalIsRefused() {
    for (String illegal : new String[] {"Aa2Aa4", "Cc3Cc4", "Ea4Ea3", "Aa1Aa2", "Aa2Aa3q"}) {
      Move move = Move.parse(illegal);
      assertThat(Position.START.isLegal(move)).isFalse();
      assertThatThrownBy(() -> Position.START.play(move))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(illegal);
    }
  }

  @Test
  void aPawnOnItsLastRankStillStepsUp() {
    Position position = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|P4/5/5/5/1K3 w");
    assertThat(position.isLegal(Move.parse("Aa5Ba5"))).isTrue();
  }

  @Test
  void aPawnOnItsLastLevelStillStepsForward() {
    Position position = Rfen.parse("4k/5/5/P4/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/1K3 w");
    assertThat(position.isLegal(Move.parse("Ea2Ea3"))).isTrue();
  }

  @Test
  void promotionIsCompulsory() {
    Position position = Rfen.parse("4k/5/5/5/5|P4/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/1K3 w");
    assertThat(position.isLegal(Move.parse("Da5Ea5"))).isFalse();
    assertThat(play(position, "Da5Ea5u").pieceAt(Cell.of(4, 0, 4))).hasToString("U");
  }

  @Test
  void theThirdOccurrenceIsADraw() {
    String[] cycle = {"Ab1Aa3", "Eb5Ea3", "Aa3Ab1", "Ea3Eb5"};
    Position position = Position.START;
    for (int round = 1; round <= 3; round++) {
      assertThat(position.occurrences()).isEqualTo(round);
      assertThat(position.isRepetitionDraw()).isEqualTo(round == 3);
      assertThat(new Board(position).earlierOccurrences()).isEqualTo(round - 1);
      assertThat(new Board(position).pliesSinceRepeated()).isEqualTo(round == 1 ? 0 : 4);
      for (String move : cycle) {
        position = play(position, move);
        assertThat(position.occurrences()).isEqualTo(move.equals("Ea3Eb5") ? round + 1 : round);
      }
    }
  }

  @Test
  void aPawnMoveForgetsEarlierOccurrences() {
    Position position = play(play(Position.START, "Ab1Aa3"), "Eb5Ea3");
    position = play(play(position, "Aa3Ab1"), "Ea3Eb5");
    position = play(position, "Aa2Aa3");
    assertThat(position.occurrences()).isOne();
    assertThat(new Board(position).earlierOccurrences()).isZero();
  }

  @Test
  void thePositionsInALongGameShareTheirHistory() {
    Position position = Position.START;
    String[] cycle = {"Ab1Aa3", "Eb5Ea3", "Aa3Ab1", "Ea3Eb5"};
    List<Position> all = new ArrayList<>();
    for (int ply = 0; ply < 20_000; ply++) {
      position = play(position, cycle[ply % 4]);
      all.add(position);
    }
    assertThat(all).as("held together, they would not fit with a copy each").hasSize(20_000);
    assertThat(position.occurrences()).isEqualTo(5_001);
    assertThat(new Board(position).earlierOccurrences()).isEqualTo(5_000);
  }

  @Test
  void theHundredthQuietPlyIsADraw() {
    assertThat(Rfen.parse(LONE_PAWN.replace("41", "99")).isMoveRuleDraw()).isFalse();
    assertThat(play(Rfen.parse(LONE_PAWN.replace("41", "99")), "Ab1Ac1").isMoveRuleDraw()).isTrue();
    assertThat(Rfen.parse(LONE_PAWN.replace("41", "150")).isMoveRuleDraw()).isTrue();
  }

  @Test
  void equalityIsMenSideAndCountersNotHistory() {
    Position there = play(play(Position.START, "Ab1Aa3"), "Eb5Ea3");
    Position text = Rfen.parse(there.toString());
    assertThat(there).isEqualTo(text).hasSameHashCodeAs(text);
    assertThat(there.key()).isEqualTo(text.key());
    assertThat(there).isNotEqualTo(Rfen.parse(there.toString().replace(" w ", " b ")));
    assertThat(there).isNotEqualTo(Rfen.parse(there.toString().replace(" 2 2", " 3 2")));
    assertThat(there).isNotEqualTo(Rfen.parse(there.toString().replace(" 2 2", " 2 3")));
    assertThat(there).isNotEqualTo(Position.START);
  }

  @Test
  void theKeyNeverChanges() {
    assertThat(Position.START.key()).isEqualTo(0x40bdb08f6f20665cL);
  }

  @Test
  void theKingsAreFound() {
    assertThat(Position.START.king(Side.WHITE)).hasToString("Ac1");
    assertThat(Position.START.king(Side.BLACK)).hasToString("Ec5");
  }

  @Test
  void theShortestMatesEndInSpacemate() {
    Position byBlack = game("Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3");
    assertThat(byBlack.status()).isEqualTo(Status.SPACEMATE);
    assertThat(byBlack.inCheck()).isTrue();
    assertThat(byBlack.legalMoves()).isEmpty();
    assertThat(game("Ab1Aa3 Ec4Ec3 Ad1Cd2 Ee4Ee3 Cd2Ed3").status()).isEqualTo(Status.SPACEMATE);
  }

  @Test
  void inBoardmateEveryReplyLeavesTheKingsLevel() {
    Position position = Rfen.parse("5/5/5/5/5|5/5/5/5/5|3Q1/5/5/5/5|4k/5/5/5/5|5/5/5/5/K4 b");
    assertThat(position.legalMoves().stream().map(Move::toString))
        .containsExactly("Be5Ad4", "Be5Ae4", "Be5Ae5", "Be5Cd5");
    assertThat(position.status()).isEqualTo(Status.BOARDMATE);
  }

  @Test
  void withoutCheckAndMoveItIsStalemate() {
    assertThat(Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/3Q1|5/5/5/5/5|5/5/5/R4/K1k2 b").status())
        .isEqualTo(Status.STALEMATE);
  }

  @ParameterizedTest
  @CsvSource({
    "NORMAL, '', false, false",
    "CHECK, †, true, false",
    "BOARDMATE, ††, true, false",
    "SPACEMATE, †††, true, true",
    "STALEMATE, ≡, false, true"
  })
  void aStatusHasAMark(Status status, String mark, boolean check, boolean end) {
    assertThat(status.mark()).isEqualTo(mark);
    assertThat(status.isCheck()).isEqualTo(check);
    assertThat(status.isEnd()).isEqualTo(end);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Kk", "KkR", "Kkr", "KkB", "Kkb", "KkN", "Kkn", "KkU", "Kku", "KkUR", "Kkur", "KkUB",
        "Kkub", "KkUN", "Kkun", "KkUU", "Kkuu"
      })
  void noMateExistsWith(String material) {
    assertThat(positionWith(material).isDead()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KkQ", "Kkq", "KkP", "Kkp", "KkRR", "Kkrr", "KkRB", "KkRN", "KkBB", "KkBN", "KkNN", "KkUP",
        "KkUQ", "KkUr", "KkUu", "KkRr", "Kknb", "KkUUU", "KkUBN", "KkURr"
      })
  void mateMayExistWith(String material) {
    assertThat(positionWith(material).isDead()).isFalse();
  }

  private static Position positionWith(String material) {
    return new RandomPositions(material.hashCode()).ofMaterial(material);
  }

  private static Position game(String moves) {
    Position position = Position.START;
    for (String move : moves.split(" ")) {
      position = play(position, move);
    }
    return position;
  }

  private static Position play(Position position, String move) {
    return position.play(Move.parse(move));
  }
}
