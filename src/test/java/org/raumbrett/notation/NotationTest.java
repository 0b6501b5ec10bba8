package org.raumbrett.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

class NotationTest {
  private static final Position PROMOTION =
      Rfen.parse("5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1");

  @ParameterizedTest
  @CsvSource({
    "RGN, Ab1Ac3, ♘Ab1–Ac3",
    "RGN, Bb1Cc2, ♘Bb1–Cc2",
    "SCREEN, Ab1Ac3, ♘Ab1–Ac3",
    "SCREEN, Bb1Cc2, UBb1–Cc2",
    "CELLS, Ab1Ac3, Ab1–Ac3",
    "COORDINATES, Ab1Ac3, Ab1Ac3",
    "ENGLISH, Bb1Cc2, UBb1-Cc2",
    "SPANISH, Ab1Ac3, CAb1-Ac3",
    "GERMAN, Bb1Cc2, EBb1-Cc2"
  })
  void aMoveFromTheStartIsWrittenInEveryStyle(NotationStyle style, String move, String text) {
    assertThat(Notation.text(Position.START, Move.parse(move), style)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "RGN, q, ♙Ec4–Ec5=♕",
    "RGN, n, ♙Ec4–Ec5=♘",
    "RGN, u, ♙Ec4–Ec5=U",
    "COORDINATES, u, Ec4Ec5u",
    "ENGLISH, n, PEc4-Ec5=N",
    "SPANISH, q, PEc4-Ec5=D",
    "GERMAN, u, BEc4-Ec5=E"
  })
  void aPromotionNamesItsPiece(NotationStyle style, String piece, String text) {
    assertThat(Notation.text(PROMOTION, Move.parse("Ec4Ec5" + piece), style)).startsWith(text);
  }

  @Test
  void theMarkOfASpacemateHasThreeDaggers() {
    Position before =
        Position.START
            .play(Move.parse("Aa2Aa3"))
            .play(Move.parse("Eb5Cb4"))
            .play(Move.parse("Ac2Ac3"));

    assertThat(Notation.text(before, Move.parse("Cb4Ab3"))).isEqualTo("♘Cb4–Ab3†††");
    assertThat(Notation.text(before, Move.parse("Cb4Ab3"), NotationStyle.ENGLISH))
        .isEqualTo("NCb4-Ab3#");
  }

  @ParameterizedTest
  @EnumSource(value = NotationStyle.class, mode = EnumSource.Mode.EXCLUDE, names = "DESCRIPTIVE")
  void everyStyleIsReadBackAsTheSameMoveWithoutRemarks(NotationStyle style) {
    Random random = new Random(5);
    Position position = Position.START;
    for (int i = 0; i < 600; i++) {
      if (position.status().isEnd() || i % 150 == 149) {
        position = i % 4 == 0 ? PROMOTION : Position.START;
      }
      for (Move move : position.legalMoves()) {
        if (move.promotion() != null || random.nextInt(20) == 0) {
          MoveReading reading = MoveReader.read(Notation.text(position, move, style), position);
          assertThat(reading.move()).isEqualTo(move);
          assertThat(reading.remarks()).isEmpty();
        }
      }
      position =
          position.play(position.legalMoves().get(random.nextInt(position.legalMoves().size())));
    }
  }

  @Test
  void everySignThatIsShownIsReadAgain() {
    for (int number = 1; number <= Glyphs.MAX; number++) {
      String sign = Glyphs.sign(number);
      assertThat(sign.startsWith("$") ? number : Glyphs.number(sign)).isEqualTo(number);
    }
    assertThat(Glyphs.sign(14)).as("in every font").isEqualTo("+=");
  }
}
