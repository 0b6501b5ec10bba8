package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SingleSelectionModel;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnReader;
import org.testfx.api.FxRobot;

/** The tag editor, the submission and the list of games. */
@Tag("window")
class GameDataTest {
  private static final String WITHOUT_EVENT =
      """
      [Site "raumschach.org"]
      [Date "2024.05.01"]
      [White "Engine A"]
      [Black "Engine B"]
      [Result "0-1"]
      [Variant "Raumschach-Normal-Form"]

      """
          + Games.MATE
          + "\n0-1\n";

  private static final String THREE =
      "[White \"Engine A\"]\n[Event \"Spring\"]\n\n1. Aa2–Aa3 *\n\n"
          + "[White \"Engine B\"]\n[Event \"Autumn\"]\n\n1. Ab2–Ab3 *\n\n"
          + "[White \"Engine C\"]\n[Event \"Spring\"]\n\n1. Ac2–Ac3 Ec4–Ec3 *\n";

  @RegisterExtension final TestWindow test = new TestWindow();

  private static void press(FxRobot robot, KeyCode key) {
    robot.press(KeyCode.CONTROL, key).release(key, KeyCode.CONTROL);
  }

  /** Waits until the window knows that the document lies there, and has remembered it. */
  private void untilSaved(Path file) {
    test.until(() -> file.equals(test.desk().document().file()));
    test.fx(() -> {});
  }

  @Test
  void tagsAreEditedAsOneChange(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-White").write("2");
    robot.clickOn("#tag-Event").write("Cup");
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().tags().get(Tags.EVENT)).isEqualTo("Cup");
    assertThat(test.find("#strip-white", Labeled.class).getText()).contains("2");
    test.fx(() -> test.desk().undo());
    assertThat(test.desk().game().tags().get(Tags.EVENT)).isNull();
    assertThat(test.find("#strip-white", Labeled.class).getText()).isEqualTo("Engine A");
  }

  @Test
  void theFormOpensFromTheStripAndTellsWhatIsWrong(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.clickOn("#strip-edit");
    ComboBox<Integer> month = robot.lookup("#tag-month").query();
    ComboBox<Integer> day = robot.lookup("#tag-day").query();
    test.fx(() -> month.setValue(2));
    test.fx(() -> day.setValue(30));
    assertThat(robot.lookup("#fault-Date").queryAs(Labeled.class).getText())
        .contains("does not exist");
    test.fx(() -> day.setValue(0));
    assertThat(robot.lookup("#fault-Date").queryAs(Labeled.class).getText()).isEmpty();
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().tags().get(Tags.DATE)).isEqualTo("2024.02.??");
  }

  private Labeled fault(FxRobot robot) {
    return robot.lookup("#fault-Date").queryAs(Labeled.class);
  }

  private void expectDate(FxRobot robot, String year, int month, int day) {
    assertThat(robot.lookup("#tag-Date").queryTextInputControl().getText()).isEqualTo(year);
    assertThat(robot.lookup("#tag-month").queryAs(ComboBox.class).getValue()).isEqualTo(month);
    assertThat(robot.lookup("#tag-day").queryAs(ComboBox.class).getValue()).isEqualTo(day);
    assertThat(fault(robot).getText()).isEmpty();
  }

  @Test
  void aDateThatIsNoneIsNotAccepted(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    ComboBox<Integer> day = robot.lookup("#tag-day").query();
    ComboBox<Integer> month = robot.lookup("#tag-month").query();
    test.fx(() -> month.setValue(2));
    test.fx(() -> day.setValue(31));
    Node accept = robot.lookup("#dialog-ok").query();
    assertThat(accept.isDisabled()).isTrue();
    assertThat(fault(robot).getText()).startsWith("This day does not exist");
    robot.clickOn("#tag-day").write("29");
    assertThat(accept.isDisabled()).isFalse();
    robot.clickOn("#tag-Date").eraseText(4).write("202");
    assertThat(accept.isDisabled()).isTrue();
    robot.write("5");
    assertThat(accept.isDisabled()).isTrue();
    robot.eraseText(4);
    assertThat(accept.isDisabled()).isFalse();
    robot.clickOn(accept);
    assertThat(test.desk().game().tags().get(Tags.DATE)).isEqualTo("????.02.29");
  }

  @Test
  void aWholeDateTypedIntoTheYearIsSpreadOverTheFields(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    TextField year = robot.lookup("#tag-Date").query();
    robot.clickOn(year).eraseText(4).write("2026.11.01");
    expectDate(robot, "2026", 11, 1);
    robot.eraseText(4).write("2025/12/3");
    assertThat(year.getText()).isEqualTo("2025/12/3");
    robot.push(KeyCode.TAB);
    expectDate(robot, "2025", 12, 3);
    test.fx(year::clear);
    test.fx(() -> year.replaceText(0, 0, "2024-2-29"));
    expectDate(robot, "2024", 2, 29);
    test.fx(year::undo);
    test.fx(() -> year.replaceText(0, year.getLength(), "????.??.??"));
    expectDate(robot, "", 0, 0);
    robot.clickOn(year).write("2026-3-4");
    robot.push(KeyCode.ENTER);
    assertThat(test.desk().game().tags().get(Tags.DATE)).isEqualTo("2026.03.04");
  }

  @Test
  void aDayThatTheMonthDoesNotHaveIsSeenInTheFieldsAndCanBePutRight(FxRobot robot) {
    test.openText(WITHOUT_EVENT.replace("2024.05.01", "2026.02.31"));
    robot.push(KeyCode.F2);
    assertThat(robot.lookup("#tag-month").queryAs(ComboBox.class).getValue()).isEqualTo(2);
    assertThat(fault(robot).getText()).startsWith("This day does not exist");
    robot.clickOn("#tag-day");
    robot.push(KeyCode.ESCAPE).write("28");
    expectDate(robot, "2026", 2, 28);
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().tags().get(Tags.DATE)).isEqualTo("2026.02.28");
  }

  @Test
  void lettersAndDigitsChooseMonthAndDay(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-Date");
    robot.push(KeyCode.TAB).write("nov");
    expectDate(robot, "2024", 11, 1);
    robot.push(KeyCode.TAB).write("23");
    expectDate(robot, "2024", 11, 23);
    robot.clickOn("#tag-month").write("8");
    expectDate(robot, "2024", 8, 23);
    robot.push(KeyCode.ENTER);
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().tags().get(Tags.DATE)).isEqualTo("2024.08.23");
  }

  @Test
  void everyTerminationTheProgramWritesIsOffered(FxRobot robot) {
    test.openText(WITHOUT_EVENT.replace("\n\n", "\n[Termination \"agreement\"]\n\n"));
    robot.push(KeyCode.F2);
    ComboBox<String> ends = robot.lookup("#tag-Termination").query();
    assertThat(ends.getItems()).contains("repetition", "dead position", "spacemate", "agreement");
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void theFormOfAGameWithoutADateSaysWhatIsToBeChosen(FxRobot robot) {
    test.openText(Games.MATE);
    robot.push(KeyCode.F2);
    for (String id : List.of("#tag-month", "#tag-day")) {
      ComboBox<Integer> part = robot.lookup(id).query();
      assertThat(part.getValue()).isZero();
    }
    robot.push(KeyCode.ESCAPE);
    assertThat(test.desk().game().tags().isEmpty()).isTrue();
  }

  @Test
  void whatAFieldWouldHideIsShownUnderIt(FxRobot robot) {
    test.openText(WITHOUT_EVENT.replace("Engine A", "Ali\u202ece"));
    robot.push(KeyCode.F2);
    assertThat(robot.lookup("#fault-White").queryAs(Labeled.class).getText())
        .isEqualTo("It has hidden characters: Ali<U+202E>ce");
    assertThat(robot.lookup("#fault-Black").queryAs(Labeled.class).getText()).isEmpty();
    robot.push(KeyCode.ESCAPE);
    press(robot, KeyCode.M);
    ComboBox<String> member = robot.lookup("#submit-member").query();
    assertThat(member.getItems()).containsExactly("Ali<U+202E>ce", "Engine B");
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void theWholeDateIsSeen(FxRobot robot) {
    test.openText(WITHOUT_EVENT.replace("2024.05", "2024.09"));
    robot.push(KeyCode.F2);
    for (String id : List.of("#tag-month", "#tag-day", "#tag-Date")) {
      Region field = robot.lookup(id).query();
      assertThat(field.getWidth()).as(id).isGreaterThanOrEqualTo(field.prefWidth(-1) - 1);
    }
    robot.push(KeyCode.ESCAPE);
  }

  /** The system's dialog has asked about the name without its end. */
  @Test
  void aFileWhoseNameTheProgramCompletedIsNotReplacedWithoutAQuestion(
      FxRobot robot, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("game.pgn.rgn"), "old");
    test.openText(Games.MATE);
    test.answer(folder.resolve("game.pgn"));
    press(robot, KeyCode.S);
    robot.clickOn("#exists-cancel");
    assertThat(file).hasContent("old");
    test.answer(folder.resolve("game.pgn"));
    press(robot, KeyCode.S);
    robot.clickOn("#exists-overwrite");
    untilSaved(file);
    assertThat(Files.readString(file)).contains("Aa2–Aa3");
    assertThat(folder.resolve("game.pgn")).doesNotExist();
  }

  @Test
  void aNewTagIsAdded(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    ComboBox<String> offer = robot.lookup("#tag-offer").query();
    test.fx(() -> offer.getEditor().setText("Round"));
    robot.clickOn("#tag-add");
    robot.clickOn("#tag-Round").write("3");
    robot.clickOn("#dialog-ok");
    assertThat(test.desk().game().tags().get(Tags.ROUND)).isEqualTo("3");
  }

  @Test
  void enterAddsTheTagThatWasTypedAndTheNextOneAcceptsTheForm(FxRobot robot) {
    test.openText(WITHOUT_EVENT);
    robot.push(KeyCode.F2);
    robot.clickOn("#tag-offer").write("Round");
    robot.push(KeyCode.ENTER);
    test.until(() -> robot.lookup("#tag-Round").tryQuery().isPresent());
    test.until(() -> robot.lookup("#tag-Round").query().isFocused());
    robot.write("3").push(KeyCode.ENTER);
    assertThat(test.desk().game().tags().get(Tags.ROUND)).isEqualTo("3");
  }

  @Test
  void aMemberWhoIsRenamedInTheFormSendsTheGameUnderTheNewName(FxRobot robot) {
    test.openText(WITHOUT_EVENT.replace("05.01", "05.??"));
    press(robot, KeyCode.M);
    robot.clickOn("#submit-edit-Date");
    test.fx(() -> robot.lookup("#tag-White").queryAs(TextField.class).setText("Engine Z"));
    robot.clickOn("#dialog-ok");
    ComboBox<String> member = robot.lookup("#submit-member").query();
    assertThat(member.getEditor().getText()).isEqualTo("Engine Z");
    assertThat(robot.lookup("#submit-subject").queryAs(TextField.class).getText())
        .contains("Engine Z");
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void aGameIsCheckedCompletedSavedAndMailed(FxRobot robot, @TempDir Path folder)
      throws IOException {
    List<String> opened = new ArrayList<>();
    test.fx(() -> test.window().setOutside(opened::add));
    test.openText(WITHOUT_EVENT.replace("05.01", "05.??"));
    press(robot, KeyCode.M);
    assertThat(robot.lookup("#submit-save").query().isDisabled()).isTrue();
    test.until(() -> robot.lookup("#submit-edit-Event").query().isFocused());
    robot.clickOn("#submit-edit-Event");
    robot.clickOn("#tag-Event").write("Rated game");
    robot.clickOn("#dialog-ok");
    test.until(() -> robot.lookup("#submit-save").query().isFocused());
    assertThat(robot.lookup("#submit-save").query().isDisabled()).isFalse();
    Path file = folder.resolve("game");
    test.answer(file);
    robot.clickOn("#submit-save");
    Path written = folder.resolve("game.rgn");
    test.until(
        () ->
            robot
                .lookup("#submit-path")
                .queryAs(TextField.class)
                .getText()
                .equals(written.toString()));
    assertThat(RgnReader.read(Files.readAllBytes(written)).problemCount()).isZero();
    assertThat(test.desk().modifiedProperty().get()).as("all of it is in the file").isFalse();
    assertThat(test.desk().document().file()).isEqualTo(written);
    Region view = robot.lookup("#submission").query();
    assertThat(view.getHeight()).isGreaterThan(view.prefHeight(view.getWidth()) - 1);
    assertThat(robot.lookup("#submit-asked").queryLabeled().isVisible()).isFalse();
    robot.clickOn("#submit-mail");
    assertThat(robot.lookup("#submit-asked").queryLabeled().isVisible()).isTrue();
    robot.clickOn("#submit-folder");
    assertThat(opened).hasSize(2);
    assertThat(opened.get(0)).startsWith("mailto:?subject=Game%20submission");
    assertThat(opened.get(1)).startsWith("file:");
    robot.clickOn("#submit-edit-Date");
    test.fx(() -> robot.lookup("#tag-day").queryAs(ComboBox.class).getSelectionModel().select(1));
    robot.clickOn("#dialog-ok");
    assertThat(robot.lookup("#submit-path").queryAs(TextField.class).getText()).isEmpty();
    robot.push(KeyCode.ESCAPE);
    assertThat(robot.lookup("#submission").tryQuery()).isEmpty();
    assertThat(test.desk().modifiedProperty().get()).isTrue();
  }

  private static Game withRound(Game game) {
    return game.withTags(game.tags().with(Tags.ROUND, "3"));
  }

  /** The file for the IRF holds no variations: closing the window would lose them. */
  @Test
  void aGameWithMoreThanTheFileForTheIrfIsNotSavedByIt(FxRobot robot, @TempDir Path folder) {
    test.openText(
        WITHOUT_EVENT
            .replace("[Site", "[Event \"Rated\"]\n[Site")
            .replace("2. Ac2", "(1... Ec4–Ec3) 2. Ac2"));
    test.fx(() -> test.desk().edit(withRound(test.desk().game())));
    press(robot, KeyCode.M);
    Path file = folder.resolve("game.rgn");
    test.answer(file);
    robot.clickOn("#submit-save");
    test.until(() -> Files.exists(file) && !test.window().place().errands().isWriting());
    robot.push(KeyCode.ESCAPE);
    assertThat(test.desk().document().file()).isNull();
    assertThat(test.desk().modifiedProperty().get()).isTrue();
  }

  /** One game in the place of two would be a loss that nobody meant. */
  @Test
  void theFileForTheIrfNeverTakesThePlaceOfTheOpenFile(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path open = folder.resolve("two.rgn");
    Path other = folder.resolve("game.rgn");
    String rated = WITHOUT_EVENT.replace("[Site", "[Event \"Rated\"]\n[Site");
    Files.writeString(open, rated + "\n" + rated);
    test.fx(() -> test.window().open(open));
    test.until(() -> open.equals(test.desk().document().file()));
    press(robot, KeyCode.M);
    test.answer(folder.resolve(".").resolve("two.rgn"));
    test.answer(other);
    robot.clickOn("#submit-save");
    robot.push(KeyCode.ENTER);
    test.until(() -> Files.exists(other) && !test.window().place().errands().isWriting());
    robot.push(KeyCode.ESCAPE);
    assertThat(Files.readString(open)).isEqualTo(rated + "\n" + rated);
  }

  @Test
  void howAGameEndedIsSaidInTheLanguageOfTheWindow() {
    test.openText(WITHOUT_EVENT.replace("\n\n", "\n[Termination \"Spacemate\"]\n\n"));
    assertThat(test.find("#strip-details", Labeled.class).getText()).endsWith("spacemate");
    test.fx(() -> test.settings().languageProperty().set(Language.GERMAN));
    assertThat(test.find("#strip-details", Labeled.class).getText()).endsWith("Raummatt");
  }

  @Test
  void pastedGamesHaveANumberAndNoName() {
    test.openText(THREE);
    assertThat(test.find("#game-number", Labeled.class).getText()).isEqualTo("game 1 of 3");
  }

  private static boolean isEngineB(Node node) {
    return node instanceof Labeled label && label.getText().equals("Engine B");
  }

  @Test
  void theListOfGamesIsSearchedAndOpens(FxRobot robot) {
    test.openText(THREE);
    ListView<?> list = test.find("#games", ListView.class);
    assertThat(list.getItems()).hasSize(3);
    assertThat(list.isVisible()).isTrue();
    press(robot, KeyCode.F);
    assertThat(test.find("#games-search", Node.class).isFocused()).isTrue();
    robot.write("spring c");
    test.until(() -> list.getItems().size() == 1);
    robot.push(KeyCode.ENTER);
    assertThat(test.desk().gameIndex()).isEqualTo(2);
    assertThat(test.desk().game().length()).isEqualTo(2);
    robot.clickOn("#games-clear");
    test.until(() -> list.getItems().size() == 3);
    robot.clickOn(
        list.lookupAll(".game-players").stream()
            .filter(GameDataTest::isEngineB)
            .findAny()
            .orElseThrow());
    assertThat(test.desk().gameIndex()).isEqualTo(1);
  }

  @Test
  void theListIsSortedByKeyboardAndTheNextGameIsTheNextListed(FxRobot robot) {
    test.openText(THREE);
    ListView<?> list = test.find("#games", ListView.class);
    MenuButton by = test.find("#games-sort", MenuButton.class);
    test.fx(by::requestFocus);
    robot.push(KeyCode.SHIFT, KeyCode.TAB).push(KeyCode.TAB);
    assertThat(by.isFocusVisible()).isTrue();
    robot.push(KeyCode.SPACE);
    test.until(by::isShowing);
    robot.push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN);
    robot.push(KeyCode.ENTER);
    test.until(() -> list.getItems().equals(List.of(1, 0, 2)));
    assertThat(by.getAccessibleText()).contains("Sorted by event, ascending");
    assertThat(list.getAccessibleText()).isEqualTo("Games, Sorted by event, ascending");
    assertThat(test.desk().gameIndex()).isZero();
    assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    robot.push(KeyCode.PAGE_UP);
    assertThat(test.desk().gameIndex()).isEqualTo(1);
    robot.clickOn("#games-turn");
    test.until(() -> list.getItems().equals(List.of(0, 2, 1)));
    robot.push(KeyCode.PAGE_UP);
    assertThat(test.desk().gameIndex()).isEqualTo(2);
    assertThat(test.desk().modifiedProperty().get()).isFalse();
  }

  @Test
  void theListIsThereForSeveralGamesOnly() {
    test.openText(THREE);
    assertThat(test.find("#games", Node.class)).isNotNull();
    test.openText(Games.MATE);
    assertThat(test.find("#games", Node.class)).isNull();
  }

  @Test
  void whoLooksAtTheListWhenItGoesSeesTheMoves() {
    SingleSelectionModel<Tab> tabs = test.find("#tabs", TabPane.class).getSelectionModel();
    test.openText(THREE);
    assertThat(tabs.getSelectedItem().getText()).isEqualTo("Games");
    test.openText(Games.MATE);
    assertThat(tabs.getSelectedItem().getText()).isEqualTo("Moves");
    test.openText(THREE);
    test.fx(() -> tabs.select(1));
    test.openText(Games.MATE);
    assertThat(tabs.getSelectedIndex()).isEqualTo(1);
  }

  @Test
  void aFileChangedByAnotherProgramIsAskedAbout(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("game.rgn"), WITHOUT_EVENT);
    test.fx(() -> test.window().open(file));
    test.until(() -> test.desk().game().length() == 4);
    test.fx(
        () -> {
          test.desk().first();
          test.desk().play(Games.move("Ab1Aa3"));
        });
    Files.writeString(file, "1. Ac2–Ac3 *\n");
    press(robot, KeyCode.S);
    robot.clickOn("#changed-cancel");
    assertThat(file).hasContent("1. Ac2–Ac3 *\n");
    press(robot, KeyCode.S);
    robot.clickOn("#changed-overwrite");
    test.until(() -> !test.desk().modifiedProperty().get());
    assertThat(Files.readString(file)).contains("Ab1–Aa3");
    Files.writeString(file, "1. Ac2–Ac3 *\n");
    press(robot, KeyCode.S);
    robot.clickOn("#changed-reload");
    test.until(() -> test.desk().game().length() == 1);
  }

  @Test
  void aFileChangedByAnotherProgramIsToldOfAndReadAgain(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("game.rgn"), WITHOUT_EVENT);
    test.fx(() -> test.window().open(file));
    test.until(() -> test.desk().game().length() == 4);
    Node bar = test.find("#changed-file", Node.class);
    assertThat(bar.isVisible()).isFalse();
    Files.writeString(file, "1. Ac2–Ac3 *\n");
    test.fx(() -> test.window().place().watch().look());
    test.until(bar::isVisible);
    robot.clickOn("#changed-file-leave");
    assertThat(bar.isVisible()).isFalse();
    Files.writeString(file, "1. Ac2–Ac3 Ec4–Ec3 *\n");
    test.fx(() -> test.window().place().watch().look());
    test.until(bar::isVisible);
    robot.clickOn("#changed-file-reload");
    test.until(() -> test.desk().game().length() == 2);
    assertThat(bar.isVisible()).isFalse();
  }

  @Test
  void aFileThatCannotBeWrittenIsToldAndAnotherNameOffered(FxRobot robot, @TempDir Path folder)
      throws IOException {
    test.openText(Games.MATE);
    test.answer(folder.resolve("no/such/place.rgn"));
    press(robot, KeyCode.S);
    test.until(() -> robot.lookup("#unwritable-save_as").tryQuery().isPresent());
    assertThat(robot.lookup(".dialog-pane.error").tryQuery()).as("no question").isPresent();
    test.answer(folder.resolve("there.rgn"));
    robot.clickOn("#unwritable-save_as");
    untilSaved(folder.resolve("there.rgn"));
    assertThat(folder.resolve("there.rgn")).isNotEmptyFile();
  }
}
