package org.raumbrett.app.boards;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Side;

/**
 * Where the cells are on the screen. Every level is a parallelogram: the point of a level at {@code
 * u} cells from its left edge and {@code v} cells from its near edge, as the viewer sees it, is
 * {@code origin + u·(fileX, 0) + v·(rankX, −rankY)}. Knows nothing of the toolkit.
 *
 * @param origins the near left corner of each level, A first
 * @param cellWidth the width of a cell along a rank
 * @param rankX how far right the next rank is
 * @param rankY how far up the next rank is: the depth of a cell
 * @param pieceSize the edge of the square in which a piece is drawn
 * @param frame the border around the cells
 * @param upright whether pieces stand on their cell and reach over it, as opposed to lying in it
 * @param viewpoint the side from which the board is seen
 */
record Projection(
    List<Spot> origins,
    double cellWidth,
    double rankX,
    double rankY,
    double pieceSize,
    Frame frame,
    boolean upright,
    Side viewpoint) {

  /**
   * The border of a board.
   *
   * @param left its width left of the cells, where the ranks are written, in pixels
   * @param right its width right of the cells, in pixels
   * @param far its depth beyond the far rank, in pixels on the screen
   * @param near its depth before the near rank, in pixels on the screen
   * @param edge the height of the front edge, in pixels; the files are written on near and edge
   */
  record Frame(double left, double right, double far, double near, double edge) {}

  /** Returns the column of the cell as seen, 0 at the left. */
  int column(Cell cell) {
    return viewpoint == Side.WHITE ? cell.file() : 4 - cell.file();
  }

  /** Returns the row of the cell as seen, 0 nearest. */
  int row(Cell cell) {
    return viewpoint == Side.WHITE ? cell.rank() : 4 - cell.rank();
  }

  /** Returns the cell of a level at a column and row as seen. */
  Cell cell(int level, int column, int row) {
    return viewpoint == Side.WHITE
        ? Cell.of(level, column, row)
        : Cell.of(level, 4 - column, 4 - row);
  }

  /**
   * Returns the point of a level {@code u} cells from the left and {@code v} from the near edge.
   */
  Spot at(int level, double u, double v) {
    return origins.get(level).plus(u * cellWidth + v * rankX, -v * rankY);
  }

  /** Returns the middle of the cell. */
  Spot centre(Cell cell) {
    return at(cell.level(), column(cell) + 0.5, row(cell) + 0.5);
  }

  /** Returns the top left corner of the square in which the piece on the cell is drawn. */
  Spot pieceCorner(Cell cell) {
    Spot centre = centre(cell);
    return upright
        ? centre.plus(-pieceSize / 2, rankY * 0.34 - pieceSize * 0.96)
        : centre.plus(-pieceSize / 2, -pieceSize / 2);
  }

  /** Returns the cell under the point, on the uppermost level if two overlap; null beside them. */
  @Nullable Cell cellAt(double x, double y) {
    int level = levelAt(x, y);
    if (level < 0) {
      return null;
    }
    double v = row(level, y);
    double u = column(level, x, v);
    return u >= 0 && u < 5 && v >= 0 && v < 5 ? cell(level, (int) u, (int) v) : null;
  }

  /** Returns the uppermost level whose board, border included, is under the point; −1 for none. */
  int levelAt(double x, double y) {
    for (int level = 4; level >= 0; level--) {
      double v = row(level, y);
      if (isOnBoard(column(level, x, v), v)) {
        return level;
      }
    }
    return -1;
  }

  private double row(int level, double y) {
    return (origins.get(level).y() - y) / rankY;
  }

  private double column(int level, double x, double row) {
    return (x - origins.get(level).x() - row * rankX) / cellWidth;
  }

  private boolean isOnBoard(double u, double v) {
    return u >= -frame.left / cellWidth
        && u < 5 + frame.right / cellWidth
        && v >= -(frame.near + frame.edge) / rankY
        && v < 5 + frame.far / rankY;
  }
}
