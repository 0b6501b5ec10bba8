package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;

class PawnThreatsTest {
  private static final Position AFTER_A_PAWN_STEP = Position.START.play(Move.parse("Aa2Aa3"));

  @Test
  void aKnightThatAPawnAttacksIsSeenToRetreat() {
    Limits limits = Limits.depth(6).withRootMoves(List.of(Move.parse("Eb5Cb4")));

    Score score =
        new Search()
            .search(AFTER_A_PAWN_STEP, limits, SearchListener.NONE, new StopToken())
            .best()
            .orElseThrow()
            .score();

    // The pawn's step to Bb3 attacks the knight, which has a safe cell: no piece is lost.
    assertThat(score).isGreaterThan(Score.cp(-250));
  }

  @Test
  void aMateThatStandsEndsTheSearch() {
    Position mateInOne = AFTER_A_PAWN_STEP.play(Move.parse("Eb5Cb4")).play(Move.parse("Ac2Ac3"));

    SearchResult result =
        new Search().search(mateInOne, Limits.INFINITE, SearchListener.NONE, new StopToken());

    assertThat(result.best().orElseThrow().score()).isEqualTo(Score.mate(1));
    assertThat(result.depth()).isLessThanOrEqualTo(6);
  }
}
