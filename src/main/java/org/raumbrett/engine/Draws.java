package org.raumbrett.engine;

import org.raumbrett.board.Board;

/** Draws inside the search. */
final class Draws {
  private static final int MOVE_RULE_PLIES = 100;

  private Draws() {}

  /**
   * Returns whether the position, so many plies from the root, is a draw by repetition, by the move
   * rule or because nobody can mate. A position that stood before within the search counts as a
   * draw at once; one of the game only when it stands for the third time. A mate on the hundredth
   * ply counts before the move rule; that is for the caller to see.
   */
  static boolean isDraw(Board board, int ply) {
    if (board.halfmoveClock() >= MOVE_RULE_PLIES || board.isDead()) {
      return true;
    }
    int since = board.pliesSinceRepeated();
    return since > 0 && (since < ply || board.earlierOccurrences() >= 2);
  }

  /** Returns the value of such a draw: nothing, unless the side to move is mated. */
  static int value(Board board, int ply) {
    return board.inCheck() && board.countMoves() == 0 ? Values.mated(ply) : Values.DRAW;
  }
}
