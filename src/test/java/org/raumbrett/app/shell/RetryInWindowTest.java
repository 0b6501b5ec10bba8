package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.boards.BoardArrow;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Retry;
import org.raumbrett.board.Side;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;
import org.testfx.api.FxRobot;

/** Trying again, choosing what is analysed, and the report, in the window. */
@Tag("window")
class RetryInWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  @TempDir private Path folder;

  private void openMarked() {
    test.openText(Games.MATE);
    test.fx(
        () -> {
          test.desk()
              .annotate(
                  GameEditor.withJudgement(
                      test.desk().game(),
                      GamePath.main(3),
                      Games.judgement(Verdict.BLUNDER, "Bb1Cc2")));
          test.desk().goTo(GamePath.main(3));
        });
  }

  private Retry.State state() {
    return test.window().place().retry().stateProperty().get();
  }

  private String text() {
    return test.find("#retry-text", Label.class).getText();
  }

  private void playOnBoard(String move) {
    test.fx(() -> test.window().view().board().play(Games.move(move)));
  }

  @Test
  void theAnswerIsHiddenUntilItIsAskedFor(FxRobot robot) {
    openMarked();
    Node verdict = test.find("#verdict", Node.class);
    assertThat(test.window().view().board().board().getArrows()).isNotEmpty();
    robot.push(KeyCode.R);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.LOOKING);
    assertThat(verdict.isVisible()).isFalse();
    assertThat(test.window().view().board().board().getArrows()).isEmpty();
    assertThat(text()).isEqualTo("Find a better move for White and play it on the board.");
    assertThat(robot.lookup(".move.blunder").queryAllAs(Node.class)).noneMatch(Node::isVisible);
    playOnBoard("Ac2Ac3");
    assertThat(text()).startsWith("♙Ac2–Ac3?? is the move of the game:");
    robot.clickOn("#retry-again");
    assertThat(state().tried()).isNull();
    robot.clickOn("#retry-answer");
    assertThat(state()).isNull();
    assertThat(verdict.isVisible()).isTrue();
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(3));
  }

  @Test
  void aHintIsDrawnWhileTryingAgain(FxRobot robot) {
    openMarked();
    robot.push(KeyCode.R);
    var arrows = test.window().view().board().board().getArrows();
    assertThat(arrows).isEmpty();
    robot.push(KeyCode.H);
    test.until(() -> !arrows.isEmpty());
    assertThat(arrows).extracting(BoardArrow::kind).containsExactly(BoardArrow.Kind.HINT);
    playOnBoard("Ab2Ab3");
    assertThat(arrows).as("the move tried is on the board").isEmpty();
  }

  @Test
  void aMovePlayedOnTheBoardIsJudgedAndKeptOnRequestOnly(FxRobot robot) {
    openMarked();
    robot.clickOn("#verdict-retry");
    playOnBoard("Ab2Ab3");
    test.until(() -> state().outcome() != Retry.Outcome.JUDGING);
    assertThat(state().found()).isNotNull();
    assertThat(text()).contains("Ab2–Ab3");
    assertThat(test.desk().game().ply(GamePath.main(3)).variations()).isEmpty();
    robot.clickOn("#retry-keep");
    assertThat(test.desk().game().ply(GamePath.main(3)).variations()).hasSize(1);
    robot.push(KeyCode.ESCAPE);
    assertThat(state()).isNull();
  }

  @Test
  void whatIsAnalysedIsChosenInTheMenu(FxRobot robot) {
    test.openText(Games.VARIED);
    robot.clickOn("#scope").clickOn("#scope-BLACK");
    robot.clickOn("#scope").clickOn("#scope-variations");
    AnalysisScope scope = test.window().place().analysis().scopeProperty().get();
    assertThat(scope).isEqualTo(AnalysisScope.of(Side.BLACK).withVariations(true));
    robot.push(KeyCode.F12);
    assertThat(test.window().place().notice().get())
        .isEqualTo("Analysing: Black’s moves · with variations");
  }

  @Test
  void aRangeIsGivenInMoves(FxRobot robot) {
    test.openText(Games.MATE);
    robot.clickOn("#scope").clickOn("#scope-range");
    robot.clickOn("#dialog-line").write("7-9");
    robot.clickOn("#dialog-ok");
    assertThat(robot.lookup("#dialog-fault").queryAs(Label.class).getText()).isNotEmpty();
    robot.clickOn("#dialog-line").push(KeyCode.CONTROL, KeyCode.A).write("2");
    robot.clickOn("#dialog-ok");
    AnalysisScope scope = test.window().place().analysis().scopeProperty().get();
    assertThat(scope).isEqualTo(AnalysisScope.MAIN_LINE.withPlies(3, 4));
  }

  @Test
  void theReportIsWrittenInTheFormTheNameSays(FxRobot robot) throws IOException {
    openMarked();
    for (String name : new String[] {"report.html", "report.png", "another"}) {
      test.answer(folder.resolve(name));
      robot.push(
          new KeyCodeCombination(
              KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
      String written = name.contains(".") ? name : name + ".html";
      test.until(() -> test.window().place().notice().get().equals("Report written: " + written));
    }
    assertThat(Files.readString(folder.resolve("report.html"))).contains("Ac2–Ac3??");
    assertThat(Files.readAllBytes(folder.resolve("report.png"))).startsWith(0x89, 'P', 'N', 'G');
    assertThat(NativeFileChoice.pictureName("a.html")).isEqualTo("a.png");
    assertThat(NativeFileChoice.pictureName("a.b")).isEqualTo("a.b.png");
  }
}
