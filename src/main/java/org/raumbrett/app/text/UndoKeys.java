package org.raumbrett.app.text;

import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.raumbrett.app.model.Desk;

/**
 * Takes back what was done in the text and does it again. What the area no longer knows, because
 * another part of a large text or a large paste came into it, the desk does.
 */
final class UndoKeys {
  private final TextArea area;
  private final ShownText shown;
  private final Desk desk;
  private boolean turning;

  UndoKeys(TextArea area, ShownText shown, Desk desk) {
    this.area = area;
    this.shown = shown;
    this.desk = desk;
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    if (!event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    boolean redo =
        event.getCode() == KeyCode.Y || event.getCode() == KeyCode.Z && event.isShiftDown();
    if (redo) {
      redo();
      event.consume();
    } else if (event.getCode() == KeyCode.Z) {
      undo();
      event.consume();
    }
  }

  /** Returns whether the text that comes is one that the desk puts back. */
  boolean isTurning() {
    return turning;
  }

  boolean canUndo() {
    return area.isUndoable() || !shown.isTouched() && desk.history().canUndoProperty().get();
  }

  boolean canRedo() {
    return area.isRedoable() || !shown.isTouched() && desk.history().canRedoProperty().get();
  }

  void undo() {
    if (area.isUndoable()) {
      area.undo();
    } else if (!shown.isTouched()) {
      turn(desk::undo);
    }
  }

  void redo() {
    if (area.isRedoable()) {
      area.redo();
    } else if (!shown.isTouched()) {
      turn(desk::redo);
    }
  }

  private void turn(Runnable work) {
    int caret = shown.caret();
    turning = true;
    work.run();
    turning = false;
    shown.putCaret(caret);
  }
}
