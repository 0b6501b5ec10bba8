package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.testfx.api.FxRobot;

/** What the user does while a file is being read, and what the engine does behind a form. */
@Tag("window")
class ReadingMeanwhileTest {
  private static final String SMALL = "[White \"Small\"]\n\n1. Aa2–Aa3 *\n";

  @RegisterExtension final TestWindow test = new TestWindow();

  @TempDir private Path folder;
  private Path other;

  @BeforeEach
  void open() throws IOException {
    other = Files.writeString(folder.resolve("other.rgn"), "[White \"Other\"]\n\n1. Ab2–Ab3 *\n");
    test.openText(SMALL);
  }

  private String white() {
    return String.valueOf(test.desk().game().tags().get(Tags.WHITE));
  }

  private Ply firstMove() {
    return test.desk().game().mainLine().plies().get(0);
  }

  private static void press(FxRobot robot, KeyCode letter) {
    robot.press(KeyCode.CONTROL, letter).release(letter, KeyCode.CONTROL);
  }

  private static boolean isAsked(FxRobot robot) {
    return robot.lookup("#unsaved-cancel").tryQuery().isPresent();
  }

  @Test
  void aFormChangesTheGameItWasOpenedForAndTheFileComesAfterIt(FxRobot robot) {
    test.hold();
    test.fx(() -> test.window().open(other));
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-Event").write("Cup");
    test.release();
    assertThat(white()).as("behind the form").isEqualTo("Small");
    robot.clickOn("#dialog-ok");
    test.until(() -> isAsked(robot));
    assertThat(white()).isEqualTo("Small");
    assertThat(test.desk().game().tags().get(Tags.EVENT)).isEqualTo("Cup");
    robot.clickOn("#unsaved-drop");
    assertThat(white()).isEqualTo("Other");
    assertThat(test.desk().game().tags().get(Tags.EVENT)).isNull();
    assertThat(test.desk().modifiedProperty().get()).isFalse();
  }

  @Test
  void withoutAChangeTheFileComesUnaskedOnceTheFormIsClosed(FxRobot robot) {
    test.hold();
    test.fx(() -> test.window().open(other));
    robot.push(KeyCode.F2);
    test.release();
    robot.push(KeyCode.ESCAPE);
    test.until(() -> white().equals("Other"));
    assertThat(isAsked(robot)).isFalse();
  }

  @Test
  void aCommentWrittenWhileAFileIsReadIsNotDroppedUnasked(FxRobot robot) {
    test.hold();
    test.fx(() -> test.window().open(other));
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("why not").clickOn("#dialog-ok");
    test.release();
    test.until(() -> isAsked(robot));
    robot.clickOn("#unsaved-cancel");
    assertThat(white()).isEqualTo("Small");
    assertThat(firstMove().comments()).containsExactly("why not");
  }

  @Test
  void whoHasDroppedHisChangesIsAskedAgainOnlyAboutNewOnes(FxRobot robot) {
    test.fx(() -> test.desk().play(Games.move("Ec4Ec3")));
    for (String answer : new String[] {"new ones", "none"}) {
      test.hold();
      test.answer(other);
      press(robot, KeyCode.O);
      robot.clickOn("#unsaved-drop");
      assertThat(test.wasHeld()).as("nothing comes behind the file dialog").isTrue();
      if (answer.equals("new ones")) {
        test.fx(() -> test.desk().play(Games.move("Ab2Ab3")));
        test.release();
        test.until(() -> isAsked(robot));
        robot.clickOn("#unsaved-cancel");
        assertThat(white()).isEqualTo("Small");
      }
    }
    test.release();
    test.until(() -> white().equals("Other"));
    assertThat(isAsked(robot)).isFalse();
  }

  @Test
  void aFileNamedFromOutsideWaitsForTheFormInFront(FxRobot robot) {
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("why not");
    test.fx(() -> test.window().open(other));
    assertThat(isAsked(robot)).isFalse();
    robot.clickOn("#dialog-ok");
    test.until(() -> isAsked(robot));
    robot.clickOn("#unsaved-drop");
    test.until(() -> white().equals("Other"));
  }

  @Test
  void aFormWhoseGameIsGoneChangesNothingAndKeepsWhatWasEntered(FxRobot robot) {
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-Event").write("Cup");
    test.fx(() -> test.desk().show(Games.document(Games.MATE)));
    robot.clickOn("#dialog-ok").push(KeyCode.ENTER);
    assertThat(test.desk().game().tags().isEmpty()).isTrue();
    test.fx(() -> assertThat(Clipboard.getSystemClipboard().getString()).contains("Event: Cup"));

    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("why not");
    test.fx(() -> test.desk().show(Games.document(Games.MATE)));
    robot.clickOn("#dialog-ok").push(KeyCode.ENTER);
    assertThat(test.desk().modifiedProperty().get()).isFalse();
    test.fx(() -> assertThat(Clipboard.getSystemClipboard().getString()).isEqualTo("why not"));
  }

  @Test
  void whatTheEnginePlaysBehindAFormStays(FxRobot robot) {
    press(robot, KeyCode.E);
    robot.clickOn("#dialog-text").write("why not");
    test.fx(() -> test.desk().play(Games.move("Ec4Ec3")));
    robot.clickOn("#dialog-ok");
    assertThat(firstMove().comments()).containsExactly("why not");
    assertThat(test.desk().game().length()).isEqualTo(2);
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-Event").write("Cup");
    test.fx(() -> test.desk().play(Games.move("Ab2Ab3")));
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().length()).isEqualTo(3);
    assertThat(test.desk().game().tags().get(Tags.EVENT)).isEqualTo("Cup");
  }

  @Test
  void aTypedMoveIsNotPlayedInAnotherPosition(FxRobot robot) {
    robot.type(KeyCode.ENTER);
    robot.clickOn("#dialog-line").write("Eb4Eb3");
    test.fx(() -> test.desk().play(Games.move("Ec4Ec3")));
    test.fx(() -> test.desk().play(Games.move("Ab2Ab3")));
    robot.type(KeyCode.ENTER);
    assertThat(test.desk().game().length()).isEqualTo(3);
    assertThat(test.window().place().notice().get()).contains("position has changed");
  }
}
