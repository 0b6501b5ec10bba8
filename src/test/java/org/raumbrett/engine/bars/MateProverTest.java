package org.raumbrett.engine.bars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** The prover itself, against mates known from elsewhere. */
class MateProverTest {
  private final MateProver prover = new MateProver();

  @Test
  void theShortestMateOfAllIsSeenOnePlyBeforeItHappens() {
    Position position = Position.START;
    for (String move : List.of("Aa2Aa3", "Eb5Cb4", "Ac2Ac3")) {
      assertThat(prover.matesWithin(position, 1)).isFalse();
      position = position.play(Move.parse(move));
    }
    assertThat(prover.matesWithin(position, 1)).isTrue();
    assertThat(prover.matesByChecksWithin(position, 1)).isTrue();
  }

  @Test
  void aQueenAloneDoesNotMateFromAfarInThree() {
    Position position = Rfen.parse("5/5/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/Q4/5/5/5 w");
    assertThat(prover.matesWithin(position, 3)).isFalse();
  }

  @Test
  void stalemateIsNoMate() {
    Position position = Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/5|5/5/5/5/k1K2 b");
    assertThat(position.legalMoves()).isEmpty();
    assertThat(prover.matesWithin(position, 2)).isFalse();
  }

  @Test
  void aQuietKeyMoveIsFoundByAllMovesAndNotByChecksAlone() {
    Position position =
        Rfen.parse("5/5/5/1N3/5|5/5/5/5/5|5/2Q2/5/5/5|k4/5/5/1K3/5|5/5/5/5/5 w 0 1");
    assertThat(prover.matesWithin(position, 2)).isTrue();
    assertThat(prover.matesByChecksWithin(position, 2)).isFalse();
  }
}
