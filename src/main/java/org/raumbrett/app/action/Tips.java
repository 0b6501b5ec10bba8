package org.raumbrett.app.action;

import java.util.function.Supplier;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/**
 * Tooltips that are made when the pointer comes to their control. Each tooltip is a window with a
 * scene of its own, and the main window has dozens of controls with tips.
 */
public final class Tips {
  private Tips() {}

  /** Gives the control a tip that says the text. */
  public static void tell(Control control, String text) {
    make(control, () -> new Tooltip(text));
  }

  /** Gives the control the tip that is supplied when the pointer comes. */
  public static void make(Control control, Supplier<Tooltip> tip) {
    control.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> control.setTooltip(tip.get()));
  }
}
