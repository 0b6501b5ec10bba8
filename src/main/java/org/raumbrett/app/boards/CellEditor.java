package org.raumbrett.app.boards;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;

/** Hears what the user does with the men while a position is set up on the board. */
public interface CellEditor {
  /** The cell was clicked, or the key for it pressed. */
  void click(Cell cell);

  /** The cell is to be empty. */
  void remove(Cell cell);

  /** The man on a cell was carried to another one, or off the boards if that is null. */
  void carry(Cell from, @Nullable Cell to);
}
