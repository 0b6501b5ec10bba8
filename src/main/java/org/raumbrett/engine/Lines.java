package org.raumbrett.engine;

import org.raumbrett.board.Cell;
import org.raumbrett.board.Geometry;

/**
 * Tables of lines for the evaluation: what a slider sees from a place of a line with a given
 * occupancy, and which places of a line lie in the centre or beside a king. Bits are the places of
 * {@link Geometry}.
 */
final class Lines {
  private static final short[] SIGHT = new short[128 * 8];

  /** By cell and axis: the spot, and above it the central places of its line. */
  private static final int[] RAY = new int[Cell.COUNT * Geometry.AXES];

  private static final byte[] BESIDE = new byte[Cell.COUNT * Geometry.lineCount()];

  /** Cells of each line, two words each. */
  private static final long[] CELLS = new long[Geometry.lineCount() * 2];

  static {
    for (int occupied = 0; occupied < 128; occupied++) {
      for (int place = 1; place < 6; place++) {
        SIGHT[occupied << 3 | place] =
            (short) (look(occupied, place, 1) + look(occupied, place, -1));
      }
    }
    for (int line = 0; line < Geometry.lineCount(); line++) {
      for (int place = 1; place < 6; place++) {
        int cell = Geometry.cellAt(line << 3 | place);
        if (cell != Geometry.OFF) {
          layCell(line, place, cell);
        }
      }
    }
  }

  static {
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      for (int axis = 0; axis < Geometry.AXES; axis++) {
        int spot = Geometry.spot(cell, axis);
        RAY[cell * Geometry.AXES + axis] = spot | centralPlaces(spot & ~7) << 16;
      }
    }
  }

  private Lines() {}

  /**
   * Returns the places seen from a spot of a line with that occupancy, blockers included, in the
   * low byte and the free ones above it.
   */
  static int sight(int occupied, int spot) {
    return SIGHT[occupied << 3 | spot & 7];
  }

  /**
   * Returns the cell's spot on its line of the axis in the low 16 bits, and above them the places
   * of that line that are among the 27 inner cells.
   */
  static int ray(int cell, int axis) {
    return RAY[cell * Geometry.AXES + axis];
  }

  /** Returns the places of the line on or beside the king's cell. */
  static int beside(int king, int line) {
    return BESIDE[king * Geometry.lineCount() + line];
  }

  /** Returns a word of the mask of the line's cells. */
  static long cells(int line, int word) {
    return CELLS[line << 1 | word];
  }

  /** Returns whether the cell is one of the 27 inner ones. */
  static boolean isCentral(int cell) {
    return Math.abs(Geometry.level(cell) - 2) < 2
        && Math.abs(Geometry.file(cell) - 2) < 2
        && Math.abs(Geometry.rank(cell) - 2) < 2;
  }

  /** Returns the king's steps between two cells. */
  static int distance(int a, int b) {
    return Math.max(
        Math.abs(Geometry.level(a) - Geometry.level(b)),
        Math.max(
            Math.abs(Geometry.file(a) - Geometry.file(b)),
            Math.abs(Geometry.rank(a) - Geometry.rank(b))));
  }

  private static int look(int occupied, int place, int step) {
    int seen = 0;
    int free = 0;
    for (int p = place + step; p > 0 && p < 7; p += step) {
      seen |= 1 << p;
      if ((occupied >> p & 1) != 0) {
        break;
      }
      free++;
    }
    return seen | free << 8;
  }

  private static int centralPlaces(int firstSpot) {
    int places = 0;
    for (int place = 1; place < 6; place++) {
      int cell = Geometry.cellAt(firstSpot | place);
      places |= cell != Geometry.OFF && isCentral(cell) ? 1 << place : 0;
    }
    return places;
  }

  private static void layCell(int line, int place, int cell) {
    CELLS[line << 1 | cell >> 6] |= 1L << cell;
    for (int king = 0; king < Cell.COUNT; king++) {
      if (distance(king, cell) <= 1) {
        BESIDE[king * Geometry.lineCount() + line] |= (byte) (1 << place);
      }
    }
  }
}
