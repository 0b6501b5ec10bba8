package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.ManyGames;
import org.testfx.api.FxRobot;

@Tag("window")
class LargeFileInWindowTest {
  private static final int GAMES = 1_100;
  private static final int FAR = 1_050;

  /** The game looked at, the one before, and what the views and the JavaFX thread still hold. */
  private static final int FEW = 5;

  /** Games differ in the rows they fill and the men they lost, not in more. */
  private static final int SOME_NODES = 150;

  private static final int A_PULSE = 40;

  @RegisterExtension final TestWindow test = new TestWindow();

  @TempDir private Path folder;

  private ListView<?> open() throws IOException {
    Path file = folder.resolve("many.rgn");
    ManyGames.write(file, GAMES);
    test.fx(() -> test.window().open(file));
    test.until(() -> test.desk().games().size() == GAMES);
    assertThat(test.desk().document().isLarge()).isTrue();
    return test.find("#games", ListView.class);
  }

  private static int count(Node node) {
    int count = 1;
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable()) {
        count += count(child);
      }
    }
    return count;
  }

  /** Looks at games, with a layout of the window after each few. */
  private void select(int from, int to, List<WeakReference<Game>> seen) {
    for (int i = from; i < to; i += A_PULSE) {
      int first = i;
      test.fx(
          () -> {
            for (int game = first; game < Math.min(to, first + A_PULSE); game++) {
              test.desk().select(game);
              seen.add(new WeakReference<>(test.desk().game()));
            }
          });
    }
  }

  private static long alive(List<WeakReference<Game>> games) {
    System.gc();
    return games.stream().filter(game -> game.get() != null).count();
  }

  private void walk(int games) {
    select(0, 80, new ArrayList<>());
    int nodes = count(test.window().stage().getScene().getRoot());
    List<WeakReference<Game>> seen = new ArrayList<>();
    select(80, 80 + games, seen);
    test.until(() -> alive(seen) <= FEW);
    assertThat(count(test.window().stage().getScene().getRoot())).isLessThan(nodes + SOME_NODES);
  }

  @Test
  void walkingThroughAThousandGamesLeavesNothingBehind(FxRobot robot) throws IOException {
    open();
    walk(1_000);
    robot.clickOn("Moves");
    walk(100);
    robot.clickOn("Game text");
    walk(100);
  }

  @Test
  void aSearchThatShortensTheListIsNothingToLog(FxRobot robot) throws IOException {
    ListView<?> list = open();
    List<LogRecord> logged = new ArrayList<>();
    Handler listener =
        new Handler() {
          @Override
          public void publish(LogRecord logRecord) {
            logged.add(logRecord);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger controls = Logger.getLogger("javafx.scene.control");
    controls.addHandler(listener);
    try {
      test.fx(() -> test.desk().select(FAR));
      test.until(() -> isInSight(list, FAR));
      test.fx(() -> test.find("#games-search", TextField.class).setText("nobody"));
      test.until(() -> list.getItems().isEmpty());
      test.fx(() -> test.find("#games-search", TextField.class).setText(""));
      test.until(() -> isInSight(list, FAR));
    } finally {
      controls.removeHandler(listener);
    }
    assertThat(logged).isEmpty();
  }

  /** Returns whether a row of the list says the game's number and lies within the list. */
  private static boolean isInSight(ListView<?> list, int game) {
    return list.lookupAll(".game-number").stream()
        .filter(node -> ((Label) node).getText().replace(",", "").equals("" + (game + 1)))
        .anyMatch(
            node ->
                list.getLayoutBounds()
                    .contains(list.sceneToLocal(node.localToScene(node.getLayoutBounds()))));
  }

  @Test
  void theGameLookedAtStaysInSightInTheList(FxRobot robot) throws IOException {
    ListView<?> list = open();
    test.fx(() -> test.desk().select(500));
    test.until(() -> isInSight(list, 500));
    for (int i = 0; i < 30; i++) {
      robot.push(KeyCode.PAGE_DOWN);
    }
    assertThat(test.desk().gameIndex()).isEqualTo(530);
    test.until(() -> isInSight(list, 530));
    robot.clickOn("Moves");
    test.fx(() -> test.desk().select(7));
    robot.clickOn("Games");
    test.until(() -> isInSight(list, 7));
    assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(7);
  }

  /** What another game costs grows with what is set anew and with the nodes that are laid out. */
  @Test
  void anotherGameSetsAnewOnlyWhatDiffers(FxRobot robot) throws IOException {
    open();
    var problems = test.find("#problems", ListView.class).getItems();
    test.fx(() -> test.desk().select(FAR));
    assertThat(test.find("#problems", ListView.class).getItems()).isSameAs(problems);
    robot.clickOn("Moves");
    ListView<?> moves = test.find("#moves", ListView.class);
    test.until(() -> !moves.lookupAll(".move").isEmpty());
    test.fx(() -> test.desk().select(0));
    test.until(() -> isLastRowInSight(moves));
    int cells = moves.lookupAll(".move-cell").size();
    for (int game = 1; game <= 20; game++) {
      int next = game;
      test.fx(() -> test.desk().select(next));
      test.until(() -> isLastRowInSight(moves));
    }
    assertThat(moves.lookupAll(".move-cell").size())
        .as("rows for all of them")
        .isLessThan(cells + FEW);
    for (Node move : moves.lookupAll(".move")) {
      assertThat(((Parent) move).getChildrenUnmodifiable())
          .as("a move without a verdict")
          .hasSize(1);
    }
  }

  private static boolean isLastRowInSight(ListView<?> list) {
    int last = list.getItems().size() - 1;
    return list.lookupAll(".move-cell").stream()
        .anyMatch(
            cell ->
                ((ListCell<?>) cell).getIndex() == last
                    && cell.isVisible()
                    && list.getLayoutBounds()
                        .contains(list.sceneToLocal(cell.localToScene(cell.getLayoutBounds()))));
  }

  @Test
  void whatWasTypedInOneGameIsNotUndoneInAnother(FxRobot robot) throws IOException {
    open();
    robot.clickOn("Game text");
    TextArea area = test.find("#game-text", TextArea.class);
    String first = area.getText();
    test.fx(() -> test.desk().select(1));
    String second = area.getText();
    assertThat(second).isNotEqualTo(first);
    test.fx(area::undo);
    assertThat(area.getText()).isEqualTo(second);
  }
}
