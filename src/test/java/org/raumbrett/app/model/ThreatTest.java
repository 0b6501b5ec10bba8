package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;

/** What the opponent would play, and when a position is thought about. */
class ThreatTest {
  private static final SearchLine LINE =
      new SearchLine(Score.cp(210), List.of(Games.move("Ab1Ac3")));

  private final Desk desk = new Desk();
  private final LiveEngine.Thinker thinker =
      (position, limits, listener, stop) -> new SearchResult(List.of(LINE), 6, 6, 1_000, 0);
  private final Threat threat = new Threat(desk, Tasks.sameThread(), thinker);

  ThreatTest() {
    desk.show(Games.document(Games.MATE));
  }

  @Test
  void theOpponentMovesInsteadAndTheScoreIsWhites() {
    desk.goTo(GamePath.main(1));
    threat.toggle();
    Threat.Found found = threat.foundProperty().get();
    assertThat(desk.place().position().sideToMove()).isEqualTo(Side.BLACK);
    assertThat(found.position().sideToMove()).isEqualTo(Side.WHITE);
    assertThat(found.score()).isEqualTo(Score.cp(210));
    desk.goTo(GamePath.main(2));
    assertThat(threat.foundProperty().get()).isNull();
    threat.toggle();
    assertThat(threat.foundProperty().get().score()).isEqualTo(Score.cp(-210));
    threat.toggle();
    assertThat(threat.foundProperty().get()).isNull();
  }

  @Test
  void aVerdictThatComesInDoesNotHideIt() {
    desk.goTo(GamePath.main(1));
    threat.toggle();
    desk.annotate(
        GameEditor.withJudgement(
            desk.game(), GamePath.main(1), Games.judgement(Verdict.DUBIOUS, "Ab1Aa3")));
    assertThat(threat.foundProperty().get()).isNotNull();
  }

  @Test
  void thereIsNoneWhenTheGameIsOver() {
    assertThat(threat.isPossible()).isFalse();
    threat.toggle();
    assertThat(threat.foundProperty().get()).isNull();
  }

  @Test
  void aPausedEngineRestsAndGoesOnAfterwards() {
    LiveEngine engine = new LiveEngine(Tasks.sameThread(), thinker);
    engine.onProperty().set(true);
    engine.look(Position.START.play(Games.move("Aa2Aa3")));
    engine.poll();
    assertThat(engine.thoughtProperty().get()).isNotNull();
    engine.pausedProperty().set(true);
    engine.poll();
    assertThat(engine.thoughtProperty().get()).isNull();
    engine.pausedProperty().set(false);
    engine.poll();
    assertThat(engine.thoughtProperty().get()).isNotNull();
  }
}
