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
  private static final int ROOK = 5;

  /** More free cells than any piece can have. */
  private static final int MOST_FREE = 64;

  private static final int DORMANT_BELOW = 3;

  /** Which axes a slider of the kind moves along: from, to (exclusive). */
  private static final int[] FIRST_AXIS = {0, 0, 0, 9, 3, 0, 0};

  private static final int[] END_AXIS = {0, 0, 0, 13, 9, 3, 13};

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
    attack[side] = 0;
    int score = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(side << 3 | KNIGHT, word); rest != 0; rest &= rest - 1) {
        score += knight(board, side, Long.numberOfTrailingZeros(rest) | word << 6);
      }
      for (int kind = UNICORN; kind < 7; kind++) {
        for (long rest = board.mask(side << 3 | kind, word); rest != 0; rest &= rest - 1) {
          score += slider(board, side, kind, Long.numberOfTrailingZeros(rest) | word << 6);
        }
      }
    }
    return score + (hasBishopPair(board, side) ? bishopPair : 0);
  }

  /** Returns the attack units against the enemy king, as of the side's last evaluation. */
  int attack(int side) {
    return attack[side];
  }

  private int knight(Board board, int side, int cell) {
    long low = Geometry.knightMask(cell, 0);
    long high = Geometry.knightMask(cell, 1);
    int free =
        Long.bitCount(low & ~(board.mask(0, 0) | board.mask(8, 0)))
            + Long.bitCount(high & ~(board.mask(0, 1) | board.mask(8, 1)));
    int king = board.king(side ^ 1);
    int beside =
        Long.bitCount(low & Geometry.kingMask(king, 0))
            + Long.bitCount(high & Geometry.kingMask(king, 1));
    attack[side] += attackUnits[KNIGHT] * beside;
    int central = Long.bitCount(low & CENTRE_LOW) + Long.bitCount(high & CENTRE_HIGH);
    return activity[KNIGHT * MOST_FREE + free] + centreControl * central;
  }

  private int slider(Board board, int side, int kind, int cell) {
    int king = board.king(side ^ 1);
    int free = 0;
    int beside = 0;
    int central = 0;
    int end = END_AXIS[kind];
    for (int axis = FIRST_AXIS[kind]; axis < end; axis++) {
      int ray = Lines.ray(cell, axis);
      int line = (ray & 0xffff) >> 3;
      int sight = Lines.sight(board.line(line), ray);
      free += sight >> 8;
      beside += Integer.bitCount(sight & Lines.beside(king, line));
      central += Integer.bitCount(sight & ray >> 16);
    }
    attack[side] += attackUnits[kind] * beside;
    int score = activity[kind * MOST_FREE + free] + centreControl * central;
    if (kind == ROOK) {
      return score + rookLines(board, side, cell);
    }
    return kind == UNICORN && sharesClass(cell, king) ? score + parity : score;
  }

  private int rookLines(Board board, int side, int cell) {
    int score = 0;
    for (int axis = 0; axis < 3; axis++) {
      int line = Geometry.spot(cell, axis) >> 3;
      if (!holds(board, side << 3 | 1, line)) {
        score += holds(board, (side ^ 1) << 3 | 1, line) ? halfOpenLine : openLine;
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

  private static boolean hasBishopPair(Board board, int side) {
    int colours = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(side << 3 | 4, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        colours |= 1 << (cell & 1);
      }
    }
    return colours == 3;
  }

  private static long centre(int word) {
    long mask = 0;
    for (int cell = word << 6; cell < Math.min(125, 64 + (word << 6)); cell++) {
      mask |= Lines.isCentral(cell) ? 1L << cell : 0;
    }
    return mask;
  }
}
