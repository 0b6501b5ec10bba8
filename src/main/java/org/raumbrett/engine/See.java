package org.raumbrett.engine;

import java.util.Arrays;
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
  private static final int[] WORTH = {0, 115, 560, 250, 580, 500, 1750, 10_000};

  /** Kinds from the cheapest on. */
  private static final int[] CHEAPEST_FIRST = {1, 3, 5, 2, 4, 6, 7};

  private static final int KING = 7;

  private static final int MOST_CAPTURES = 64;

  /** The places of the target's lines, by axis, from which men have already taken. */
  private final int[] gone = new int[Geometry.AXES];

  private final int[] gains = new int[MOST_CAPTURES];
  private long attackersLow;
  private long attackersHigh;

  /** Returns what a man of the kind is worth in an exchange, in centipawns. */
  static int worth(int kind) {
    return WORTH[kind];
  }

  /**
   * Returns whether the legal move wins at least so many centipawns: {@link #value} without going
   * on once that is clear.
   */
  boolean atLeast(Board board, int move, int threshold) {
    int standing = standing(move);
    // What the side that took last is beyond what it needs.
    int beyond = firstGain(move, standing) - threshold;
    if (beyond < 0) {
      return false;
    }
    beyond = standing - beyond;
    if (beyond <= 0) {
      return true;
    }
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    findAttackers(board, to);
    leave(board, from, to);
    int side = board.side() ^ 1;
    boolean enough = true;
    while (true) {
      int attacker = cheapest(board, side);
      if (attacker < 0) {
        return enough;
      }
      int kind = board.man(attacker) & 7;
      leave(board, attacker, to);
      if (kind == KING) {
        return isAttacker(board, side ^ 1) == enough;
      }
      enough = !enough;
      beyond = WORTH[kind] - beyond;
      if (beyond < (enough ? 1 : 0)) {
        return enough;
      }
      side ^= 1;
    }
  }

  /** Returns what the legal move wins by the exchange, in centipawns. */
  public int value(Board board, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int standing = standing(move);
    gains[0] = firstGain(move, standing);
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
      if (kind == KING && isAttacker(board, side ^ 1)) {
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

  /** Returns what the man is worth that stands on the target after the move. */
  private static int standing(int move) {
    int promotion = MoveCode.promotion(move);
    return WORTH[promotion == 0 ? MoveCode.moved(move) & 7 : promotion];
  }

  private static int firstGain(int move, int standing) {
    int taken = WORTH[MoveCode.captured(move) & 7];
    return MoveCode.promotion(move) == 0 ? taken : taken + standing - WORTH[1];
  }

  private void findAttackers(Board board, int to) {
    Arrays.fill(gone, 0);
    attackersLow = attackers(board, to, 0);
    attackersHigh = attackers(board, to, 1);
  }

  private static long attackers(Board board, int to, int word) {
    long found =
        Geometry.knightMask(to, word) & (board.mask(2, word) | board.mask(10, word))
            | Geometry.kingMask(to, word) & (board.mask(7, word) | board.mask(15, word))
            | Geometry.pawnMask(1, to, word) & board.mask(1, word)
            | Geometry.pawnMask(0, to, word) & board.mask(9, word);
    long queens = board.mask(6, word) | board.mask(14, word);
    long aligned =
        Geometry.reach(0, to, word) & (board.mask(5, word) | board.mask(13, word) | queens)
            | Geometry.reach(1, to, word) & (board.mask(4, word) | board.mask(12, word) | queens)
            | Geometry.reach(2, to, word) & (board.mask(3, word) | board.mask(11, word) | queens);
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
    int left = Geometry.spot(cell, axis) & 7;
    gone[axis] |= 1 << left;
    int line = board.line(spot >> 3) & ~gone[axis];
    int first =
        left > place
            ? Integer.numberOfTrailingZeros(line & -2 << place)
            : 31 - Integer.numberOfLeadingZeros(line & (1 << place) - 1);
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

  private boolean isAttacker(Board board, int side) {
    int base = side << 3;
    return (attackersLow & board.mask(base, 0) | attackersHigh & board.mask(base, 1)) != 0;
  }

  /** Returns the cell of the side's cheapest attacker, −1 if there is none. */
  private int cheapest(Board board, int side) {
    if (!isAttacker(board, side)) {
      return -1;
    }
    int base = side << 3;
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
