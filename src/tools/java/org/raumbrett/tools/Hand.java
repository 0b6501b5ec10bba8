package org.raumbrett.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.prefs.Preferences;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.shell.MainWindow;

/** Works a window as a user does, mostly by its keys. Not to be called on the JavaFX thread. */
final class Hand {
  private static final long REST_MILLIS = 800;

  private final Stage stage;
  private final MainWindow window;
  private final long rest;

  /** Opens a window with those settings. */
  Hand(Preferences settings) {
    this(settings, REST_MILLIS);
  }

  /** Opens a window with those settings, and rests so many milliseconds after each act. */
  Hand(Preferences settings, long rest) {
    this.rest = rest;
    stage = Studio.gets(Stage::new);
    window = Studio.gets(() -> MainWindow.create(stage, settings));
    Studio.does(stage::show);
    Studio.rest(REST_MILLIS);
  }

  /** Opens a file and waits until the title names it. */
  void open(Path file) {
    Studio.does(() -> window.open(file));
    String name = file.getFileName().toString();
    Studio.until("the title names " + name, () -> stage.getTitle().contains(name));
  }

  /** Judges the game that is open. */
  void judge() {
    press(KeyCode.F12);
    Studio.until("the analysis begins", () -> node("#progress").getParent().isVisible());
    Studio.until("the analysis ends", () -> !node("#progress").getParent().isVisible());
  }

  /** Presses keys, one after another. */
  void press(KeyCode... keys) {
    for (KeyCode key : keys) {
      Studio.does(() -> fire(key, false, false));
      Studio.rest(rest);
    }
  }

  /** Chooses an item of the menu bar that opens a dialog or another window. */
  Window menuDialog(String id) {
    MenuItem item = Studio.gets(() -> item(((MenuBar) node("#menu")).getMenus(), id));
    if (item == null) {
      throw new IllegalStateException("there is no " + id);
    }
    Platform.runLater(item::fire);
    return opened();
  }

  private static @Nullable MenuItem item(List<? extends MenuItem> items, String id) {
    for (MenuItem item : items) {
      MenuItem found =
          id.equals(item.getId())
              ? item
              : item instanceof Menu menu ? item(menu.getItems(), id) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Opens the dialog of a shortcut key, with or without shift. */
  Window dialog(KeyCode key, boolean shift) {
    // The dialog waits for its end.
    Platform.runLater(() -> fire(key, shift, true));
    return opened();
  }

  private Window opened() {
    Studio.until("a dialog opens", () -> others().count() == 1);
    Studio.rest(REST_MILLIS);
    return Studio.gets(() -> others().findFirst().orElseThrow());
  }

  /** Presses a dialog's button that agrees. */
  void agree(Window dialog) {
    Platform.runLater(() -> ((ButtonBase) node(dialog.getScene().getRoot(), "#dialog-ok")).fire());
    Studio.until("the dialog closes", () -> others().findAny().isEmpty());
    Studio.rest(REST_MILLIS);
  }

  private Stream<Window> others() {
    return Window.getWindows().stream().filter(other -> other != stage && other.isShowing());
  }

  /** Presses a key; to be called on the JavaFX thread. */
  void fire(KeyCode key, boolean shift, boolean control) {
    Node target = stage.getScene().getRoot();
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(target, new KeyEvent(type, "", "", key, shift, control, false, false));
    }
  }

  /** Returns what the selector finds; to be called on the JavaFX thread. */
  Node node(String selector) {
    return node(root(), selector);
  }

  private static Node node(Parent root, String selector) {
    Node found = root.lookup(selector);
    if (found == null) {
      throw new IllegalStateException("there is no " + selector);
    }
    return found;
  }

  /** Returns all of the window; to be called on the JavaFX thread. */
  Parent root() {
    return stage.getScene().getRoot();
  }

  Stage stage() {
    return stage;
  }

  /** Closes the window, without a question. */
  void hide() {
    Studio.does(stage::hide);
  }
}
