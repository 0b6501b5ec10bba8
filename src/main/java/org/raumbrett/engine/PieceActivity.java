package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Geometry;

/**
 * The pieces but for the king, and what they see along each line. Of the seven heuristics: (2)
 * activity and dormancy, (3) control of the centre, (6) rooks on open lines, (7) the unicorn's
 * parity; and it counts the attack on the enemy king for (4).
 */
final class PieceActivity {
  private static final int KNIGHT = 2;
  private static final int UNICORN = 3;
  private static final int BISHOP = 4;
  private static final int ROOK = 5;
  private static final int QUEEN = 6;

  /** More free cells than any piece can have; a power of two. */
  private static final int MOST_FREE = 64;

  private static final int DORMANT_BELOW = 3;

  /** Where the central cells and those beside the king begin in what a piece sees. */
  private static final int CENTRAL = 8;

  private static final int BESIDE = 16;

  /** Cells of one colour, those of even index, in either word of a mask. */
  private static final long DARK = 0x5555_5555_5555_5555L;

  private static final long CENTRE_LOW = centre(0);
  private static final long CENTRE_HIGH = centre(1);

  /** Worth of the free cells in reach, by kind and number. */
  private final int[] activity = new int[7 * MOST_FREE];

  private final int[] attackUnits = new int[7];
  private final int centreControl;
  private final int openLine;
  private final int halfOpenLine;
  private final int parity;
  private final int bishopPair;
  private final int[] attack = new int[2];

  PieceActivity(Weights weights) {
    Term[] mobility = {
      Term.KNIGHT_MOBILITY,
      Term.UNICORN_MOBILITY,
      Term.BISHOP_MOBILITY,
      Term.ROOK_MOBILITY,
      Term.QUEEN_MOBILITY
    };
    Term[] attacks = {
      Term.KNIGHT_ATTACK,
      Term.UNICORN_ATTACK,
      Term.BISHOP_ATTACK,
      Term.ROOK_ATTACK,
      Term.QUEEN_ATTACK
    };
    for (int kind = KNIGHT; kind < 7; kind++) {
      for (int free = 0; free < MOST_FREE; free++) {
        activity[kind * MOST_FREE + free] =
            weights.both(mobility[kind - KNIGHT]) * free
                + (free < DORMANT_BELOW ? weights.both(Term.DORMANT) : 0);
      }
      attackUnits[kind] = weights.opening(attacks[kind - KNIGHT]);
    }
    centreControl = weights.both(Term.CENTRE_CONTROL);
    openLine = weights.both(Term.ROOK_OPEN_LINE);
    halfOpenLine = weights.both(Term.ROOK_HALF_OPEN_LINE);
    parity = weights.both(Term.UNICORN_PARITY);
    bishopPair = weights.both(Term.BISHOP_PAIR);
  }

  /** Returns the worth of the side's pieces, tapered. */
  int evaluate(Board board, int side) {
    int king = board.king(side ^ 1);
    int base = side << 3;
    int score = 0;
    int units = 0;
    for (int word = 0; word < 2; word++) {
      int offset = word << 6;
      for (long rest = board.mask(base | KNIGHT, word); rest != 0; rest &= rest - 1) {
        int seen = leap(board, king, Long.numberOfTrailingZeros(rest) | offset);
        score += worth(KNIGHT, seen);
        units += units(KNIGHT, seen);
      }
      for (long rest = board.mask(base | UNICORN, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | offset;
        int seen = look(board, king, cell, Geometry.FIRST_UNICORN_AXIS, Geometry.AXES);
        score += worth(UNICORN, seen) + (sharesClass(cell, king) ? parity : 0);
        units += units(UNICORN, seen);
      }
      for (long rest = board.mask(base | BISHOP, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | offset;
        int seen = look(board, king, cell, Geometry.FIRST_BISHOP_AXIS, Geometry.FIRST_UNICORN_AXIS);
        score += worth(BISHOP, seen);
        units += units(BISHOP, seen);
      }
      for (long rest = board.mask(base | ROOK, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | offset;
        int seen = look(board, king, cell, 0, Geometry.FIRST_BISHOP_AXIS);
        score += worth(ROOK, seen) + rookLines(board, base, cell);
        units += units(ROOK, seen);
      }
      for (long rest = board.mask(base | QUEEN, word); rest != 0; rest &= rest - 1) {
        int seen = look(board, king, Long.numberOfTrailingZeros(rest) | offset, 0, Geometry.AXES);
        score += worth(QUEEN, seen);
        units += units(QUEEN, seen);
      }
    }
    attack[side] = units;
    return score + (hasBishopPair(board, base) ? bishopPair : 0);
  }

  /** Returns the attack units against the enemy king, as of the side's last evaluation. */
  int attack(int side) {
    return attack[side];
  }

  /**
   * Returns the free cells that the slider on the cell reaches; above them, from bit {@link
   * #CENTRAL} on, the central cells it sees, and from bit {@link #BESIDE} on those on or beside the
   * king.
   */
  private static int look(Board board, int king, int cell, int firstAxis, int endAxis) {
    int seen = 0;
    for (int axis = firstAxis; axis < endAxis; axis++) {
      int ray = Lines.ray(cell, axis);
      int line = (ray & 0xffff) >> 3;
      int sight = Lines.sight(board.line(line), ray);
      seen +=
          (sight >> 8)
              + (Integer.bitCount(sight & ray >> 16) << CENTRAL)
              + (Integer.bitCount(sight & Lines.beside(king, line)) << BESIDE);
    }
    return seen;
  }

  /** Returns the same for a knight. */
  private static int leap(Board board, int king, int cell) {
    long low = Geometry.knightMask(cell, 0);
    long high = Geometry.knightMask(cell, 1);
    int free =
        Long.bitCount(low & ~(board.mask(0, 0) | board.mask(8, 0)))
            + Long.bitCount(high & ~(board.mask(0, 1) | board.mask(8, 1)));
    int central = Long.bitCount(low & CENTRE_LOW) + Long.bitCount(high & CENTRE_HIGH);
    int beside =
        Long.bitCount(low & Geometry.kingMask(king, 0))
            + Long.bitCount(high & Geometry.kingMask(king, 1));
    return free + (central << CENTRAL) + (beside << BESIDE);
  }

  private int worth(int kind, int seen) {
    return activity[kind * MOST_FREE + (seen & MOST_FREE - 1)]
        + centreControl * (seen >> CENTRAL & 0xff);
  }

  private int units(int kind, int seen) {
    return attackUnits[kind] * (seen >> BESIDE);
  }

  private int rookLines(Board board, int base, int cell) {
    int score = 0;
    for (int axis = 0; axis < Geometry.FIRST_BISHOP_AXIS; axis++) {
      int line = Geometry.spot(cell, axis) >> 3;
      if (!holds(board, base | 1, line)) {
        score += holds(board, (base ^ 8) | 1, line) ? halfOpenLine : openLine;
      }
    }
    return score;
  }

  private static boolean holds(Board board, int man, int line) {
    return (board.mask(man, 0) & Lines.cells(line, 0) | board.mask(man, 1) & Lines.cells(line, 1))
        != 0;
  }

  private static boolean sharesClass(int cell, int other) {
    return Squares.unicornClass(cell) == Squares.unicornClass(other);
  }

  private static boolean hasBishopPair(Board board, int base) {
    long low = board.mask(base | BISHOP, 0);
    long high = board.mask(base | BISHOP, 1);
    return (low & DARK | high & DARK) != 0 && (low & ~DARK | high & ~DARK) != 0;
  }

  private static long centre(int word) {
    long mask = 0;
    for (int cell = word << 6; cell < Math.min(125, 64 + (word << 6)); cell++) {
      mask |= Lines.isCentral(cell) ? 1L << cell : 0;
    }
    return mask;
  }
}
