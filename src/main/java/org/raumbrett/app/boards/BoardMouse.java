package org.raumbrett.app.boards;

import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;

/**
 * What the mouse does on the board: clicks pick and play, dragging a man plays it, dragging the
 * margin turns and tilts the Stack (with Shift: spreads it), a double click there resets it.
 */
final class BoardMouse {
  private static final double DRAG_STARTS_AT = 5;

  private final BoardStackView view;
  private @Nullable Cell pressed;
  private double startX;
  private double startY;
  private double lastX;
  private double lastY;
  private boolean dragging;
  private boolean primary;

  BoardMouse(BoardStackView view) {
    this.view = view;
  }

  void install() {
    view.addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(event.getX(), event.getY()));
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.setHovered(null));
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
    view.addEventHandler(ScrollEvent.SCROLL, this::scroll);
  }

  private void hover(double x, double y) {
    Cell cell = view.cellSeenAt(x, y);
    view.setHovered(cell);
    view.setCursor(
        cell != null
            ? view.mayMove(cell) ? Cursor.HAND : Cursor.DEFAULT
            : isStack() ? Cursor.MOVE : Cursor.DEFAULT);
  }

  private void press(MouseEvent event) {
    primary = event.getButton() == MouseButton.PRIMARY;
    if (!primary) {
      remove(event);
      return;
    }
    view.requestFocus();
    view.hideCursor();
    startX = lastX = event.getX();
    startY = lastY = event.getY();
    dragging = false;
    pressed = view.cellSeenAt(startX, startY);
    if (pressed == null && event.getClickCount() == 2 && isStack()) {
      view.resetView();
    }
    event.consume();
  }

  /** The other button empties a cell while a position is set up. */
  private void remove(MouseEvent event) {
    CellEditor editing = view.editing();
    Cell cell = view.cellSeenAt(event.getX(), event.getY());
    if (editing != null && cell != null && event.getButton() == MouseButton.SECONDARY) {
      editing.remove(cell);
      event.consume();
    }
  }

  private void drag(MouseEvent event) {
    if (!primary) {
      return;
    }
    double x = event.getX();
    double y = event.getY();
    dragging |= Math.hypot(x - startX, y - startY) > DRAG_STARTS_AT;
    if (dragging && pressed == null) {
      turn(x - lastX, y - lastY, event.isShiftDown());
    } else if (dragging && pressed != null && view.mayMove(pressed)) {
      carry(pressed, x, y);
    }
    lastX = x;
    lastY = y;
    event.consume();
  }

  private void carry(Cell from, double x, double y) {
    PieceView man = view.node(from).manView();
    if (man == null) {
      return;
    }
    if (view.selectedCellProperty().get() != from) {
      view.select(from);
    }
    view.flight().drag(man, view.projection(), x, y);
    view.setHovered(view.projection().cellAt(x, y));
    view.setCursor(Cursor.CLOSED_HAND);
  }

  private void turn(double dx, double dy, boolean spreads) {
    if (!isStack()) {
      return;
    }
    double height = Math.max(200, view.getHeight());
    if (spreads) {
      view.spread(-2 * dy / height);
    } else {
      view.turn(2 * dx / Math.max(200, view.getWidth()), 2 * dy / height);
    }
  }

  private void release(MouseEvent event) {
    if (!primary || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    double x = event.getX();
    double y = event.getY();
    Cell from = pressed;
    boolean carried = dragging && from != null && view.mayMove(from);
    pressed = null;
    dragging = false;
    if (carried) {
      view.flight().stop();
      Cell to = view.projection().cellAt(x, y);
      view.drop(from, to);
    } else if (from != null) {
      view.click(target(from, x, y));
    } else if (Math.hypot(x - startX, y - startY) <= DRAG_STARTS_AT) {
      view.select(null);
    }
    hover(x, y);
    event.consume();
  }

  /** The cell meant by a click: a target behind a tall man wins over that man's own cell. */
  private Cell target(Cell seen, double x, double y) {
    Cell ground = view.projection().cellAt(x, y);
    if (ground == null || view.selectedCellProperty().get() == null) {
      return seen;
    }
    boolean seenIsTarget = isTarget(seen);
    return !seenIsTarget && isTarget(ground) ? ground : seen;
  }

  private boolean isTarget(Cell cell) {
    int marks = view.node(cell).marks();
    return Mark.QUIET.in(marks) || Mark.CAPTURE.in(marks);
  }

  private void scroll(ScrollEvent event) {
    if (isStack() && event.isShiftDown()) {
      view.spread((event.getDeltaY() + event.getDeltaX()) / 800);
      event.consume();
    }
  }

  private boolean isStack() {
    return view.layoutProperty().get() == BoardLayout.STACK;
  }
}
