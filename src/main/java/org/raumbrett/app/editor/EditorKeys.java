package org.raumbrett.app.editor;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;

/**
 * Setting up by keys while the board has the focus: arrows and Page Up/Down move the cursor, RFEN's
 * letters put a man there (a capital a white one), Space the man in hand, Delete empties the cell;
 * F flips the board, T changes its layout.
 */
final class EditorKeys {
  private final SetupModel model;
  private final BoardStackView board;
  private final Runnable flip;
  private final Runnable changeLayout;

  EditorKeys(SetupModel model, BoardStackView board, Runnable flip, Runnable changeLayout) {
    this.model = model;
    this.board = board;
    this.flip = flip;
    this.changeLayout = changeLayout;
  }

  void install() {
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    board.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown()) {
      shortcut(event);
      return;
    }
    boolean used = true;
    switch (event.getCode()) {
      case LEFT -> board.moveCursor(-1, 0, 0);
      case RIGHT -> board.moveCursor(1, 0, 0);
      case UP -> board.moveCursor(0, 1, 0);
      case DOWN -> board.moveCursor(0, -1, 0);
      case PAGE_UP -> board.moveCursor(0, 0, 1);
      case PAGE_DOWN -> board.moveCursor(0, 0, -1);
      case SPACE -> board.pickOrPut();
      case F -> flip.run();
      case T -> changeLayout.run();
      case DELETE, BACK_SPACE -> empty();
      default -> used = false;
    }
    if (used) {
      event.consume();
    }
  }

  private void shortcut(KeyEvent event) {
    if (event.getCode() == KeyCode.Z && !event.isShiftDown()) {
      model.undo();
      event.consume();
    } else if (event.getCode() == KeyCode.Y || event.getCode() == KeyCode.Z) {
      model.redo();
      event.consume();
    }
  }

  private void empty() {
    Cell cursor = board.cursorCellProperty().get();
    if (cursor != null) {
      model.remove(cursor);
    }
  }

  private void typed(KeyEvent event) {
    String typed = event.getCharacter();
    Piece man = typed.length() == 1 ? Piece.ofLetter(typed.charAt(0)) : null;
    Cell cursor = board.cursorCellProperty().get();
    if (man != null && !event.isShortcutDown() && !event.isAltDown()) {
      if (cursor == null) {
        board.moveCursor(0, 0, 0);
      } else {
        model.put(cursor, man);
      }
      event.consume();
    }
  }
}
