package org.raumbrett.board;

/** The ends of the game that the position itself tells. */
final class Ends {
  /** Plies without a capture or a pawn move that make a draw by the move rule. */
  static final int MOVE_RULE_PLIES = 100;

  /** Occurrences of a position that make a draw by repetition. */
  static final int REPETITIONS = 3;

  private static final int UNICORN = PieceKind.UNICORN.code();

  private Ends() {}

  static Status status(Board board) {
    if (!board.inCheck()) {
      return board.countMoves() == 0 ? Status.STALEMATE : Status.NORMAL;
    }
    if (board.countMoves() == 0) {
      return Status.SPACEMATE;
    }
    int level = Geometry.level(board.king(board.side()));
    long low = Geometry.levelMask(level, 0);
    long high = Geometry.levelMask(level, 1);
    return MoveCounter.replies(board, low, high) == 0 ? Status.BOARDMATE : Status.CHECK;
  }

  /**
   * Returns whether no mate exists: K v K, K + one of R B N U v K, K + U + one of R B N U v K (the
   * project's rules, computed).
   */
  static boolean isDead(Board board) {
    int white = board.count(0);
    int black = board.count(8);
    if (Math.min(white, black) != 1 || white + black > 4) {
      return false;
    }
    int base = white > 1 ? 0 : 8;
    int extra = white + black - 2;
    if (board.count(base | 1) + board.count(base | 6) > 0) {
      return false;
    }
    return extra < 2 || board.count(base | UNICORN) > 0;
  }
}
