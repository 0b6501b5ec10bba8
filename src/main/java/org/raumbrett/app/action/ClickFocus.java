package org.raumbrett.app.action;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;

/**
 * Buttons that leave the focus where it is when they are clicked, so that the keys go on meaning
 * the board; Tab reaches them all the same.
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
