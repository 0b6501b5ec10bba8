package org.raumbrett.app.action;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Turns keys into actions wherever the focus is. It must be a filter of the scene: a focused slider
 * or list would swallow the arrow keys before any accelerator sees them. Text fields and open menus
 * keep their keys.
 */
public final class KeyFilter {
  /** What a text field does itself, with the shortcut key. */
  private static final Set<KeyCode> EDITING_KEYS =
      Set.of(
          KeyCode.C,
          KeyCode.V,
          KeyCode.X,
          KeyCode.A,
          KeyCode.Z,
          KeyCode.Y,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN);

  private final Actions actions;
  private final BooleanSupplier lentOut;
  private final Set<KeyCode> taken = EnumSet.noneOf(KeyCode.class);

  /**
   * A filter.
   *
   * @param lentOut whether something, such as a choice on the board, needs the keys itself now
   */
  public KeyFilter(Actions actions, BooleanSupplier lentOut) {
    this.actions = actions;
    this.lentOut = lentOut;
  }

  /** Begins to listen. */
  public void install(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(scene, event));
    scene.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    scene.addEventFilter(KeyEvent.KEY_TYPED, event -> typed(scene, event));
  }

  private void pressed(Scene scene, KeyEvent event) {
    if (lentOut.getAsBoolean() || isMenuOpen()) {
      return;
    }
    Node focus = scene.getFocusOwner();
    if (isText(focus, event.getTarget())) {
      if (!isForWindow(event) && !isPageOfField(focus, event)) {
        // A menu's accelerator must not fire while a letter is typed; the letter itself comes as
        // another event.
        if (event.getCode().isLetterKey() && !event.isShortcutDown() && !event.isAltDown()) {
          event.consume();
        }
        return;
      }
    } else if (isControlsOwn(focus, event.getCode())) {
      return;
    }
    for (Action action : Action.values()) {
      if (actions.has(action) && matches(action, event)) {
        taken.add(event.getCode());
        event.consume();
        actions.run(action);
        return;
      }
    }
  }

  /** A slider acts on the release of Home and End: a key that was taken stays taken. */
  private void released(KeyEvent event) {
    if (taken.remove(event.getCode())) {
      event.consume();
    }
  }

  /** The question mark lies on another key in each layout, so it is recognised as a character. */
  private void typed(Scene scene, KeyEvent event) {
    boolean text = isText(scene.getFocusOwner(), event.getTarget());
    if (event.getCharacter().equals("?") && !text && !isMenuOpen() && !lentOut.getAsBoolean()) {
      actions.run(Action.KEYS);
      event.consume();
    }
  }

  private static boolean matches(Action action, KeyEvent event) {
    for (KeyCombination key : action.keys()) {
      if (key.match(event)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isText(@Nullable Node focus, EventTarget target) {
    return focus instanceof TextInputControl || target instanceof TextInputControl;
  }

  /** Returns whether a key means the window even where text is typed. */
  private static boolean isForWindow(KeyEvent event) {
    KeyCode code = event.getCode();
    if (event.isShortcutDown()) {
      return !EDITING_KEYS.contains(code);
    }
    return code.isFunctionKey() || code == KeyCode.ESCAPE || event.isAltDown();
  }

  /** A field of one line has no pages to turn: the keys turn the games of the file. */
  private static boolean isPageOfField(@Nullable Node focus, KeyEvent event) {
    boolean page = event.getCode() == KeyCode.PAGE_UP || event.getCode() == KeyCode.PAGE_DOWN;
    return page && focus instanceof TextField && !event.isShortcutDown();
  }

  private static boolean isControlsOwn(@Nullable Node focus, KeyCode code) {
    boolean press = code == KeyCode.SPACE || code == KeyCode.ENTER;
    // A button that has the focus from a click only is not what the user looks at.
    boolean button = focus instanceof ButtonBase && focus.isFocusVisible();
    boolean row = code == KeyCode.UP || code == KeyCode.DOWN;
    return press && (button || focus instanceof ListView)
        || row && focus instanceof ListView && focus.isFocusVisible()
        || focus instanceof ComboBoxBase<?> box && box.isShowing();
  }

  private static boolean isMenuOpen() {
    for (Window window : Window.getWindows()) {
      if (window instanceof ContextMenu && window.isShowing()) {
        return true;
      }
    }
    return false;
  }
}
