package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Geometry;
import org.raumbrett.board.MoveCode;

/**
 * What the enemy's pawns attack. A man they attack had better move, and no man should step where
 * they take it; without this, with sixty moves in a position, a plain retreat comes too late to be
 * looked at.
 */
final class PawnThreats {
  private static final int ESCAPE = 10_000;
  private static final int STEP_INTO = -6_000;

  private long low;
  private long high;

  /** Notes the cells that the pawns of the side not to move attack. */
  void look(Board board) {
    int enemy = board.side() ^ 1;
    low = 0;
    high = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(enemy << 3 | 1, word); rest != 0; rest &= rest - 1) {
        int pawn = Long.numberOfTrailingZeros(rest) | word << 6;
        low |= Geometry.pawnMask(enemy, pawn, 0);
        high |= Geometry.pawnMask(enemy, pawn, 1);
      }
    }
  }

  /** Returns what a quiet move of the side to move gains or loses by this in the order. */
  int bonus(int move) {
    int kind = MoveCode.moved(move) & 7;
    if (kind == 1 || kind == 7) {
      return 0;
    }
    return (attacks(MoveCode.from(move)) ? ESCAPE : 0)
        + (attacks(MoveCode.to(move)) ? STEP_INTO : 0);
  }

  private boolean attacks(int cell) {
    return ((cell < 64 ? low : high) >>> cell & 1) != 0;
  }
}
