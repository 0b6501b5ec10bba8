package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;

class MoveNumbersTest {
  @Test
  void aMoveIsTwoPlies() {
    MoveNumbers numbers = MoveNumbers.from(Position.START);
    assertThat(numbers.moveOf(1)).isEqualTo(1);
    assertThat(numbers.moveOf(2)).isEqualTo(1);
    assertThat(numbers.moveOf(3)).isEqualTo(2);
    assertThat(numbers.firstPly(10)).isEqualTo(19);
    assertThat(numbers.lastPly(10)).isEqualTo(20);
  }

  @Test
  void ifBlackBeginsTheFirstMoveIsOnePly() {
    MoveNumbers numbers = new MoveNumbers(12, true);
    assertThat(numbers.moveOf(1)).isEqualTo(12);
    assertThat(numbers.moveOf(2)).isEqualTo(13);
    assertThat(numbers.firstPly(12)).isEqualTo(1);
    assertThat(numbers.lastPly(12)).isEqualTo(1);
    assertThat(numbers.firstPly(13)).isEqualTo(2);
    assertThat(numbers.lastPly(13)).isEqualTo(3);
  }
}
