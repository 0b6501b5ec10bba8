package org.raumbrett.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.prefs.Preferences;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.raumbrett.app.shell.MainWindow;

/** The pictures of the window in one language. It is worked as a user works it, by its keys. */
final class WindowPictures {
  private static final Path JUDGED = Path.of("assets/games/computer-test-game-unfinished.rgn");

  private static final Path COMPLETE = Path.of("assets/games/computer-test-game-1.rgn");
  private static final long REST_MILLIS = 800;
  private static final int TEXT_TAB = 1;

  /** A move that is none, in the third line. */
  private static final String BROKEN =
      """
      1. Ad1-Ac3 Ed5-Ec3
      2. Bd1-Cd2 Dd5-Cc4
      3. Ab1-Cb3 De4-Ce4
      """;

  private final Studio studio;
  private final Preferences settings;
  private final String folder;

  /**
   * Pictures of a window with those settings.
   *
   * @param folder where they go
   */
  WindowPictures(Studio studio, Preferences settings, String folder) {
    this.studio = studio;
    this.settings = settings;
    this.folder = folder;
  }

  void take() {
    settings.putDouble("width", 1280);
    settings.putDouble("height", 800);
    settings.putInt("strength", 4);
    Stage stage = Studio.gets(Stage::new);
    MainWindow window = open(stage);
    take(stage, "welcome");
    takeProblems(stage, window);
    open(stage, window, COMPLETE);
    takeDialog(stage, "submit", KeyCode.M);
    judge(stage, window);
    Studio.does(stage::hide);
  }

  private MainWindow open(Stage stage) {
    MainWindow window = Studio.gets(() -> MainWindow.create(stage, settings));
    Studio.does(stage::show);
    Studio.rest(REST_MILLIS);
    return window;
  }

  private void judge(Stage stage, MainWindow window) {
    open(stage, window, JUDGED);
    press(stage, KeyCode.F12);
    Studio.until("the analysis begins", () -> node(stage, "#progress").getParent().isVisible());
    Studio.until("the analysis ends", () -> !node(stage, "#progress").getParent().isVisible());
    press(stage, KeyCode.HOME);
    press(stage, KeyCode.B);
    take(stage, "judged");
    studio.take(folder + "/moves", Studio.gets(() -> node(stage, ".right")));
    press(stage, KeyCode.R);
    studio.take(folder + "/retry", Studio.gets(() -> node(stage, ".right")));
  }

  private void takeDialog(Stage stage, String name, KeyCode... keys) {
    Window dialog = dialog(stage, keys);
    studio.take(folder + "/" + name, Studio.gets(() -> dialog.getScene().getRoot()));
    Studio.does(dialog::hide);
  }

  /** Opens a dialog, which waits for its end, by the shortcut key and those. */
  private static Window dialog(Stage stage, KeyCode... keys) {
    boolean shift = keys[0] == KeyCode.SHIFT;
    KeyCode key = keys[keys.length - 1];
    Platform.runLater(() -> fire(stage, key, shift, true));
    Studio.until("a dialog opens", () -> others(stage).count() == 1);
    Studio.rest(REST_MILLIS);
    return Studio.gets(() -> others(stage).findFirst().orElseThrow());
  }

  private static Stream<Window> others(Stage stage) {
    return Window.getWindows().stream().filter(window -> window != stage && window.isShowing());
  }

  private void takeProblems(Stage stage, MainWindow window) {
    try {
      Path file = Files.createTempDirectory("pictures").resolve("partida.rgn");
      Files.writeString(file, BROKEN);
      open(stage, window, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Studio.does(() -> ((TabPane) node(stage, "#tabs")).getSelectionModel().select(TEXT_TAB));
    studio.take(folder + "/problems", Studio.gets(() -> node(stage, ".right")));
    Studio.does(() -> ((TabPane) node(stage, "#tabs")).getSelectionModel().selectFirst());
  }

  private static void open(Stage stage, MainWindow window, Path file) {
    Studio.does(() -> window.open(file));
    String name = file.getFileName().toString();
    Studio.until("the title names " + name, () -> stage.getTitle().contains(name));
  }

  private static void press(Stage stage, KeyCode key) {
    Studio.does(() -> fire(stage, key, false, false));
    Studio.rest(REST_MILLIS);
  }

  private static void fire(Stage stage, KeyCode key, boolean shift, boolean control) {
    Node target = stage.getScene().getRoot();
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(target, new KeyEvent(type, "", "", key, shift, control, false, false));
    }
  }

  private static Node node(Stage stage, String selector) {
    Node found = stage.getScene().getRoot().lookup(selector);
    if (found == null) {
      throw new IllegalStateException("the window has no " + selector);
    }
    return found;
  }

  private void take(Stage stage, String name) {
    studio.take(folder + "/" + name, Studio.gets(() -> stage.getScene().getRoot()));
  }
}
