package org.raumbrett.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;

class DescriptiveTest {
  private static final Position TWO_QUEENS =
      Rfen.parse("5/5/5/5/4k|5/5/5/5/5|5/1p1p1/5/5/5|5/5/5/5/5|5/Q3Q/5/5/2K2 w 0 1");

  private static final Position PROMOTION =
      Rfen.parse("1p3/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1");

  @ParameterizedTest
  @CsvSource({
    "Ac3, WHITE, 13R",
    "Ac3, BLACK, 53R",
    "Ec3, BLACK, 13R",
    "Aa1, WHITE, 11TA",
    "Ee5, BLACK, 11TA",
    "Bb2, WHITE, 22CU",
    "Dd4, BLACK, 22CU",
    "Ed1, WHITE, 51CA",
    "Ce5, WHITE, 35TU"
  })
  void aCellHasANameForEachSide(String cell, Side side, String name) {
    assertThat(Descriptive.cell(Cell.parse(cell), side)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"Ac2Ac3, P13R", "Ab1Ac3, C11CU-13R", "Ab1Aa3, C13TA", "Bb1Cc2, U32R"})
  void theShortestFormThatMeansOneMoveIsWritten(String move, String text) {
    assertThat(Descriptive.text(Position.START, Move.parse(move))).isEqualTo(text);
  }

  @Test
  void blackWritesTheSameOfTheMirroredMove() {
    Position black = Position.START.play(Move.parse("Ac2Ac3"));
    assertThat(Descriptive.text(black, Move.parse("Ec4Ec3"))).isEqualTo("P13R");
    assertThat(Descriptive.text(black, Move.parse("Dd5Cc4"))).isEqualTo("U32R");
  }

  @Test
  void aCaptureNamesTheManAndTheCellOnlyWhereItMust() {
    assertThat(Descriptive.text(TWO_QUEENS, Move.parse("Aa4Cc4"))).isEqualTo("D14TA-34R");
    Position capture = Rfen.parse("5/5/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/Q1n2/5/5/2K2 w 0 1");
    assertThat(Descriptive.text(capture, Move.parse("Aa4Ac4"))).isEqualTo("DxC");
    Position two = Rfen.parse("5/5/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/n4/5/5/5|5/Q1n2/5/5/2K2 w 0 1");
    assertThat(Descriptive.text(two, Move.parse("Aa4Ac4"))).isEqualTo("DxC14R");
  }

  @Test
  void aPromotionAndAMarkAreWritten() {
    assertThat(Notation.text(PROMOTION, Move.parse("Ec4Ec5u"), NotationStyle.DESCRIPTIVE))
        .isEqualTo("P55R=U");
    assertThat(Notation.text(PROMOTION, Move.parse("Ec4Eb5n"), NotationStyle.DESCRIPTIVE))
        .isEqualTo("PxP=C");
    Position before =
        Position.START
            .play(Move.parse("Aa2Aa3"))
            .play(Move.parse("Eb5Cb4"))
            .play(Move.parse("Ac2Ac3"));
    assertThat(Notation.text(before, Move.parse("Cb4Ab3"), NotationStyle.DESCRIPTIVE))
        .startsWith("C53C")
        .endsWith("#");
  }

  @Test
  void whatIsWrittenIsReadBackAsTheSameMove() {
    Random random = new Random(7);
    Position position = Position.START;
    for (int ply = 0; ply < 160; ply++) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty() || ply == 100) {
        position = PROMOTION;
        continue;
      }
      for (int i = 0; i < 4; i++) {
        Move move = moves.get(random.nextInt(moves.size()));
        String text = Notation.text(position, move, NotationStyle.DESCRIPTIVE);
        assertThat(Descriptive.read(text, position)).as(text + " in " + position).isEqualTo(move);
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void aTextThatMeansTwoMovesIsRefused() {
    assertThat(Descriptive.read("C13R", Position.START)).isNull();
    assertThat(Descriptive.read("C11CU–13R!?", Position.START)).isEqualTo(Move.parse("Ab1Ac3"));
    assertThat(Descriptive.read("C11CU-14R", Position.START)).isNull();
    assertThat(Descriptive.read("", Position.START)).isNull();
  }
}
