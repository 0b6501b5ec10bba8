package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"Ab1Bd1", "Aa1Aa1", "Dc5Ec5q", "Dc5Ec5r", "Dc5Ec5b", "Dc5Ec5n", "Dc5Ec5u"})
  void aMoveIsReadAsItIsWritten(String text) {
    assertThat(Move.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Ab1",
        "Ab1-Bd1",
        "Ab1Bd",
        "Ab1Bd6",
        "Fb1Bd1",
        "ab1bd1",
        "Dc5Ec5Q",
        "Dc5Ec5k",
        "Dc5Ec5p",
        "Dc5Ec5x",
        "Dc5Ec51",
        "Dc5Ec5 ",
        "Dc5Ec5qq",
        "♘Ab1Bd1"
      })
  void whatIsNoMoveIsNull(String text) {
    assertThat(Move.parse(text)).isNull();
  }

  @Test
  void theOrderIsOriginTargetPromotion() {
    List<Move> ordered =
        Stream.of(
                "Ab1Aa1", "Ab1Bd1", "Aa2Aa1q", "Aa2Aa1r", "Aa2Aa1b", "Aa2Aa1n", "Aa2Aa1u", "Ba1Aa1")
            .map(Move::parse)
            .map(Objects::requireNonNull)
            .toList();

    for (int i = 0; i < ordered.size(); i++) {
      for (int j = 0; j < ordered.size(); j++) {
        assertThat(Integer.signum(ordered.get(i).compareTo(ordered.get(j))))
            .isEqualTo(Integer.compare(i, j));
      }
    }
  }

  @Test
  void aPlainMoveComesBeforeAPromotion() {
    Cell from = Cell.ofIndex(5);
    Cell to = Cell.ofIndex(0);

    assertThat(new Move(from, to)).isLessThan(new Move(from, to, PieceKind.QUEEN));
  }

  @Test
  void aCodeGivesBackItsParts() {
    int code = MoveCode.of(117, 122, 6, 1, 13);

    assertThat(MoveCode.from(code)).isEqualTo(117);
    assertThat(MoveCode.to(code)).isEqualTo(122);
    assertThat(MoveCode.promotion(code)).isEqualTo(6);
    assertThat(MoveCode.moved(code)).isEqualTo(1);
    assertThat(MoveCode.captured(code)).isEqualTo(13);
    assertThat(MoveCode.isTactical(code)).isTrue();
    assertThat(MoveCode.isTactical(MoveCode.of(117, 122, 6, 1, 0))).isTrue();
    assertThat(MoveCode.isTactical(MoveCode.of(117, 122, 0, 1, 13))).isTrue();
    assertThat(MoveCode.isTactical(MoveCode.of(117, 122, 0, 1, 0))).isFalse();
    assertThat(MoveCode.toMove(code)).hasToString("Ec4Ec5q");
  }
}
