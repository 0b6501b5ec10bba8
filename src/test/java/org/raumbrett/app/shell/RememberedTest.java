package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.prefs.Preferences;
import javafx.scene.control.SplitPane;
import javafx.stage.Stage;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.model.Settings;
import org.testfx.util.WaitForAsyncUtils;

/** What a window finds again that another one left. */
@Tag("window")
class RememberedTest {
  @RegisterExtension final TestWindow test = new TestWindow();
  private MainWindow next;

  @AfterEach
  void closeNext() {
    test.fx(() -> next.stage().close());
  }

  private void restart() {
    test.fx(
        () -> {
          test.window().close();
          Preferences node = test.node();
          Workplace place =
              Workplace.of(
                  new Settings(node),
                  FxTasks.create(),
                  (game, level, scope, stop, listener) -> {},
                  test);
          next = new MainWindow(new Stage(), place);
          next.stage().show();
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static double divider(MainWindow window) {
    return ((SplitPane) window.scene().lookup(".split-pane")).getDividerPositions()[0];
  }

  @Test
  void sizeDividerAndLayoutAreAsTheyWere() {
    test.fx(
        () -> {
          test.window().stage().setWidth(1010);
          test.window().stage().setHeight(690);
        });
    test.fx(
        () -> ((SplitPane) test.window().scene().lookup(".split-pane")).setDividerPositions(0.56));
    test.fx(() -> test.window().place().look().layoutProperty().set(BoardLayout.FLAT));
    double width = test.window().scene().getWidth();
    double height = test.window().scene().getHeight();
    double divider = divider(test.window());
    restart();
    assertThat(next.scene().getWidth()).isEqualTo(width);
    assertThat(next.scene().getHeight()).isEqualTo(height);
    assertThat(divider(next)).isCloseTo(divider, Offset.offset(0.01));
    assertThat(next.place().look().layoutProperty().get()).isEqualTo(BoardLayout.FLAT);
  }

  @Test
  void themeStrengthAndFolderAreAsTheyWere() {
    test.fx(
        () -> {
          test.settings().themeProperty().set(Settings.Theme.DARK);
          test.settings().strengthProperty().set(9);
          test.settings().rememberFolder(Path.of("games"));
        });
    restart();
    assertThat(next.place().appearance().darkProperty().get()).isTrue();
    assertThat(next.place().settings().strength()).isEqualTo(9);
    assertThat(next.place().settings().lastFolder()).isEqualTo(Path.of("games"));
  }

  @Test
  void aMaximisedWindowIsMaximisedAgain() {
    test.fx(() -> test.window().stage().setMaximized(true));
    restart();
    assertThat(next.stage().isMaximized()).isTrue();
  }
}
