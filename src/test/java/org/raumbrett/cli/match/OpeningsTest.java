package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;

class OpeningsTest {
  @Test
  void openingsAreQuietDifferentAndTheSameAgain() {
    Openings openings = new Openings(3);
    Set<Position> seen = new HashSet<>();
    for (int number = 0; number < 12; number++) {
      Position position = openings.get(number);
      assertThat(position).isEqualTo(new Openings(3).get(number));
      assertThat(Cell.ALL.stream().filter(cell -> position.pieceAt(cell) != null)).hasSize(40);
      assertThat(position.inCheck()).isFalse();
      assertThat(position.fullMoveNumber()).isBetween(3, 4);
      seen.add(position);
    }
    assertThat(seen).hasSize(12);
    assertThat(new Openings(4).get(0)).isNotEqualTo(openings.get(0));
  }
}
