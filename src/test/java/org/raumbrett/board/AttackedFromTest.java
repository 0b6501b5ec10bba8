package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AttackedFromTest {
  static Stream<Position> someGame() {
    Random random = new Random(5);
    return Stream.iterate(
            Position.START,
            position -> {
              var moves = position.legalMoves();
              return position.play(moves.get(random.nextInt(moves.size())));
            })
        .limit(20);
  }

  @ParameterizedTest
  @MethodSource("someGame")
  void aManAttacksWhatCountsItAmongItsAttackers(Position position) {
    for (Cell from : Cell.ALL) {
      Piece man = position.pieceAt(from);
      for (Cell target : Cell.ALL) {
        boolean attacks = man != null && position.attackers(target, man.side()).contains(from);
        assertThat(position.attackedFrom(from).contains(target)).isEqualTo(attacks);
      }
    }
  }

  @Test
  void aPawnAttacksItsFiveCapturesAndNotItsSteps() {
    Position position = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|5/5/2P2/5/5|5/5/5/5/5|K4/5/5/5/5 w");
    assertThat(position.attackedFrom(Cell.parse("Cc3")))
        .extracting(Cell::toString)
        .containsExactlyInAnyOrder("Cb4", "Cd4", "Db3", "Dd3", "Dc4");
  }
}
