package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Geometry;
import org.raumbrett.board.MoveCode;

/**
 * Static exchange evaluation: what a move wins or loses if both sides go on taking on its target
 * cell, always with their cheapest man, and stop when that is better. Pins are not seen; a king
 * takes only what nobody protects. An instance is scratch space for one thread.
 */
public final class See {
  /** What a man is worth in an exchange, in centipawns, by kind. */
  private static final int[] WORTH = {0, 100, 470, 270, 540, 450, 1450, 10_000};

  /** Kinds from the cheapest on. */
  private static final int[] CHEAPEST_FIRST = {1, 3, 5, 2, 4, 6, 7};

  private static final int MOST_CAPTURES = 64;

  /** Occupancy of the target's lines, without the men that have already taken. */
  private final int[] lines = new int[Geometry.AXES];

  private final int[] gains = new int[MOST_CAPTURES];
  private long attackersLow;
  private long attackersHigh;

  /** Returns what a man of the kind is worth in an exchange, in centipawns. */
  static int worth(int kind) {
    return WORTH[kind];
  }

  /** Returns whether the legal move wins at least so many centipawns. */
  boolean atLeast(Board board, int move, int threshold) {
    int taken = WORTH[MoveCode.captured(move) & 7];
    if (MoveCode.promotion(move) == 0) {
      if (taken < threshold) {
        return false;
      }
      if (taken - WORTH[MoveCode.moved(move) & 7] >= threshold) {
        return true;
      }
    }
    return value(board, move) >= threshold;
  }

  /** Returns what the legal move wins by the exchange, in centipawns. */
  public int value(Board board, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int promotion = MoveCode.promotion(move);
    int standing = WORTH[promotion == 0 ? MoveCode.moved(move) & 7 : promotion];
    gains[0] = WORTH[MoveCode.captured(move) & 7] + (promotion == 0 ? 0 : standing - WORTH[1]);
    findAttackers(board, to);
    leave(board, from, to);
    int side = board.side() ^ 1;
    int depth = 0;
    while (depth + 1 < MOST_CAPTURES) {
      int attacker = cheapest(board, side);
      if (attacker < 0) {
        break;
      }
      int kind = board.man(attacker) & 7;
      leave(board, attacker, to);
      if (kind == 7 && cheapest(board, side ^ 1) >= 0) {
        break;
      }
      depth++;
      gains[depth] = standing - gains[depth - 1];
      standing = WORTH[kind];
      side ^= 1;
    }
    for (; depth > 0; depth--) {
      gains[depth - 1] = -Math.max(-gains[depth - 1], gains[depth]);
    }
    return gains[0];
  }

  private void findAttackers(Board board, int to) {
    for (int axis = 0; axis < Geometry.AXES; axis++) {
      lines[axis] = board.line(Geometry.spot(to, axis) >> 3);
    }
    attackersLow = attackers(board, to, 0);
    attackersHigh = attackers(board, to, 1);
  }

  private static long attackers(Board board, int to, int word) {
    long found =
        Geometry.knightMask(to, word) & (board.mask(2, word) | board.mask(10, word))
            | Geometry.kingMask(to, word) & (board.mask(7, word) | board.mask(15, word))
            | Geometry.pawnMask(1, to, word) & board.mask(1, word)
            | Geometry.pawnMask(0, to, word) & board.mask(9, word);
    long aligned = board.alignedSliders(to, 0, word) | board.alignedSliders(to, 1, word);
    for (; aligned != 0; aligned &= aligned - 1) {
      if (board.between(to, Long.numberOfTrailingZeros(aligned) | word << 6) == 0) {
        found |= Long.lowestOneBit(aligned);
      }
    }
    return found;
  }

  /** Takes a man off the board; a slider behind it may join the attack. */
  private void leave(Board board, int cell, int to) {
    long bit = 1L << cell;
    if (cell < 64) {
      attackersLow &= ~bit;
    } else {
      attackersHigh &= ~bit;
    }
    int axis = Geometry.axis(cell, to);
    if (axis < 0) {
      return;
    }
    int spot = Geometry.spot(to, axis);
    int place = spot & 7;
    lines[axis] &= ~(1 << (Geometry.spot(cell, axis) & 7));
    int first =
        (Geometry.spot(cell, axis) & 7) > place
            ? Integer.numberOfTrailingZeros(lines[axis] & -2 << place)
            : 31 - Integer.numberOfLeadingZeros(lines[axis] & (1 << place) - 1);
    int behind = Geometry.cellAt(spot & ~7 | first);
    if (behind != Geometry.OFF && slides(board.man(behind) & 7, axis)) {
      if (behind < 64) {
        attackersLow |= 1L << behind;
      } else {
        attackersHigh |= 1L << behind;
      }
    }
  }

  private static boolean slides(int kind, int axis) {
    return switch (kind) {
      case 3 -> axis >= Geometry.FIRST_UNICORN_AXIS;
      case 4 -> axis >= Geometry.FIRST_BISHOP_AXIS && axis < Geometry.FIRST_UNICORN_AXIS;
      case 5 -> axis < Geometry.FIRST_BISHOP_AXIS;
      case 6 -> true;
      default -> false;
    };
  }

  /** Returns the cell of the side's cheapest attacker, −1 if there is none. */
  private int cheapest(Board board, int side) {
    int base = side << 3;
    if ((attackersLow & board.mask(base, 0) | attackersHigh & board.mask(base, 1)) == 0) {
      return -1;
    }
    for (int kind : CHEAPEST_FIRST) {
      long low = attackersLow & board.mask(base | kind, 0);
      if (low != 0) {
        return Long.numberOfTrailingZeros(low);
      }
      long high = attackersHigh & board.mask(base | kind, 1);
      if (high != 0) {
        return Long.numberOfTrailingZeros(high) | 64;
      }
    }
    return -1;
  }
}
