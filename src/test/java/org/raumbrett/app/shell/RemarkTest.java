package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Ply;
import org.testfx.api.FxRobot;

@Tag("window")
class RemarkTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  private Ply ply() {
    return test.desk().place().ply();
  }

  private static void press(FxRobot robot, KeyCode letter) {
    robot.press(KeyCode.CONTROL, letter).release(letter, KeyCode.CONTROL);
  }

  @Test
  void aMoveIsGivenGlyphsAndACommentWhichCanBeTakenBack(FxRobot robot) {
    test.openText(Games.MATE);
    robot.type(KeyCode.LEFT);
    press(robot, KeyCode.E);
    robot.clickOn("#glyph-4").clickOn("#glyph-19").clickOn("#dialog-text").write("why not");
    robot.clickOn("#dialog-ok");
    assertThat(ply().nags()).containsExactly(4, 19);
    assertThat(ply().comments()).containsExactly("why not");
    press(robot, KeyCode.E);
    robot.clickOn("#glyph-19").clickOn("#glyph-2").clickOn("#dialog-ok");
    assertThat(ply().nags()).containsExactly(2);
    assertThat(ply().comments()).containsExactly("why not");
    press(robot, KeyCode.Z);
    press(robot, KeyCode.Z);
    assertThat(ply().nags()).isEmpty();
    assertThat(ply().comments()).isEmpty();
  }

  @Test
  void aCommentThatWasTypedIsNotDroppedWithoutAQuestion(FxRobot robot) {
    test.openText(Games.MATE);
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("why not");
    robot.type(KeyCode.ESCAPE);
    robot.clickOn("#leave-stay");
    robot.clickOn("#dialog-ok");
    assertThat(ply().comments()).containsExactly("why not");
    press(robot, KeyCode.E);
    robot.clickOn("#glyph-4").clickOn("#dialog-cancel").clickOn("#leave-discard");
    assertThat(ply().nags()).isEmpty();
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-cancel");
    assertThat(robot.lookup("#dialog-text").tryQuery()).as("nothing was changed").isEmpty();
  }

  @Test
  void enterOnTheQuestionLosesNothing(FxRobot robot) {
    test.openText("1. Aa2–Aa3");
    robot.type(KeyCode.HOME).type(KeyCode.RIGHT);
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("A long thought");
    robot.clickOn("#dialog-cancel").type(KeyCode.ENTER);
    assertThat(robot.lookup("#leave-stay").tryQuery()).as("the question").isEmpty();
    assertThat(robot.lookup("#dialog-text").queryTextInputControl().getText())
        .isEqualTo("A long thought");
    robot.clickOn("#dialog-ok");
  }

  @Test
  void whileACommentIsWrittenTheGameIsKeptWithIt(FxRobot robot) {
    test.openText("1. Aa2–Aa3");
    press(robot, KeyCode.E);
    robot.clickOn("#glyph-4").clickOn("#dialog-text").write("why not");
    Ply written =
        test.window().place().recovery().draftProperty().get().get().mainLine().plies().get(0);
    assertThat(written.nags()).containsExactly(4);
    assertThat(written.comments()).containsExactly("why not");
    assertThat(ply().comments()).isEmpty();
    robot.clickOn("#dialog-cancel").clickOn("#leave-discard");
    assertThat(test.window().place().recovery().draftProperty().get()).isNull();
  }

  @Test
  void theBeginningOfAGameHasACommentAndNoGlyphs(FxRobot robot) {
    test.openText("{One.} {Two.} 1. Aa2–Aa3 $220 Ec4–Ec3");
    robot.type(KeyCode.HOME);
    press(robot, KeyCode.E);
    assertThat(robot.lookup("#glyph-4").tryQuery()).isEmpty();
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().mainLine().comments()).isEqualTo(List.of("One.", "Two."));
    assertThat(test.desk().modifiedProperty().get()).isFalse();
    robot.type(KeyCode.RIGHT);
    press(robot, KeyCode.E);
    robot.clickOn("#glyph-1").clickOn("#dialog-ok");
    assertThat(ply().nags()).as("what the form does not offer stays").containsExactly(1, 220);
  }

  @Test
  void thatABraceIsKeptAsAnotherSignIsToldWhileItIsTyped(FxRobot robot) {
    test.openText("1. Aa2–Aa3 Ec4–Ec3");
    press(robot, KeyCode.E);
    Labeled brace = robot.lookup("#remark-brace").query();
    assertThat(brace.isVisible()).isFalse();
    TextInputControl text = robot.lookup("#dialog-text").queryTextInputControl();
    test.fx(() -> text.setText("a } b"));
    assertThat(brace.isVisible()).isTrue();
    assertThat(brace.getText()).isEqualTo("A } ends a comment in RGN: it is kept as ).");
    test.fx(() -> text.setText("a { b"));
    assertThat(brace.isVisible()).isFalse();
    test.fx(() -> text.setText("a } b"));
    robot.clickOn("#dialog-ok");
    assertThat(ply().comments()).as("what will be saved").containsExactly("a ) b");
  }

  @Test
  void whatACommentHidesIsShownUnderIt(FxRobot robot) {
    test.openText("1. Aa2–Aa3 {a\u202eb\n\nc} Ec4–Ec3");
    robot.type(KeyCode.HOME).type(KeyCode.RIGHT);
    press(robot, KeyCode.E);
    Labeled hidden = robot.lookup("#remark-hidden").query();
    assertThat(hidden.getText()).isEqualTo("It has hidden characters: a<U+202E>b⏎c");
    test.fx(() -> robot.lookup("#dialog-text").queryTextInputControl().setText("ab\nc"));
    assertThat(hidden.isVisible()).isFalse();
    robot.push(KeyCode.ESCAPE);
  }
}
