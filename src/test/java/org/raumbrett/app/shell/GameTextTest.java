package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Saver;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.Problem;
import org.testfx.api.FxRobot;

@Tag("window")
class GameTextTest {
  private static final String TWO =
      "[White \"A\"]\n\n1. Aa2–Aa3 *\n\n[White \"B\"]\n\n1. Ab2–Ab3 Ec4–Ec3 *\n";

  @RegisterExtension final TestWindow test = new TestWindow();

  private TextArea open(FxRobot robot, String text) {
    test.openText(text);
    robot.clickOn("Game text");
    robot.clickOn("#game-text");
    return test.find("#game-text", TextArea.class);
  }

  private GamePath path() {
    return test.desk().place().path();
  }

  private Node mark(String style) {
    return test.find("." + style, Node.class);
  }

  @Test
  void theBoardFollowsTheCaretAndItsMoveIsMarked(FxRobot robot) {
    TextArea area = open(robot, Games.MATE);
    test.fx(() -> area.positionCaret(area.getText().indexOf("Eb5")));
    assertThat(path()).isEqualTo(GamePath.main(2));
    test.until(() -> mark("current-move") != null);
    double second = mark("current-move").getBoundsInParent().getMinX();
    test.fx(() -> area.positionCaret(area.getText().indexOf("Aa2") + 1));
    assertThat(path()).isEqualTo(GamePath.main(1));
    test.until(() -> mark("current-move").getBoundsInParent().getMinX() < second);
  }

  @Test
  void theBoardFollowsTheCaretIntoAnotherGame(FxRobot robot) {
    TextArea area = open(robot, TWO);
    test.fx(() -> area.positionCaret(area.getText().indexOf("Ab2")));
    assertThat(test.desk().gameIndex()).isEqualTo(1);
    assertThat(path()).isEqualTo(GamePath.main(1));
    assertThat(area.getText()).isEqualTo(TWO);
  }

  @Test
  void aStepOnTheBoardMovesTheMark(FxRobot robot) {
    test.openText(Games.MATE);
    robot.clickOn("Game text");
    test.until(() -> mark("current-move") != null);
    double last = mark("current-move").getBoundsInParent().getMinX();
    robot.push(KeyCode.LEFT);
    assertThat(path()).isEqualTo(GamePath.main(3));
    test.until(() -> mark("current-move").getBoundsInParent().getMinX() < last);
  }

  @Test
  void aProblemIsUnderlinedAndPutRightByItsButton(FxRobot robot) {
    String wrong = "1. Aa2–Aa3† Ec4–Ec3";
    TextArea area = open(robot, wrong);
    test.until(() -> mark("warning") != null);
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    robot.clickOn("#problems .fix");
    test.until(() -> !test.find("#problems", Node.class).getParent().isVisible());
    assertThat(area.getText()).isEqualTo("1. Aa2–Aa3 Ec4–Ec3");
    test.fx(area::undo);
    test.until(() -> test.find("#problems", Node.class).getParent().isVisible());
    assertThat(area.getText()).isEqualTo(wrong);
  }

  @Test
  void theProblemAtTheCaretIsToldWithItsFix(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3† Ec4–Ec3† 2. Ab2–Ab3† Ee4–Ee3†");
    test.fx(() -> area.positionCaret(area.getText().indexOf("†")));
    test.until(() -> test.find("#hint-fix", Node.class).isVisible());
    robot.clickOn("#hint-fix");
    test.until(() -> area.getText().equals("1. Aa2–Aa3 Ec4–Ec3† 2. Ab2–Ab3† Ee4–Ee3†"));
    test.until(() -> !test.find("#problem-hint", Node.class).isVisible());
  }

  @Test
  void aProblemThatIsListedBelowIsNotToldASecondTime(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3† Ec4–Ec3");
    test.fx(() -> area.positionCaret(area.getText().indexOf("†")));
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    assertThat(test.find("#problems", Node.class).getParent().isVisible()).isTrue();
    assertThat(test.find("#problem-hint", Node.class).isVisible()).isFalse();
  }

  @Test
  void whatTheBoardChangesIsWrittenIntoTheTextAndUndoneThere(FxRobot robot) {
    test.openText("1. Aa2-Aa3   Ec4-Ec3");
    robot.clickOn("Game text");
    TextArea area = test.find("#game-text", TextArea.class);
    test.fx(() -> test.desk().play(Games.move("Ab2Ab3")));
    test.until(() -> area.getText().contains("Ab2–Ab3"));
    test.fx(() -> test.desk().undo());
    test.until(() -> area.getText().equals("1. Aa2-Aa3   Ec4-Ec3"));
  }

  @Test
  void whatIsTypedIsNotLostByGoingToAnotherGameAtOnce(FxRobot robot) {
    TextArea area = open(robot, TWO);
    test.fx(
        () -> {
          area.insertText(area.getText().indexOf(" *"), " Ec4–Ec3");
          test.desk().select(1);
        });
    assertThat(test.desk().games().get(0).length()).isEqualTo(2);
    assertThat(test.desk().modifiedProperty().get()).isTrue();
  }

  @Test
  void ofAnEndlessTextAPartIsShownAndEdited(FxRobot robot) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 12_000; i++) {
      text.append("Ab1–Aa3 Eb5–Ea3 Aa3–Ab1 Ea3–Eb5\n");
    }
    test.openText(text.toString());
    robot.clickOn("Game text");
    TextArea area = test.find("#game-text", TextArea.class);
    assertThat(area.getLength()).isLessThan(60_000);
    robot.clickOn("#text-earlier");
    test.fx(() -> area.replaceText(0, 0, "{here} "));
    test.until(() -> test.desk().modifiedProperty().get());
    String whole = test.desk().document().content().text();
    assertThat(whole.replace("{here} ", "")).isEqualTo(text.toString());
    assertThat(whole.indexOf("{here} ")).isPositive();
  }

  @Test
  void theBoardFollowsTheMoveThatIsTyped(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3 Ec4–Ec3 2. Ab2–Ab3");
    test.fx(() -> area.positionCaret(area.getLength()));
    test.fx(() -> area.appendText(" Ee4–Ee3 3. Ad2–Ad3"));
    test.until(() -> path().equals(GamePath.main(5)));
  }

  @Test
  void aGameThatGotShorterWhileItsMovesWereOutOfSightIsListedAnew(FxRobot robot) {
    TextArea area = open(robot, "\ufeff" + Games.MATE);
    test.fx(() -> area.insertText(area.getText().indexOf("Ac3"), "pp"));
    test.until(() -> test.desk().game().length() == 2);
    test.fx(() -> test.window().stage().setWidth(1_000));
    test.fx(() -> test.window().stage().setHeight(700));
    robot.clickOn("Moves");
    test.fx(() -> test.window().stage().setWidth(1_100));
    assertThat(robot.lookup(".move-cell .move").queryAll()).isNotEmpty();
    assertThat(path()).isEqualTo(GamePath.main(2));
  }

  @Test
  void aGameThatIsTypedBehindAnotherIsThatGameAndNobodyIsLedAway(
      FxRobot robot, @TempDir Path folder) {
    TextArea area = open(robot, "[White \"A\"]\n\n1. Aa2–Aa3 Ec4–Ec3 *\n\n");
    test.fx(
        () -> {
          area.positionCaret(area.getLength());
          area.replaceSelection("[White \"B\"]\n\n1. Ab2–Ab3 *\n");
        });
    test.until(() -> test.desk().games().size() == 2 && test.desk().gameIndex() == 1);
    assertThat(test.desk().game().tags().get("White")).isEqualTo("B");
    assertThat(test.desk().game().length()).isEqualTo(1);
    assertThat(test.desk().games().get(0).tags().get("White")).isEqualTo("A");
    assertThat(area.isFocused()).isTrue();
    assertThat(test.find("#tabs", TabPane.class).getSelectionModel().getSelectedItem().getText())
        .isEqualTo("Game text");
    Path file = folder.resolve("typed.rgn");
    test.fx(
        () ->
            new Saver(test.desk(), Tasks.sameThread(), test.window().place().errands())
                .save(file, false, problem -> {}));
    assertThat(file)
        .content()
        .containsSubsequence(
            "[White \"A\"]", "1. ♙Aa2–Aa3 ♙Ec4–Ec3", "[White \"B\"]", "1. ♙Ab2–Ab3");
  }

  @Test
  void aProblemIsScrolledToInATextThatWasNotSeenBefore() {
    test.openText("[White \"C\"]\n\n1. Ab2–Ab3 {\n" + "a line\n".repeat(300) + "} Aa9 *\n");
    Problem last =
        test.desk().document().content().problems().stream()
            .filter(Problem::isError)
            .findFirst()
            .orElseThrow();
    test.fx(() -> test.window().view().showProblem(last));
    TextArea area = test.find("#game-text", TextArea.class);
    assertThat(area.getSelectedText()).isEqualTo("Aa9");
    test.until(() -> area.getScrollTop() > 500);
  }

  @Test
  void theTextBeginsAtTheGameThatIsLookedAt(FxRobot robot) {
    test.openText(TWO.repeat(60));
    test.fx(() -> test.desk().select(110));
    robot.clickOn("Game text");
    TextArea area = test.find("#game-text", TextArea.class);
    test.until(() -> area.getScrollTop() > 500);
  }

  @Test
  void problemsAreShownAndPutRightByKeys(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3† Ec4–Ec3† 2. Ab2–Ab3†");
    ListView<?> problems = test.find("#problems", ListView.class);
    test.fx(() -> problems.getSelectionModel().select(1));
    test.fx(problems::requestFocus);
    robot.push(KeyCode.ENTER);
    test.until(area::isFocused);
    assertThat(area.getSelectedText()).isEqualTo("Ec4–Ec3†");
    test.fx(problems::requestFocus);
    robot.push(KeyCode.SPACE);
    test.until(() -> area.getText().equals("1. Aa2–Aa3† Ec4–Ec3 2. Ab2–Ab3†"));
    test.until(() -> problems.getItems().size() == 2);
    robot.push(KeyCode.SPACE);
    test.until(() -> area.getText().equals("1. Aa2–Aa3† Ec4–Ec3 2. Ab2–Ab3"));
  }

  @Test
  void aFixWithSeveralEditsLeavesHiddenCharactersBetweenThem(FxRobot robot) {
    String text = "[Event \"?\"]\n[White \"A\u202eb\"]\n\n1. Aa2–Aa3 Ec4–Ec3 *\n";
    TextArea area = open(robot, text);
    test.fx(() -> area.positionCaret(0));
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    robot.clickOn("#problems .fix");
    test.until(() -> test.desk().game().tags().get("Black") != null);
    assertThat(test.desk().game().tags().get("White")).isEqualTo("A\u202eb");
    test.fx(area::requestFocus);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> test.desk().game().tags().get("Black") == null);
    assertThat(test.desk().document().content().text()).isEqualTo(text);
  }

  @Test
  void aFixOfSeveralMovesSaysSoAndIsTakenBackAtOnce(FxRobot robot) {
    String wrong = "1. Aa2-Aa3 Eb5-cb4 2. AC2-Ac3";
    TextArea area = open(robot, Games.MATE);
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    robot.write(wrong);
    test.until(() -> robot.lookup("#problems .fix").tryQuery().isPresent());
    test.until(() -> test.find("#problems .fix", Labeled.class).isVisible());
    assertThat(test.find("#problems .fix", Labeled.class).getText()).isEqualTo("Fix 2");
    robot.clickOn("#problems .fix");
    test.until(() -> area.getText().equals("1. Aa2-Aa3 Eb5-Cb4 2. Ac2-Ac3"));
    test.fx(area::requestFocus);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(area.getText()).isEqualTo(wrong);
  }

  @Test
  void aFixOfMoreThanIsShownIsTakenBackAtOnceToo(FxRobot robot) {
    String moves = "%d. Ab1–Aa3 Eb5–Ea3 %d. Aa3–Ab1 Ea3–Eb5 {some words that take up room}\n";
    StringBuilder text = new StringBuilder("1. Ac2–Ac3 Ec4–Ec3\n");
    for (int i = 0; i < 500; i++) {
      text.append(moves.formatted(2 * i + 7, 2 * i + 8));
    }
    TextArea area = open(robot, text.toString());
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    robot.clickOn("#problems .fix");
    test.until(() -> test.desk().document().content().problemCount() == 0);
    assertThat(area.getText()).contains("\n2. Ab1–Aa3 Eb5–Ea3 3. Aa3–Ab1");
    test.fx(area::requestFocus);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> test.desk().document().content().text().equals(text.toString()));
  }

  @Test
  void aLargePasteComesInPartsAndIsTakenBackWhole(FxRobot robot) {
    TextArea area = open(robot, Games.MATE);
    String line = "Ab1–Aa3 Eb5–Ea3 Aa3–Ab1 Ea3–Eb5 ".repeat(4_000);
    test.fx(() -> area.replaceText(0, area.getLength(), line));
    assertThat(area.getLength()).isLessThan(30_000);
    test.until(() -> test.desk().game().length() == 16_000);
    assertThat(test.desk().document().content().text()).isEqualTo(line);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> area.getText().equals(Games.MATE));
    robot.push(KeyCode.SHORTCUT, KeyCode.Y);
    test.until(() -> test.desk().game().length() == 16_000);
    assertThat(area.getLength()).isLessThan(30_000);
  }

  @Test
  void whenAllThatIsShownIsDeletedAnotherPartComes(FxRobot robot) {
    String text = "Ab1–Aa3 Eb5–Ea3 Aa3–Ab1 Ea3–Eb5\n".repeat(4_000);
    TextArea area = open(robot, text);
    test.fx(() -> test.find("#text-earlier", Hyperlink.class).fire());
    test.fx(
        () -> {
          area.selectRange(0, area.getLength());
          area.replaceSelection("");
        });
    test.until(() -> area.getLength() > 0);
    assertThat(area.getCaretPosition()).isPositive();
    assertThat(test.desk().document().content().text().length()).isBetween(1, text.length() - 1);
  }

  @Test
  void allOfATextOfWhichAPartIsShownIsSelectedCopiedDeletedAndPutBack(FxRobot robot) {
    String text = "[White \"A\"]\n\n1. Aa2–Aa3 *\n\n".repeat(1_000);
    TextArea area = open(robot, text);
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    Labeled note = test.find("#text-part", Labeled.class);
    assertThat(note.getText()).startsWith("All is selected");
    robot.push(KeyCode.SHORTCUT, KeyCode.C);
    test.fx(() -> assertThat(Clipboard.getSystemClipboard().getString()).isEqualTo(text));
    robot.push(KeyCode.DELETE);
    assertThat(area.getText()).isEmpty();
    test.until(() -> test.desk().document().content().text().isEmpty());
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> test.desk().document().content().text().equals(text));
    robot.push(KeyCode.SHORTCUT, KeyCode.Y);
    test.until(() -> test.desk().document().content().text().isEmpty());
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> test.desk().document().content().games().size() == 1_000);
  }

  @Test
  void whatIsTypedOverAllOfALargeTextTakesItsPlace(FxRobot robot) {
    TextArea area = open(robot, "Ab1–Aa3 Eb5–Ea3 Aa3–Ab1 Ea3–Eb5\n".repeat(4_000));
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    robot.push(KeyCode.SHIFT, KeyCode.LEFT);
    assertThat(test.find("#text-part", Labeled.class).getText()).startsWith("This text is large");
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    robot.write("Aa2Aa3");
    assertThat(area.getText()).isEqualTo("Aa2Aa3");
    test.until(() -> test.desk().document().content().text().equals("Aa2Aa3"));
    assertThat(test.desk().game().length()).isEqualTo(1);
  }

  @Test
  void aTextEmptiedWholeIsNotSavedAndItIsToldWhatToDo(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("game.rgn"), Games.MATE);
    test.fx(() -> test.window().open(file));
    test.until(() -> test.desk().game().length() == 4);
    robot.clickOn("Game text");
    robot.clickOn("#game-text");
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    robot.push(KeyCode.DELETE);
    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    assertThat(robot.lookup(".dialog-pane .content").queryAs(Labeled.class).getText())
        .startsWith("The text is empty");
    robot.push(KeyCode.ENTER);
    assertThat(Files.readString(file)).isEqualTo(Games.MATE);
    robot.push(KeyCode.SHORTCUT, KeyCode.Z);
    test.until(() -> test.desk().game().length() == 4);
  }

  @Test
  void aProblemOfAnotherGameSaysWhichAndLeadsThere(FxRobot robot) {
    String seven =
        "[Event \"t\"]\n[Site \"?\"]\n[Date \"2026.11.29\"]\n[White \"A\"]\n"
            + "[Black \"B\"]\n[Result \"*\"]\n[Variant \"Raumschach-Normal-Form\"]\n";
    String text = (seven + "\n1. Aa2–Aa3 Ec4–Ec3 *\n\n").repeat(60);
    String bare = text.replaceFirst("(?s)(.*)\\[Variant[^\\n]*\\n", "$1");
    TextArea area = open(robot, bare);
    test.fx(() -> test.desk().select(0));
    test.until(() -> test.find(".problem-place", Labeled.class).getText().equals("Game 60\n591:1"));
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    robot.clickOn(".problem-place");
    test.until(() -> test.desk().gameIndex() == 59);
    test.until(() -> area.getScrollTop() > 500);
    test.fx(test.find("#problems", Node.class)::requestFocus);
    test.fx(() -> test.desk().select(0));
    test.until(() -> area.getScrollTop() < 400);
    robot.clickOn("#problems .fix");
    test.until(() -> test.desk().document().content().problemCount() == 0);
    assertThat(area.getText()).isEqualTo(text);
    assertThat(test.desk().gameIndex()).isEqualTo(59);
    test.until(() -> area.getScrollTop() > 500);
  }

  @Test
  void theLineUnderAProblemStaysWithItWhenTheTextIsScrolled(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3† Ec4–Ec3 {" + "a line\n".repeat(300) + "} *\n");
    test.until(() -> mark("warning") != null);
    Node wave = mark("warning");
    double top = area.localToScene(0, 0).getY();
    assertThat(wave.localToScene(wave.getBoundsInLocal()).getMinY()).isGreaterThan(top);
    test.fx(() -> area.positionCaret(area.getLength()));
    test.until(() -> area.getScrollTop() > 500);
    test.until(() -> mark("warning").localToScene(wave.getBoundsInLocal()).getMaxY() < top);
  }

  @Test
  void selectingAllDoesNotLeadTheBoardAway(FxRobot robot) {
    TextArea area = open(robot, TWO);
    test.fx(() -> area.positionCaret(area.getText().indexOf("Aa2")));
    robot.push(KeyCode.SHORTCUT, KeyCode.A);
    assertThat(area.getSelectedText()).isEqualTo(TWO);
    assertThat(test.desk().gameIndex()).isZero();
  }

  @Test
  void theListOfProblemsStaysWhereItWasScrolledToAfterAFix(FxRobot robot) {
    open(robot, "Aa2–Aa3† Ec4–Ec3† Ab2–Ab3† Ee4–Ee3† Ac2–Ac3† Ed4–Ed3† Ad2–Ad3† Dc4–Dc3†");
    ListView<?> problems = test.find("#problems", ListView.class);
    test.fx(() -> problems.scrollTo(5));
    ListCell<?> sixth =
        robot.lookup("#problems .problem").<ListCell<?>>queryAll().stream()
            .filter(cell -> cell.getIndex() == 6)
            .findFirst()
            .orElseThrow();
    test.until(() -> sixth.lookup(".fix").isVisible());
    robot.clickOn(sixth.lookup(".fix"));
    test.until(() -> problems.getItems().size() == 7);
    test.until(
        () ->
            problems.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                && flow.getFirstVisibleCell().getIndex() >= 3);
  }

  @Test
  void afterAFixTheChangedLineIsInSight(FxRobot robot) {
    TextArea area =
        open(robot, "1. Aa2–Aa3† Ec4–Ec3 {" + "a line\n".repeat(300) + "} 2. Ab2–Ab3 *\n");
    ListView<?> problems = test.find("#problems", ListView.class);
    test.fx(problems::requestFocus);
    test.fx(() -> test.desk().last());
    test.until(() -> area.getScrollTop() > 500);
    robot.clickOn("#problems .fix");
    test.until(() -> area.getText().startsWith("1. Aa2–Aa3 "));
    test.until(() -> test.desk().document().content().problemCount() == 0);
    test.until(() -> area.getScrollTop() < 100);
    assertThat(path()).isEqualTo(GamePath.main(3));
    robot.push(KeyCode.LEFT);
    test.fx(() -> test.desk().last());
    test.until(() -> area.getScrollTop() > 500);
  }

  @Test
  void aLetterTooManyForTheAreaIsTypedAllTheSame(FxRobot robot) {
    String text = "1. Aa2–Aa3 {" + "so many words ".repeat(1_200);
    TextArea area = open(robot, text);
    test.fx(() -> area.positionCaret(area.getLength()));
    while (area.getLength() < 24_000) {
      test.fx(() -> area.appendText("x".repeat(Math.min(1_000, 24_000 - area.getLength()))));
    }
    robot.write("xy}");
    assertThat(area.getLength()).isLessThan(24_000);
    test.until(() -> test.desk().document().content().text().endsWith("xxxy}"));
    assertThat(test.desk().document().content().text()).startsWith(text);
    assertThat(area.getCaretPosition()).isEqualTo(area.getLength());
  }

  @Test
  void theMenuAtTheCaretPutsRightWhatIsWrongThere(FxRobot robot) {
    TextArea area = open(robot, "1. Aa2–Aa3† Ec4–Ec3");
    test.fx(() -> area.positionCaret(area.getText().indexOf("†")));
    test.until(() -> test.find("#problems .fix", Node.class).isVisible());
    robot.push(KeyCode.SHIFT, KeyCode.F10);
    test.until(() -> robot.lookup("#menu-fix").tryQuery().isPresent());
    robot.clickOn("#menu-fix");
    test.until(() -> area.getText().equals("1. Aa2–Aa3 Ec4–Ec3"));
  }
}
