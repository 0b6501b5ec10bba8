package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;

/** The panels beside the board in a low window. */
@Tag("window")
class LowWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow().sized(960, 640);

  private Bounds place(String selector) {
    Node node = test.find(selector, Node.class);
    return node.localToScene(node.getBoundsInLocal());
  }

  private void openMarked() {
    test.openText(Games.MATE);
    test.fx(
        () -> {
          var judgement = Games.judgement(Verdict.BLUNDER, "Bb1Cc2");
          var path = GamePath.main(3);
          test.desk().annotate(GameEditor.withJudgement(test.desk().game(), path, judgement));
          test.desk().goTo(path);
        });
  }

  @Test
  void everyButtonOfTheVerdictIsWithinReachInEveryLanguage() {
    openMarked();
    for (Language language : Language.values()) {
      test.fx(() -> test.settings().languageProperty().set(language));
      test.fx(
          () -> {
            test.window().scene().getRoot().applyCss();
            test.window().scene().getRoot().layout();
          });
      Bounds tabs = place("#tabs");
      assertThat(place("#verdict").getMaxY()).as(language.name()).isLessThan(tabs.getMaxY() + 1);
      assertThat(place("#moves").getHeight()).isGreaterThan(60);
    }
  }

  @Test
  void theMovesNumbersAreWholeInTheLargestText() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      text.append("Ab1–Aa3 Eb5–Ea3 Aa3–Ab1 Ea3–Eb5 ");
    }
    test.openText(text + "{A comment.}");
    test.fx(() -> test.window().place().textSize().set(Workplace.MOST_TEXT_SIZE));
    for (int ply : new int[] {1, 40, 120}) {
      test.fx(() -> test.desk().goTo(GamePath.main(ply)));
      List<Label> numbers =
          test.find("#moves", Node.class).lookupAll(".move-number").stream()
              .map(Label.class::cast)
              .filter(label -> label.getWidth() > 0 && !label.getText().isEmpty())
              .toList();
      assertThat(numbers).isNotEmpty();
      assertThat(numbers)
          .allSatisfy(
              label ->
                  assertThat(((Text) label.lookup(".text")).getText()).isEqualTo(label.getText()));
    }
  }

  private void assertNothingIsCut(Language language, int textSize) {
    String what = language + ", text of " + textSize;
    test.fx(() -> test.settings().languageProperty().set(language));
    test.fx(() -> test.window().place().textSize().set(textSize));
    for (int pulse = 0; pulse < 2; pulse++) {
      test.fx(
          () -> {
            test.window().scene().getRoot().applyCss();
            test.window().scene().getRoot().layout();
          });
    }
    double edge = test.window().scene().getWidth();
    for (String part : List.of("#tabs", "#moves", "#counts", "#verdict")) {
      assertThat(place(part).getMaxX()).as(part + what).isLessThanOrEqualTo(edge + 1);
    }
    assertThat(test.find("#counts", Node.class).lookupAll(".label"))
        .filteredOn(Node::isVisible)
        .hasSizeGreaterThan(4)
        .allSatisfy(
            label ->
                assertThat(((Text) label.lookup(".text")).getText())
                    .as(what)
                    .isEqualTo(((Label) label).getText()));
  }

  @Test
  void nothingBesideTheBoardsIsCutInAnyLanguageAndSizeOfText() {
    openMarked();
    for (Language language : Language.values()) {
      for (int size : new int[] {Workplace.USUAL_TEXT_SIZE, Workplace.MOST_TEXT_SIZE}) {
        assertNothingIsCut(language, size);
      }
    }
  }

  @Test
  void manyCapturedMenLeaveTheBoardsWhole() {
    test.fx(() -> test.window().open(Path.of("assets/games/computer-test-game-1.rgn")));
    test.until(() -> test.desk().game().length() > 100);
    test.fx(() -> test.window().place().look().layoutProperty().set(BoardLayout.FLAT));
    test.fx(() -> test.find(".split-pane", SplitPane.class).setDividerPositions(0));
    Bounds left = place(".left");
    Bounds board = place("#board");
    assertThat(left.getWidth()).isLessThan(400);
    assertThat(board.getMinX()).isGreaterThanOrEqualTo(left.getMinX());
    assertThat(board.getMaxX()).isLessThanOrEqualTo(left.getMaxX());
    Label figure =
        test.find(".captured-row", Node.class).lookupAll(".material-balance").stream()
            .map(Label.class::cast)
            .filter(label -> !label.getText().isEmpty())
            .findFirst()
            .orElseThrow();
    assertThat(figure.getText()).isEqualTo("+30");
    assertThat(figure.getWidth()).isGreaterThanOrEqualTo(figure.prefWidth(-1));
    Bounds seen = figure.localToScene(figure.getLayoutBounds());
    assertThat(seen.getMinX()).isGreaterThan(left.getMinX());
    assertThat(seen.getMaxX()).isLessThanOrEqualTo(left.getMaxX());
  }
}
