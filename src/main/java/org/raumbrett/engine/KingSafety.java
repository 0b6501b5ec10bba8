package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Geometry;

/**
 * The fourth heuristic: how safe a king is. Pawns beside it shelter it; enemy sliders whose lines
 * to it are open or blocked by a single man endanger it, and so do enemy pieces that reach cells
 * beside it, whose danger grows with the square of their number: one piece does not mate.
 */
final class KingSafety {
  private static final int MOST_UNITS = 256;

  private final int shelter;
  private final int openRay;
  private final int[] danger = new int[MOST_UNITS];

  KingSafety(Weights weights) {
    shelter = weights.both(Term.SHELTER);
    openRay = weights.both(Term.OPEN_RAY);
    for (int units = 0; units < MOST_UNITS; units++) {
      danger[units] =
          Tapered.of(
              weights.opening(Term.KING_DANGER) * units * units / 1024,
              weights.ending(Term.KING_DANGER) * units * units / 1024);
    }
  }

  /**
   * Returns the worth of the side's king, tapered.
   *
   * @param attack the attack units of the other side
   */
  int evaluate(Board board, int side, int attack) {
    int king = board.king(side);
    return shelter * pawnsBeside(board, side, king)
        + openRay * openRays(board, side, king)
        - danger[Math.max(0, Math.min(attack, MOST_UNITS - 1))];
  }

  private static int pawnsBeside(Board board, int side, int king) {
    int man = side << 3 | 1;
    return Long.bitCount(board.mask(man, 0) & Geometry.kingMask(king, 0))
        + Long.bitCount(board.mask(man, 1) & Geometry.kingMask(king, 1));
  }

  private static int openRays(Board board, int side, int king) {
    int count = 0;
    for (int word = 0; word < 2; word++) {
      long rest = board.alignedSliders(king, side ^ 1, word);
      for (; rest != 0; rest &= rest - 1) {
        int blockers = board.between(king, Long.numberOfTrailingZeros(rest) | word << 6);
        if ((blockers & blockers - 1) == 0) {
          count++;
        }
      }
    }
    return count;
  }
}
