package org.raumbrett.board;

/** Tests a single move without generating the others. */
final class Legality {
  private Legality() {}

  static boolean isLegal(Board board, int move) {
    if (!isPseudoLegal(board, move)) {
      return false;
    }
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    return (MoveCode.moved(move) & 7) == 7
        ? kingIsSafe(board, from, to)
        : kingStaysSafe(board, from, to);
  }

  /** Tests everything but the safety of the mover's king. */
  static boolean isPseudoLegal(Board board, int move) {
    int side = board.side();
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int man = MoveCode.moved(move);
    int taken = MoveCode.captured(move);
    if (move >>> MoveCode.BITS != 0
        || from >= Cell.COUNT
        || to >= Cell.COUNT
        || man == 0
        || board.men[from] != man
        || man >> 3 != side
        || board.men[to] != taken
        || taken != 0 && taken >> 3 == side) {
      return false;
    }
    int kind = man & 7;
    return promotionFits(kind, side, to, MoveCode.promotion(move))
        && reaches(board, kind, from, to);
  }

  /** Returns whether a man of the kind slides along lines of the axis. */
  static boolean slidesAlong(int kind, int axis) {
    return switch (kind) {
      case 3 -> axis >= Geometry.FIRST_UNICORN_AXIS;
      case 4 -> axis >= Geometry.FIRST_BISHOP_AXIS && axis < Geometry.FIRST_UNICORN_AXIS;
      case 5 -> axis >= 0 && axis < Geometry.FIRST_BISHOP_AXIS;
      case 6 -> axis >= 0;
      default -> false;
    };
  }

  private static boolean promotionFits(int kind, int side, int to, int promotion) {
    return kind == 1 && MoveGenerator.promotes(side, to)
        ? promotion >= 2 && promotion <= 6
        : promotion == 0;
  }

  private static boolean reaches(Board board, int kind, int from, int to) {
    int word = to >> 6;
    return switch (kind) {
      case 1 -> pawnReaches(board, from, to);
      case 2 -> (Geometry.knightMask(from, word) >>> to & 1) != 0;
      case 7 -> (Geometry.kingMask(from, word) >>> to & 1) != 0;
      default -> slidesAlong(kind, Geometry.axis(from, to)) && board.between(from, to) == 0;
    };
  }

  private static boolean pawnReaches(Board board, int from, int to) {
    int side = board.side();
    if (board.men[to] == 0) {
      return Geometry.pawnStep(side, from, 0) == to || Geometry.pawnStep(side, from, 1) == to;
    }
    return (Geometry.pawnMask(side, from, to >> 6) >>> to & 1) != 0;
  }

  private static boolean kingIsSafe(Board board, int from, int to) {
    board.toggleLines(from, board.side());
    boolean attacked = board.isAttacked(to, board.side() ^ 1);
    board.toggleLines(from, board.side());
    return !attacked;
  }

  private static boolean kingStaysSafe(Board board, int from, int to) {
    if ((board.allowed(to >> 6) >>> to & 1) == 0) {
      return false;
    }
    boolean pinned = (board.pinned(from >> 6) >>> from & 1) != 0;
    return !pinned || Geometry.axis(from, to) == Geometry.axis(from, board.king(board.side()));
  }
}
