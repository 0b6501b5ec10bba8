package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisProgress;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.model.EngineJudge;
import org.raumbrett.app.model.Games;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.testfx.api.FxRobot;

@Tag("window")
class AnalysisInWindowTest {
  private final EngineJudge engine = new EngineJudge(1);
  private final CountDownLatch released = new CountDownLatch(1);
  private boolean patient;

  @RegisterExtension final TestWindow test = new TestWindow(this::judge);

  /** Judges with the engine, or one move and then waits until the test lets it go. */
  private void judge(
      Game game, int level, AnalysisScope scope, StopToken stop, AnalysisListener listener) {
    if (!patient) {
      engine.judge(game, level, scope, stop, listener);
      return;
    }
    listener.judged(GamePath.main(1), Games.judgement(Verdict.DUBIOUS, "Ab1Aa3"));
    listener.progress(new AnalysisProgress(1, game.length(), 1, 100));
    try {
      released.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    listener.judged(GamePath.main(2), Games.judgement(Verdict.BLUNDER, "Ec4Ec3"));
  }

  @AfterEach
  void letGo() {
    released.countDown();
  }

  private Judgement judgement(int ply) {
    return test.desk().game().ply(GamePath.main(ply)).judgement();
  }

  @Test
  void analysingGivesTheBlunderItsGlyphAndNamesTheBetterMove(FxRobot robot) {
    test.fx(() -> test.settings().strengthProperty().set(1));
    test.openText(Games.MATE);
    robot.clickOn("#analyse");
    test.until(() -> !test.window().place().analysis().state().running());
    test.until(() -> judgement(3) != null);
    assertThat(judgement(3).verdict()).isEqualTo(Verdict.BLUNDER);
    robot.push(KeyCode.HOME).push(KeyCode.B);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(3));
    Node move = robot.lookup(".move.blunder").query();
    assertThat(((Labeled) move.lookup(".move-glyph")).getText()).isEqualTo("??");
    assertThat(((Labeled) test.find("#verdict", Node.class).lookup(".verdict-title")).getText())
        .contains("Ac2–Ac3??");
    for (String heading : List.of("Marked moves", "Accuracy", "Avg. loss")) {
      assertThat(robot.lookup(heading).tryQuery()).as(heading).isPresent();
    }
    assertThat(test.find("#count-WHITE-BLUNDER", Node.class).getAccessibleText())
        .isEqualTo("White, blunder: 1");
    robot.clickOn(".better-line .line-move");
    assertThat(test.window().place().preview().lookProperty().get()).isNotNull();
    robot.push(KeyCode.ESCAPE);
    assertThat(test.window().place().preview().lookProperty().get()).isNull();
  }

  @Test
  void cancelKeepsWhatIsDone(FxRobot robot) {
    patient = true;
    test.openText(Games.MATE);
    robot.push(KeyCode.F12);
    test.until(() -> judgement(1) != null);
    assertThat(test.find("#progress", Labeled.class).getText()).isEqualTo("move 2 of 4");
    assertThat(test.find("#analyse", Labeled.class).getText()).isEqualTo("Cancel");
    robot.clickOn("#analyse");
    assertThat(test.find("#analyse", Labeled.class).getText()).isEqualTo("Analyse");
    assertThat(judgement(1).verdict()).isEqualTo(Verdict.DUBIOUS);
    released.countDown();
    test.fx(() -> {});
    assertThat(judgement(2)).isNull();
  }

  @Test
  void theUserStaysWhereHeIsWhileMovesAreJudged(FxRobot robot) {
    patient = true;
    test.openText(Games.MATE);
    robot.push(KeyCode.F12);
    test.until(() -> judgement(1) != null);
    robot.push(KeyCode.LEFT).push(KeyCode.LEFT);
    released.countDown();
    test.until(() -> judgement(2) != null);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(2));
  }

  /** A dark ground there would read as "Black is winning". */
  @Test
  void theGraphIsPaintedNoFurtherThanTheGameHasBeenJudged(FxRobot robot) {
    patient = true;
    test.openText(Games.MATE);
    robot.push(KeyCode.F12);
    test.until(() -> judgement(1) != null);
    robot.clickOn("#analyse");
    Region graph = test.find("#graph", Region.class);
    test.fx(graph::layout);
    double quarter =
        (graph.getWidth() - 2 * graph.lookup(".graph-middle").getBoundsInParent().getMinX()) / 4;
    assertThat(graph.lookupAll(".graph-ground"))
        .singleElement()
        .satisfies(
            ground ->
                assertThat(ground.getLayoutBounds().getWidth())
                    .isCloseTo(quarter, Offset.offset(2.0)));
  }
}
