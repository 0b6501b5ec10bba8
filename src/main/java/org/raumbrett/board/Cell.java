package org.raumbrett.board;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One of the 125 cells. The natural order is level, then rank, then file: {@code Aa1 … Ae1, Aa2 …
 * Ee5}. The instances are shared.
 */
public final class Cell implements Comparable<Cell> {
  /** The number of cells of the cube. */
  public static final int COUNT = 125;

  /** All cells in their natural order. */
  public static final List<Cell> ALL = IntStream.range(0, COUNT).mapToObj(Cell::new).toList();

  private final int index;
  private final String name;

  private Cell(int index) {
    this.index = index;
    this.name = "" + (char) ('A' + level()) + (char) ('a' + file()) + (char) ('1' + rank());
  }

  /**
   * Returns the cell with the given coordinates, each 0 to 4.
   *
   * @throws IndexOutOfBoundsException if a coordinate is outside
   */
  public static Cell of(int level, int file, int rank) {
    if (!isInside(level, file, rank)) {
      throw new IndexOutOfBoundsException("no cell at " + level + "," + file + "," + rank);
    }
    return ALL.get(Geometry.index(level, file, rank));
  }

  /** Returns the cell with the given place in the natural order, 0 to 124. */
  public static Cell ofIndex(int index) {
    return ALL.get(index);
  }

  /** Returns whether the coordinates, each meant to be 0 to 4, name a cell. */
  public static boolean isInside(int level, int file, int rank) {
    return Geometry.isInside(level, file, rank);
  }

  /** Returns the cell of a name such as {@code Cc3}, level, file, rank; null if it is not one. */
  public static @Nullable Cell parse(CharSequence name) {
    if (name.length() != 3) {
      return null;
    }
    int level = name.charAt(0) - 'A';
    int file = name.charAt(1) - 'a';
    int rank = name.charAt(2) - '1';
    return isInside(level, file, rank) ? of(level, file, rank) : null;
  }

  /** Returns the place in the natural order, 0 ({@code Aa1}) to 124 ({@code Ee5}). */
  public int index() {
    return index;
  }

  /** Returns the level, 0 (A) to 4 (E). */
  public int level() {
    return index / 25;
  }

  /** Returns the file, 0 (a) to 4 (e). */
  public int file() {
    return index % 5;
  }

  /** Returns the rank, 0 (1) to 4 (5). */
  public int rank() {
    return index / 5 % 5;
  }

  /** Returns whether the cell is light: level + file + rank, each counted from 1, is even. */
  public boolean isLight() {
    return (level() + file() + rank()) % 2 == 1;
  }

  /**
   * Returns the parity class a unicorn on this cell never leaves, 0 to 3. A unicorn changes all
   * three coordinates at once, so whether level and file, and level and rank, agree in parity never
   * changes. Class 0, that of {@code Aa1}, has 35 cells, the others 30.
   */
  public int unicornClass() {
    return Geometry.unicornClass(index);
  }

  @Override
  public int compareTo(Cell other) {
    return Integer.compare(index, other.index);
  }

  /** Returns the name, such as {@code Cc3}. */
  @Override
  public String toString() {
    return name;
  }
}
