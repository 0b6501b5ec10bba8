package org.raumbrett.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cube's fixed geometry, worked out once: lines, leaps and pawn moves as tables of cell
 * indices.
 *
 * <p>Every cell lies on up to 13 lines, one an axis: axes 0–2 run through faces (rook), 3–8 through
 * edges (bishop), 9–12 through corners (unicorn). A line has at most five cells, which take the
 * places 1 to 5; place 0 and the place after the last cell are borders. So a line's occupancy fits
 * seven bits, and the first man seen from a place is found by counting zeros.
 *
 * <p>A <em>spot</em> is a cell's place on its line of one axis: {@code line * 8 + place}. The
 * border's cell is {@link #OFF}.
 */
public final class Geometry {
  /** The index that stands for "outside the cube". */
  public static final int OFF = Cell.COUNT;

  /** The number of axes. */
  public static final int AXES = 13;

  /** The first bishop axis; those below are the rook's. */
  public static final int FIRST_BISHOP_AXIS = 3;

  /** The first unicorn axis. */
  public static final int FIRST_UNICORN_AXIS = 9;

  /** A pawn's five captures. */
  static final int PAWN_CAPTURES = 5;

  private static final int[][] AXIS_STEPS = axisSteps();
  private static final short[] SPOT = new short[Cell.COUNT * AXES];
  private static final byte[] CELL_AT;
  private static final byte[] BORDERS;
  private static final byte[] SEEN = new byte[128 * 8];
  private static final byte[] AXIS_BETWEEN = new byte[Cell.COUNT * Cell.COUNT];
  private static final byte[][] KNIGHT_TARGETS = new byte[Cell.COUNT][];
  private static final byte[][] KING_TARGETS = new byte[Cell.COUNT][];
  private static final byte[] PAWN_STEPS = new byte[2 * Cell.COUNT * 2];
  private static final byte[] PAWN_TAKES = new byte[2 * Cell.COUNT * PAWN_CAPTURES];

  /** Masks of cells, two words each (cells 0–63, the rest). */
  private static final long[] REACH = new long[3 * Cell.COUNT * 2];

  private static final long[] KNIGHT_MASK = new long[Cell.COUNT * 2];
  private static final long[] KING_MASK = new long[Cell.COUNT * 2];
  private static final long[] PAWN_MASK = new long[2 * Cell.COUNT * 2];

  static {
    List<int[]> lines = new ArrayList<>();
    for (int axis = 0; axis < AXES; axis++) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        if (shifted(cell, AXIS_STEPS[axis], -1) == OFF) {
          lines.add(layLine(cell, axis, lines.size()));
        }
      }
    }
    CELL_AT = new byte[lines.size() * 8];
    BORDERS = new byte[lines.size()];
    for (int line = 0; line < lines.size(); line++) {
      int[] cells = lines.get(line);
      for (int place = 0; place < 8; place++) {
        boolean inside = place >= 1 && place <= cells.length;
        CELL_AT[line * 8 + place] = (byte) (inside ? cells[place - 1] : OFF);
      }
      BORDERS[line] = (byte) (1 | 1 << cells.length + 1);
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      layLeaps(cell);
      layPawn(cell, Side.WHITE);
      layPawn(cell, Side.BLACK);
    }
    layReach(lines);
    layViews();
  }

  private Geometry() {}

  static int index(int level, int file, int rank) {
    return level * 25 + rank * 5 + file;
  }

  static boolean isInside(int level, int file, int rank) {
    return level >= 0 && level < 5 && file >= 0 && file < 5 && rank >= 0 && rank < 5;
  }

  /** Returns the level of a cell index, 0 to 4. */
  public static int level(int cell) {
    return cell / 25;
  }

  /** Returns the file of a cell index, 0 to 4. */
  public static int file(int cell) {
    return cell % 5;
  }

  /** Returns the rank of a cell index, 0 to 4. */
  public static int rank(int cell) {
    return cell / 5 % 5;
  }

  /** Returns one word of the mask of a level's 25 cells. */
  static long levelMask(int level, int word) {
    long cells = (1L << 25) - 1;
    int first = level * 25 - word * 64;
    return first <= -64 || first >= 64 ? 0 : first < 0 ? cells >>> -first : cells << first;
  }

  /** Returns the unicorn's parity class of a cell index: see {@link Cell#unicornClass}. */
  public static int unicornClass(int cell) {
    int level = level(cell);
    return (level + file(cell) & 1) << 1 | level + rank(cell) & 1;
  }

  /** Returns the number of lines; a line of one cell counts too. */
  public static int lineCount() {
    return BORDERS.length;
  }

  /** Returns the cell's spot on its line of the axis: {@code line * 8 + place}. */
  public static int spot(int cell, int axis) {
    return SPOT[cell * AXES + axis];
  }

  /** Returns the cell at a spot, {@link #OFF} at a border. */
  public static int cellAt(int spot) {
    return CELL_AT[spot];
  }

  /** Returns the two border bits of a line's occupancy. */
  static int borders(int line) {
    return BORDERS[line];
  }

  /**
   * Returns what is seen from a place along its line in both directions, up to and with the first
   * occupied place, as bits of the line.
   *
   * @param occupied the line's occupancy, borders included
   */
  static int seen(int occupied, int place) {
    return SEEN[occupied << 3 | place];
  }

  /** Returns the axis of the line through both cells, or −1 if no queen line joins them. */
  public static int axis(int from, int to) {
    return AXIS_BETWEEN[from * Cell.COUNT + to];
  }

  static byte[] knightTargets(int cell) {
    return KNIGHT_TARGETS[cell];
  }

  static byte[] kingTargets(int cell) {
    return KING_TARGETS[cell];
  }

  /**
   * Returns the pawn's step within its level ({@code which} 0) or up a level (1); may be {@link
   * #OFF}.
   */
  public static int pawnStep(int side, int cell, int which) {
    return PAWN_STEPS[(side * Cell.COUNT + cell) * 2 + which];
  }

  /** Returns a pawn's {@code which}-th capture, 0 to 4; may be {@link #OFF}. */
  public static int pawnTake(int side, int cell, int which) {
    return PAWN_TAKES[(side * Cell.COUNT + cell) * PAWN_CAPTURES + which];
  }

  /**
   * Returns one word of the mask of cells a slider on the cell could reach on an empty board.
   *
   * @param family 0 rook, 1 bishop, 2 unicorn lines
   * @param word 0 for cells 0–63, 1 for the rest
   */
  public static long reach(int family, int cell, int word) {
    return REACH[(family * Cell.COUNT + cell) * 2 + word];
  }

  /** Returns one word of the mask of a knight's targets. */
  public static long knightMask(int cell, int word) {
    return KNIGHT_MASK[cell * 2 + word];
  }

  /** Returns one word of the mask of a king's targets. */
  public static long kingMask(int cell, int word) {
    return KING_MASK[cell * 2 + word];
  }

  /** Returns one word of the mask of cells that a pawn of the side on the cell attacks. */
  public static long pawnMask(int side, int cell, int word) {
    return PAWN_MASK[(side * Cell.COUNT + cell) * 2 + word];
  }

  private static int[][] axisSteps() {
    List<int[]> steps = new ArrayList<>();
    for (int changed = 1; changed <= 3; changed++) {
      for (int step = 14; step < 27; step++) {
        int[] delta = {step / 9 - 1, step / 3 % 3 - 1, step % 3 - 1};
        if (Math.abs(delta[0]) + Math.abs(delta[1]) + Math.abs(delta[2]) == changed) {
          steps.add(delta);
        }
      }
    }
    return steps.toArray(int[][]::new);
  }

  private static int shifted(int cell, int[] delta, int times) {
    int level = level(cell) + delta[0] * times;
    int file = file(cell) + delta[1] * times;
    int rank = rank(cell) + delta[2] * times;
    return isInside(level, file, rank) ? index(level, file, rank) : OFF;
  }

  private static int[] layLine(int first, int axis, int line) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = first; cell != OFF; cell = shifted(cell, AXIS_STEPS[axis], 1)) {
      cells.add(cell);
      SPOT[cell * AXES + axis] = (short) (line * 8 + cells.size());
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private static void layLeaps(int cell) {
    List<Integer> knight = new ArrayList<>();
    List<Integer> king = new ArrayList<>();
    for (int level = -2; level <= 2; level++) {
      for (int rank = -2; rank <= 2; rank++) {
        for (int file = -2; file <= 2; file++) {
          int target = shifted(cell, new int[] {level, file, rank}, 1);
          int square = level * level + rank * rank + file * file;
          boolean unitSteps =
              Math.max(Math.abs(level), Math.max(Math.abs(rank), Math.abs(file))) == 1;
          if (target != OFF && square == 5) {
            knight.add(target);
          } else if (target != OFF && unitSteps) {
            king.add(target);
          }
        }
      }
    }
    KNIGHT_TARGETS[cell] = bytes(knight);
    KING_TARGETS[cell] = bytes(king);
    knight.forEach(target -> setBit(KNIGHT_MASK, cell, target));
    king.forEach(target -> setBit(KING_MASK, cell, target));
  }

  private static void layPawn(int cell, Side side) {
    int sign = side.sign();
    int row = side.ordinal() * Cell.COUNT + cell;
    PAWN_STEPS[row * 2] = (byte) shifted(cell, new int[] {0, 0, sign}, 1);
    PAWN_STEPS[row * 2 + 1] = (byte) shifted(cell, new int[] {sign, 0, 0}, 1);
    int[][] takes = {{0, -1, sign}, {0, 1, sign}, {sign, -1, 0}, {sign, 1, 0}, {sign, 0, sign}};
    for (int i = 0; i < PAWN_CAPTURES; i++) {
      int target = shifted(cell, takes[i], 1);
      PAWN_TAKES[row * PAWN_CAPTURES + i] = (byte) target;
      if (target != OFF) {
        setBit(PAWN_MASK, row, target);
      }
    }
  }

  private static void layReach(List<int[]> lines) {
    Arrays.fill(AXIS_BETWEEN, (byte) -1);
    for (int axis = 0; axis < AXES; axis++) {
      int family = axis < FIRST_BISHOP_AXIS ? 0 : axis < FIRST_UNICORN_AXIS ? 1 : 2;
      for (int from = 0; from < Cell.COUNT; from++) {
        for (int to : lines.get(spot(from, axis) >> 3)) {
          if (to != from) {
            AXIS_BETWEEN[from * Cell.COUNT + to] = (byte) axis;
            setBit(REACH, family * Cell.COUNT + from, to);
          }
        }
      }
    }
  }

  private static void layViews() {
    for (int occupied = 0; occupied < 128; occupied++) {
      for (int place = 1; place <= 5; place++) {
        int seen = 0;
        for (int step = -1; step <= 1; step += 2) {
          int p = place;
          do {
            p += step;
            seen |= 1 << p;
          } while (p > 0 && p < 6 && (occupied >> p & 1) == 0);
        }
        SEEN[occupied << 3 | place] = (byte) seen;
      }
    }
  }

  private static void setBit(long[] masks, int row, int cell) {
    masks[row * 2 + (cell >> 6)] |= 1L << cell;
  }

  private static byte[] bytes(List<Integer> cells) {
    byte[] result = new byte[cells.size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = cells.get(i).byteValue();
    }
    return result;
  }
}
