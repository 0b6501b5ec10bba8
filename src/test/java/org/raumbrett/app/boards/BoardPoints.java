package org.raumbrett.app.boards;

import java.util.Objects;
import javafx.geometry.Point2D;
import org.raumbrett.board.Cell;

/** Where cells are on the screen, for a robot's mouse. */
public final class BoardPoints {
  private BoardPoints() {}

  /** Returns the middle of the cell's ground. */
  public static Point2D onScreen(BoardStackView board, String cell) {
    Spot spot = board.projection().centre(Objects.requireNonNull(Cell.parse(cell)));
    return board.localToScreen(spot.x(), spot.y());
  }

  /** Returns a point of the view that is beside the boards. */
  public static Point2D besideTheBoards(BoardStackView board) {
    return board.localToScreen(4, 4);
  }
}
