package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.Settings;
import org.raumbrett.board.Side;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnReader;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@Tag("window")
class MainWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  private GamePath path() {
    return test.desk().place().path();
  }

  private void focus(String selector) {
    Node node = test.find(selector, Node.class);
    test.fx(node::requestFocus);
  }

  @Test
  void aFileOpenedThroughTheChooserShowsItsFinalPosition(FxRobot robot, @TempDir Path folder)
      throws IOException {
    test.answer(Files.writeString(folder.resolve("varied.rgn"), Games.VARIED));
    robot.clickOn("#button-OPEN");
    test.until(() -> test.desk().game().length() == 3);
    assertThat(path()).isEqualTo(GamePath.main(3));
    assertThat(test.window().stage().getTitle()).contains("varied.rgn");
    assertThat(test.find("#strip", Node.class).isVisible()).isTrue();
    assertThat(test.find("#strip-white", Labeled.class).getText()).isEqualTo("Engine A");
    assertThat(test.settings().lastFolder()).isEqualTo(folder);
  }

  @Test
  void aPastedListHasNoStrip(FxRobot robot) {
    test.fx(
        () -> {
          ClipboardContent content = new ClipboardContent();
          content.putString(Games.MATE);
          Clipboard.getSystemClipboard().setContent(content);
        });
    robot.press(KeyCode.CONTROL, KeyCode.V).release(KeyCode.V, KeyCode.CONTROL);
    test.until(() -> test.desk().game().length() == 4);
    assertThat(test.find("#strip", Node.class).isVisible()).isFalse();
    assertThat(test.find("#status", Labeled.class).getText()).contains("Spacemate");
  }

  @Test
  void arrowsStepWhileTheSliderHasTheFocusAndDoNotMoveIt(FxRobot robot) {
    test.openText(Games.MATE);
    Slider slider = test.find("#strength", Slider.class);
    focus("#strength");
    double strength = slider.getValue();
    robot.push(KeyCode.LEFT).push(KeyCode.LEFT).push(KeyCode.LEFT);
    assertThat(path()).isEqualTo(GamePath.main(1));
    robot.push(KeyCode.RIGHT);
    assertThat(path()).isEqualTo(GamePath.main(2));
    robot.push(KeyCode.HOME);
    assertThat(path()).isEqualTo(GamePath.START);
    robot.push(KeyCode.END);
    assertThat(path()).isEqualTo(GamePath.main(4));
    assertThat(slider.isFocused()).isTrue();
    assertThat(slider.getValue()).isEqualTo(strength);
  }

  @Test
  void arrowsStepWhateverHasTheFocus(FxRobot robot) {
    test.openText("1. Aa2–Aa3 Ax9");
    for (String focused : List.of("#problems", "#tabs", "#board", "#analyse", "#button-FLIP")) {
      robot.push(KeyCode.END);
      focus(focused);
      robot.push(KeyCode.LEFT);
      assertThat(path()).as(focused).isEqualTo(GamePath.START);
    }
  }

  @Test
  void aTextFieldKeepsItsKeys(FxRobot robot) {
    test.openText(Games.MATE);
    robot.clickOn("Game text");
    robot.clickOn("#game-text");
    TextArea area = test.find("#game-text", TextArea.class);
    test.fx(area::end);
    GamePath before = path();
    robot.push(KeyCode.F).push(KeyCode.HOME);
    assertThat(area.getText()).endsWith("f");
    assertThat(test.window().place().look().viewpointProperty().get()).isEqualTo(Side.WHITE);
    assertThat(before).isEqualTo(GamePath.main(4));
    assertThat(area.getCaretPosition()).isLessThan(area.getLength());
  }

  @Test
  void aClickOnAMoveGoesThere(FxRobot robot) {
    test.openText(Games.MATE);
    robot.clickOn("♘Eb5–Cb4");
    assertThat(path()).isEqualTo(GamePath.main(2));
  }

  @Test
  void theCurrentMoveOfALongGameIsAlwaysInSight(FxRobot robot) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append("Ab1–Aa3 {A comment that takes room.} Eb5–Ea3 Aa3–Ab1 Ea3–Eb5 ");
    }
    test.openText(text.toString());
    assertThat(currentIsInSight()).isTrue();
    for (int ply : new int[] {0, 120, 7, 240, 119}) {
      test.fx(() -> test.desk().goTo(GamePath.main(ply)));
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(ply == 0 || currentIsInSight()).as("ply " + ply).isTrue();
    }
    robot.push(KeyCode.HOME);
    for (int i = 0; i < 30; i++) {
      robot.push(KeyCode.RIGHT);
    }
    assertThat(currentIsInSight()).isTrue();
  }

  private boolean currentIsInSight() {
    ListView<?> list = test.find("#moves", ListView.class);
    var area = list.localToScene(list.getBoundsInLocal());
    return list.lookupAll(".move").stream()
        .filter(node -> node.isVisible() && node.getParent().getScene() != null)
        .filter(
            node ->
                node.getPseudoClassStates().stream()
                    .anyMatch(state -> state.getPseudoClassName().equals("current")))
        .anyMatch(node -> area.contains(node.localToScene(node.getBoundsInLocal())));
  }

  @Test
  void aClickOnAProblemSelectsItsPlaceInTheText(FxRobot robot) {
    test.openText("1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac4");
    robot.clickOn("#problems");
    TextArea area = test.find("#game-text", TextArea.class);
    assertThat(area.getSelectedText()).isEqualTo("Ac2–Ac4");
    assertThat(area.isFocused()).isTrue();
  }

  @Test
  void editedTextIsReadAgain(FxRobot robot) {
    test.openText("1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac4");
    robot.clickOn("Game text");
    robot.clickOn("#game-text");
    TextArea area = test.find("#game-text", TextArea.class);
    test.fx(() -> area.replaceText(area.getLength() - 1, area.getLength(), "3"));
    test.until(() -> test.desk().game().length() == 3);
    assertThat(test.find("#problems", Node.class).getParent().isVisible()).isFalse();
  }

  @Test
  void aDroppedFileIsOpened(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("dropped.rgn"), Games.MATE);
    test.fx(() -> test.window().files().drop(List.of(file)));
    test.until(() -> test.desk().game().length() == 4);
    assertThat(test.desk().document().file()).isEqualTo(file);
  }

  @Test
  void nothingUnsavedIsDroppedWithoutAQuestion(FxRobot robot) {
    test.openText(Games.MATE);
    test.fx(
        () -> {
          test.desk().first();
          test.desk().play(Games.move("Ab1Aa3"));
        });
    robot.press(KeyCode.CONTROL, KeyCode.N).release(KeyCode.N, KeyCode.CONTROL);
    robot.clickOn("#dialog-ok").clickOn("#unsaved-cancel").clickOn("#dialog-cancel");
    assertThat(test.desk().game().length()).isEqualTo(4);
    robot.press(KeyCode.CONTROL, KeyCode.N).release(KeyCode.N, KeyCode.CONTROL);
    robot.clickOn("#dialog-ok").clickOn("#unsaved-drop");
    assertThat(test.desk().game().length()).isZero();
  }

  @Test
  void aSavedGameIsReadBackWithItsVariations(FxRobot robot, @TempDir Path folder)
      throws IOException {
    test.openText(Games.MATE);
    test.fx(
        () -> {
          test.desk().first();
          test.desk().play(Games.move("Ab1Aa3"));
        });
    Path file = folder.resolve("saved");
    test.answer(file);
    robot.clickOn("#button-SAVE");
    Path written = folder.resolve("saved.rgn");
    test.until(() -> Files.exists(written) && !test.desk().modifiedProperty().get());
    var read = RgnReader.read(Files.readAllBytes(written)).games().get(0).game();
    assertThat(read.length()).isEqualTo(4);
    assertThat(read.mainLine().plies().get(0).variations()).hasSize(1);
    assertThat(test.desk().modifiedProperty().get()).isFalse();
    assertThat(test.window().stage().getTitle()).startsWith("saved.rgn");
  }

  @Test
  void gamesOfAFileAreWalkedWithPageKeys(FxRobot robot) {
    test.openText("[White \"A\"]\n\n1. Aa2–Aa3 *\n\n[White \"B\"]\n\n1. Ab2–Ab3 Ec4–Ec3 *\n");
    robot.push(KeyCode.PAGE_DOWN);
    assertThat(test.desk().gameIndex()).isEqualTo(1);
    assertThat(path()).isEqualTo(GamePath.main(2));
    robot.push(KeyCode.PAGE_UP);
    assertThat(test.desk().gameIndex()).isZero();
    robot.push(KeyCode.SHORTCUT, KeyCode.F);
    assertThat(test.find("#games-search", Node.class).isFocused()).isTrue();
    robot.push(KeyCode.PAGE_DOWN);
    assertThat(test.desk().gameIndex()).as("from the search field").isEqualTo(1);
    robot.push(KeyCode.PAGE_UP);
    assertThat(test.desk().gameIndex()).isZero();
  }

  @Test
  void anotherLanguageAndThemeLeaveTheGameAsItIs() {
    test.openText(Games.MATE);
    test.fx(() -> test.desk().goTo(GamePath.main(2)));
    test.fx(() -> test.window().place().notice().set("Saved game.rgn"));
    test.fx(() -> test.settings().languageProperty().set(Language.GERMAN));
    assertThat(test.window().place().notice().get()).as("news in English").isEmpty();
    assertThat(test.find("#analyse", Labeled.class).getText()).isEqualTo("Analysieren");
    test.fx(() -> test.settings().themeProperty().set(Settings.Theme.DARK));
    assertThat(test.window().stage().getScene().getRoot().getStyleClass()).contains("dark");
    assertThat(path()).isEqualTo(GamePath.main(2));
    assertThat(test.find("#status", Labeled.class).getText()).isEqualTo("Weiß am Zug");
  }

  @Test
  void aClickOnTheToolbarLeavesTheKeysToTheBoard(FxRobot robot) {
    test.openText(Games.MATE);
    Node before = test.window().stage().getScene().getFocusOwner();
    robot.clickOn("#button-PREVIOUS").clickOn("#button-LIVE").clickOn("#button-LIVE");
    assertThat(test.window().stage().getScene().getFocusOwner()).isSameAs(before);
    robot.type(KeyCode.ENTER);
    assertThat(robot.lookup("#dialog-line").tryQuery()).isPresent();
    robot.type(KeyCode.ESCAPE);
    focus("#button-FLIP");
    assertThat(test.find("#button-FLIP", Node.class).isFocused()).isTrue();
  }

  @Test
  void theKeyTableOpensAndCloses(FxRobot robot) {
    test.fx(() -> WaitForAsyncUtils.asyncFx(() -> test.window().showKeys()));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(robot.lookup("#key-table").tryQuery()).isPresent();
    robot.push(KeyCode.ESCAPE);
    assertThat(robot.lookup("#key-table").tryQuery()).isEmpty();
  }
}
