package org.raumbrett.app.action;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;

/**
 * Buttons and lists that leave the focus where it is when they are clicked, so that the keys go on
 * meaning the board; Tab reaches them all the same.
 */
public final class ClickFocus {
  private boolean pressed;

  private ClickFocus(Node button) {
    button.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressed = true);
    button.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> pressed = false);
  }

  /** Returns a button with that text. */
  public static Button button(String text) {
    return new PlainButton(text);
  }

  /** Returns a button that stays pressed. */
  static ToggleButton toggleButton() {
    return new LastingButton();
  }

  /** Returns a list whose rows are clicked without giving it the focus. */
  public static <T> ListView<T> list(ObservableList<T> rows) {
    return new PlainList<>(rows);
  }

  private static final class PlainList<T> extends ListView<T> {
    private final ClickFocus focus = new ClickFocus(this);

    PlainList(ObservableList<T> rows) {
      super(rows);
    }

    @Override
    public void requestFocus() {
      if (!focus.pressed) {
        super.requestFocus();
      }
    }
  }

  private static final class PlainButton extends Button {
    private final ClickFocus focus = new ClickFocus(this);

    PlainButton(String text) {
      super(text);
    }

    @Override
    public void requestFocus() {
      if (!focus.pressed) {
        super.requestFocus();
      }
    }
  }

  private static final class LastingButton extends ToggleButton {
    private final ClickFocus focus = new ClickFocus(this);

    @Override
    public void requestFocus() {
      if (!focus.pressed) {
        super.requestFocus();
      }
    }
  }
}
