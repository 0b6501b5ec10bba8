package org.raumbrett.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;

class PositionDiagramTest {
  @Test
  void theLevelsStandBesideOneAnotherAndTheRfenBelow() {
    assertThat(PositionDiagram.of(Position.START))
        .isEqualTo(
            """
                A             B             C             D             E
            5 . . . . .   5 . . . . .   5 . . . . .   5 u b q u b   5 r n k n r
            4 . . . . .   4 . . . . .   4 . . . . .   4 p p p p p   4 p p p p p
            3 . . . . .   3 . . . . .   3 . . . . .   3 . . . . .   3 . . . . .
            2 P P P P P   2 P P P P P   2 . . . . .   2 . . . . .   2 . . . . .
            1 R N K N R   1 B U Q B U   1 . . . . .   1 . . . . .   1 . . . . .
              a b c d e     a b c d e     a b c d e     a b c d e     a b c d e
            """
                + Position.START
                + "\n");
  }
}
