package org.raumbrett.app.text;

import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;

/**
 * Takes back what was done in the text and does it again. What the area no longer knows, because
 * another part of a large text or a large paste came into it, the desk does; and the text that was
 * replaced as a whole is kept here, since of a text of other games the desk takes nothing back.
 */
final class UndoKeys {
  /** A text with the place of the caret in it. */
  private record Kept(String text, int caret) {}

  private final TextArea area;
  private final ShownText shown;
  private final Desk desk;
  private final Runnable typed;
  private boolean turning;
  private @Nullable Kept before;
  private @Nullable Kept after;
  private int opening;

  /**
   * The keys of that area.
   *
   * @param typed is run when a text was put back as if somebody had typed it
   */
  UndoKeys(TextArea area, ShownText shown, Desk desk, Runnable typed) {
    this.typed = typed;
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

  /** Keeps the text that is there, which will be replaced as a whole. */
  void keep() {
    before = now();
    after = null;
    opening = desk.opening();
  }

  private Kept now() {
    return new Kept(shown.whole(), shown.caret());
  }

  private boolean canPutBack() {
    return before != null && opening == desk.opening();
  }

  private boolean canPutAgain() {
    return after != null && opening == desk.opening() && !shown.isTouched();
  }

  boolean canUndo() {
    return area.isUndoable() || canDeskUndo() || canPutBack();
  }

  boolean canRedo() {
    return area.isRedoable() || canDeskRedo() || canPutAgain();
  }

  private boolean canDeskUndo() {
    return !shown.isTouched() && desk.history().canUndoProperty().get();
  }

  private boolean canDeskRedo() {
    return !shown.isTouched() && desk.history().canRedoProperty().get();
  }

  void undo() {
    if (area.isUndoable()) {
      area.undo();
    } else {
      desk.whenSettled(this::undoOther);
    }
  }

  private void undoOther() {
    if (canDeskUndo()) {
      turn(desk::undo);
    } else if (before != null && canPutBack()) {
      after = now();
      replace(before);
      before = null;
    }
  }

  void redo() {
    if (area.isRedoable()) {
      area.redo();
    } else {
      desk.whenSettled(this::redoOther);
    }
  }

  private void redoOther() {
    if (canDeskRedo()) {
      turn(desk::redo);
    } else if (after != null && canPutAgain()) {
      before = now();
      replace(after);
      after = null;
    }
  }

  private void replace(Kept kept) {
    shown.replaceAll(kept.text(), kept.caret());
    typed.run();
  }

  private void turn(Runnable work) {
    int caret = shown.caret();
    turning = true;
    work.run();
    turning = false;
    shown.putCaret(caret);
  }
}
