package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.testfx.api.FxRobot;

@Tag("window")
class PlayInWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  private EngineGame.Phase phase() {
    return test.window().place().game().state().phase();
  }

  private static void press(FxRobot robot, KeyCode... keys) {
    robot.press(keys).release(keys);
  }

  private void begin(FxRobot robot, String opposition) {
    press(robot, KeyCode.CONTROL, KeyCode.N);
    robot.clickOn(opposition);
    test.fx(() -> robot.lookup("#newgame-level").queryAs(Slider.class).setValue(1));
    robot.clickOn("#dialog-ok");
  }

  private void play(FxRobot robot, String move) {
    robot.type(KeyCode.ENTER);
    robot.clickOn("#dialog-line").write(move);
    robot.type(KeyCode.ENTER);
  }

  @Test
  void aGameAgainstTheEngineIsPlayedTakenBackAndGivenUp(FxRobot robot) {
    test.fx(() -> test.window().place().engine().onProperty().set(true));
    begin(robot, "#newgame-user_white");
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(test.window().place().engine().onProperty().get()).isFalse();
    assertThat(test.desk().game().tags().get(Tags.BLACK)).contains("(level 1)");
    play(robot, "Ab1Aa3");
    test.until(() -> test.desk().game().length() == 2);
    assertThat(test.find("#play-title", Labeled.class).getText()).isEqualTo("Your move");
    robot.clickOn("#play-TAKE_BACK");
    assertThat(test.desk().game().length()).isZero();
    play(robot, "Ac2Ac3");
    test.until(() -> test.desk().game().length() == 2);
    robot.clickOn("#play-RESIGN");
    robot.clickOn("#dialog-ok");
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
    assertThat(test.find("#play-title", Labeled.class).getText()).contains("Raumbrett has won");
    assertThat(test.find("#strip-result", Labeled.class).getText()).isEqualTo("0–1");
  }

  @Test
  void theEngineBeginsAndTheBoardIsSeenFromTheUsersSide(FxRobot robot) {
    begin(robot, "#newgame-user_black");
    test.until(() -> test.desk().game().length() == 1);
    assertThat(test.window().place().look().viewpointProperty().get()).isEqualTo(Side.BLACK);
    robot.type(KeyCode.H);
    test.until(() -> test.window().place().hint().moveProperty().get() != null);
    assertThat(test.find("#message", Labeled.class).getText()).startsWith("Hint: ");
    assertThat(test.find("#board", BoardStackView.class).getArrows()).hasSize(1);
  }

  @Test
  void aMoveElsewhereIsAVariationAndTheGameWaits(FxRobot robot) {
    begin(robot, "#newgame-user_white");
    play(robot, "Ab1Aa3");
    test.until(() -> test.desk().game().length() == 2);
    robot.type(KeyCode.HOME);
    play(robot, "Ac2Ac3");
    assertThat(test.find("#message", Labeled.class).getText()).startsWith("A variation");
    assertThat(test.desk().game().length()).isEqualTo(2);
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
  }

  @Test
  void aMoveFoundInASecondTryTakesThePlaceOfTheBlunder(FxRobot robot) {
    begin(robot, "#newgame-user_white");
    play(robot, "Ab1Aa3");
    test.until(() -> test.desk().game().length() == 2);
    GamePath blunder = GamePath.main(1);
    test.fx(
        () -> {
          test.desk()
              .annotate(
                  GameEditor.withJudgement(
                      test.desk().game(), blunder, Games.judgement(Verdict.BLUNDER, "Ac2Ac3")));
          test.desk().goTo(blunder);
        });
    robot.type(KeyCode.R);
    assertThat(test.find("#retry-playon", Node.class).isVisible()).isFalse();
    test.fx(() -> test.window().view().board().play(Games.move("Ac2Ac3")));
    assertThat(test.desk().game().moves(blunder))
        .as("only tried")
        .doesNotContain(Games.move("Ac2Ac3"));
    robot.clickOn("#retry-playon");
    test.until(() -> phase() == EngineGame.Phase.USERS_TURN && test.desk().game().length() == 2);
    assertThat(test.desk().game().moves(blunder)).containsExactly(Games.move("Ac2Ac3"));
    assertThat(test.desk().game().ply(blunder).variations()).hasSize(1);
    assertThat(test.window().place().retry().stateProperty().get()).isNull();
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(2));
  }

  @Test
  void aGameThatGoesOnIsSeenFromTheUsersSideAndNobodyTellsHimMoves(FxRobot robot) {
    test.openText("1. Aa2–Aa3 Eb5–Cb4");
    test.fx(
        () -> {
          test.window().place().engine().onProperty().set(true);
          test.window().place().game().resume(new EngineGame.Seat(Side.WHITE, 1));
        });
    assertThat(test.window().place().look().viewpointProperty().get()).isEqualTo(Side.BLACK);
    assertThat(test.window().place().engine().onProperty().get()).isFalse();
    test.until(() -> test.desk().game().length() == 3);
    assertThat(test.find("#play-title", Labeled.class).getText()).isEqualTo("Your move");
  }

  @Test
  void aPositionIsSetUpWithMouseKeysAndText(FxRobot robot) {
    test.openText(Games.MATE);
    press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
    TextField text = robot.lookup("#setup-text").queryAs(TextField.class);
    robot.clickOn("#setup-clear");
    assertThat(robot.lookup("#setup-remarks").query().lookupAll(".fault")).hasSize(2);
    assertThat(robot.lookup("#dialog-ok").query().isDisabled()).isTrue();

    BoardStackView board = robot.lookup("#editor-board").queryAs(BoardStackView.class);
    robot.clickOn("#palette-K-white");
    robot.clickOn(board);
    assertThat(text.getText()).contains("K");
    robot.clickOn(board, MouseButton.SECONDARY);
    assertThat(text.getText()).doesNotContain("K");

    test.fx(board::requestFocus);
    robot.type(KeyCode.UP);
    press(robot, KeyCode.SHIFT, KeyCode.K);
    assertThat(text.getText())
        .isEqualTo("5/5/5/5/5|5/5/5/5/5|5/5/2K2/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1");
    robot.type(KeyCode.PAGE_UP).type(KeyCode.PAGE_UP).type(KeyCode.K);
    assertThat(text.getText()).startsWith("5/5/2k2/5/5|");
    robot.clickOn("#setup-black");
    assertThat(text.getText()).contains(" b ");

    String ending = "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K1Q2 b 3 40";
    test.fx(() -> text.setText("nonsense"));
    assertThat(robot.lookup("#setup-text-fault").queryAs(Labeled.class).getText())
        .startsWith("Character 1: ");
    test.fx(() -> text.setText(ending));
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().start()).isEqualTo(Rfen.parse(ending));
    assertThat(test.desk().game().tags().get(Tags.FEN)).isEqualTo(ending);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.START);
    assertThat(test.desk().modifiedProperty().get()).isTrue();
  }

  @Test
  void aNewGameForBothSidesHasTheTagsOfAGameAndNothingToLose(FxRobot robot) {
    LocalDate before = LocalDate.now();
    press(robot, KeyCode.CONTROL, KeyCode.N);
    robot.clickOn("#newgame-nobody").clickOn("#dialog-ok");
    Tags tags = test.desk().game().tags();
    assertThat(tags.list()).extracting(tag -> tag.name()).containsExactlyElementsOf(Tags.REQUIRED);
    assertThat(LocalDate.parse(tags.get(Tags.DATE).replace('.', '-')))
        .isBetween(before, LocalDate.now());
    assertThat(test.desk().modifiedProperty().get()).isFalse();
    assertThat(test.find("#strip-result", Labeled.class).getText()).isEqualTo("in progress");
  }

  @Test
  void theStripSaysHowAGameHasEndedThatNobodyHasClosed() {
    String running = "[White \"A\"]\n[Result \"*\"]\n";
    String bareKings = "5/5/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1";
    assertThat(stripOf(running + "\n1. Aa2–Aa3 *")).isEqualTo("in progress");
    assertThat(stripOf(running + "\n" + Games.MATE + " *")).isEqualTo("spacemate");
    assertThat(stripOf(running + "[SetUp \"1\"]\n[FEN \"" + bareKings + "\"]\n\n*"))
        .isEqualTo("dead position");
  }

  private String stripOf(String text) {
    test.openText(text);
    return test.find("#strip-result", Labeled.class).getText();
  }

  @Test
  void aSetUpThatIsCancelledChangesNothing(FxRobot robot) {
    test.openText(Games.MATE);
    press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
    robot.clickOn("#setup-clear");
    robot.clickOn("#dialog-cancel").clickOn("#leave-discard");
    assertThat(test.desk().game().length()).isEqualTo(4);
  }

  @Test
  void theNewGameMayBeginWhereTheUserStands(FxRobot robot) {
    test.openText(Games.MATE);
    robot.type(KeyCode.LEFT);
    var position = test.desk().place().position();
    press(robot, KeyCode.CONTROL, KeyCode.N);
    robot.clickOn("#newgame-position").clickOn("#newgame-nobody").clickOn("#dialog-ok");
    assertThat(test.desk().game().start()).isEqualTo(position);
    assertThat(test.desk().game().length()).isZero();
    assertThat(phase()).isEqualTo(EngineGame.Phase.OFF);
  }
}
