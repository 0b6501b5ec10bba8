package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Games;
import org.testfx.api.FxRobot;

/** Orthodox chess, pasted, opened or dropped, takes nobody's game from the window. */
@Tag("window")
class ForeignTextTest {
  private static final String PGN = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n";

  @RegisterExtension final TestWindow test = new TestWindow();

  private void paste(FxRobot robot, String text) {
    test.fx(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(text);
          Clipboard.getSystemClipboard().setContent(content);
        });
    robot.press(KeyCode.CONTROL, KeyCode.V).release(KeyCode.V, KeyCode.CONTROL);
    test.until(() -> robot.lookup("#foreign-reason").tryQuery().isPresent());
  }

  private static String reason(FxRobot robot) {
    Labeled label = robot.lookup("#foreign-reason").query();
    return label.getText();
  }

  @Test
  void aPastedGameIsNamedAndShownAndWhatIsOpenStays(FxRobot robot) {
    test.openText(Games.MATE);
    robot.push(KeyCode.LEFT);
    var place = test.desk().place();
    paste(robot, PGN);

    assertThat(reason(robot))
        .startsWith("Line 3, column 4: “e4” is algebraic notation of orthodox 8×8 chess (PGN).");
    TextInputControl text = robot.lookup("#foreign-text").queryTextInputControl();
    assertThat(text.getText()).isEqualTo(PGN);
    test.until(() -> text.getSelectedText().equals("e4"));
    robot.push(KeyCode.ENTER);
    assertThat(robot.lookup("#foreign-reason").tryQuery()).isEmpty();
    assertThat(test.desk().place()).isEqualTo(place);
    assertThat(test.desk().game().length()).isEqualTo(4);
  }

  @Test
  void nobodyIsAskedAboutUnsavedChangesForATextThatIsNotOpened(FxRobot robot) {
    test.openText("1. Aa2–Aa3");
    test.fx(() -> test.desk().edit(Games.document(Games.MATE).games().get(0)));
    paste(robot, "1. P4R P4R");

    assertThat(robot.lookup("#unsaved-cancel").tryQuery()).isEmpty();
    assertThat(reason(robot)).contains("Spanish descriptive");
    robot.clickOn("#dialog-ok");
    robot.clickOn("#unsaved-cancel");
    assertThat(test.desk().game().length()).isEqualTo(4);
    paste(robot, "1. P4R P4R");
    robot.clickOn("#dialog-ok").clickOn("#unsaved-drop");
    assertThat(test.desk().document().content().text()).isEqualTo("1. P4R P4R");
  }

  @Test
  void aDroppedFileIsShownWithoutReplacingWhatIsOpen(FxRobot robot, @TempDir Path folder)
      throws IOException {
    test.openText(Games.MATE);
    Path file = Files.writeString(folder.resolve("karpov.pgn"), PGN.repeat(3_000));
    test.fx(() -> test.window().files().drop(List.of(file)));
    test.until(() -> robot.lookup("#foreign-reason").tryQuery().isPresent());

    assertThat(robot.lookup("karpov.pgn is not a game of Raumschach").tryQuery()).isPresent();
    robot.push(KeyCode.ESCAPE);
    assertThat(test.desk().game().length()).isEqualTo(4);
    assertThat(test.window().place().recent().list()).doesNotContain(file);
  }
}
