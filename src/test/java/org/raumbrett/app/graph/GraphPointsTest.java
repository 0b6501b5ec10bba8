package org.raumbrett.app.graph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;
import org.raumbrett.rgn.RgnReader;

class GraphPointsTest {
  private final Game game = RgnReader.read(Games.MATE).games().get(0).game();

  private static Game judged(Game game, int ply, Verdict verdict) {
    return GameEditor.withJudgement(game, GamePath.main(ply), Games.judgement(verdict, "Ab1Aa3"));
  }

  @Test
  void aGameNobodyJudgedHasNoPoint() {
    assertThat(GraphPoints.of(game).points()).isEmpty();
  }

  @Test
  void aJudgedMoveTellsOfThePositionsBeforeAndAfterIt() {
    GraphPoints points = GraphPoints.of(judged(game, 3, Verdict.BLUNDER));
    assertThat(points.plies()).isEqualTo(4);
    assertThat(points.points()).extracting(GraphPoints.Point::ply).containsExactly(2, 3);
    assertThat(points.points())
        .extracting(GraphPoints.Point::verdict)
        .containsExactly(Verdict.NONE, Verdict.BLUNDER);
    assertThat(points.points().get(0).chance()).isPositive();
    assertThat(points.points().get(1).chance()).isNegative();
  }

  @Test
  void theMovesOfOneSideMakeAWholeCurve() {
    Game both = judged(judged(game, 1, Verdict.NONE), 3, Verdict.DUBIOUS);
    assertThat(GraphPoints.of(both).points())
        .extracting(GraphPoints.Point::ply)
        .containsExactly(0, 1, 2, 3);
  }
}
