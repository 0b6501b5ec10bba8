package org.raumbrett.engine;

import org.raumbrett.board.Cell;
import org.raumbrett.board.Geometry;

/** What cells are like, from tables. */
final class Squares {
  private static final byte[] CLASS = new byte[Cell.COUNT];
  private static final byte[] CENTRALITY = new byte[Cell.COUNT];

  static {
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      CLASS[cell] = (byte) Geometry.unicornClass(cell);
      int steps =
          Math.abs(Geometry.level(cell) - 2)
              + Math.abs(Geometry.file(cell) - 2)
              + Math.abs(Geometry.rank(cell) - 2);
      CENTRALITY[cell] = (byte) (6 - steps);
    }
  }

  private Squares() {}

  /** Returns the unicorn's parity class of the cell. */
  static int unicornClass(int cell) {
    return CLASS[cell];
  }

  /** Returns how near the cell is to the centre: 6 less the rook steps to it, 0 to 6. */
  static int centrality(int cell) {
    return CENTRALITY[cell];
  }
}
