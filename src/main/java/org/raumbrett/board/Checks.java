package org.raumbrett.board;

/** Tells whether a move gives check without making it. */
final class Checks {
  private Checks() {}

  static boolean givesCheck(Board board, int move) {
    int side = board.side();
    int king = board.king(side ^ 1);
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int promotion = MoveCode.promotion(move);
    int kind = promotion == 0 ? MoveCode.moved(move) & 7 : promotion;
    return attacks(board, side, kind, from, to, king) || uncovers(board, side, from, to, king);
  }

  private static boolean attacks(Board board, int side, int kind, int from, int to, int king) {
    int word = king >> 6;
    return switch (kind) {
      case 1 -> (Geometry.pawnMask(side, to, word) >>> king & 1) != 0;
      case 2 -> (Geometry.knightMask(to, word) >>> king & 1) != 0;
      case 7 -> false;
      default -> slides(board, kind, from, to, king);
    };
  }

  private static boolean slides(Board board, int kind, int from, int to, int king) {
    int axis = Geometry.axis(to, king);
    if (!Legality.slidesAlong(kind, axis)) {
      return false;
    }
    int between = board.between(to, king);
    if (between != 0 && Geometry.axis(from, to) == axis) {
      between &= ~(1 << (Geometry.spot(from, axis) & 7));
    }
    return between == 0;
  }

  /** Returns whether a slider behind the origin sees the king once the man has left the line. */
  private static boolean uncovers(Board board, int side, int from, int to, int king) {
    int axis = Geometry.axis(from, king);
    if (axis < 0 || Geometry.axis(to, king) == axis && Geometry.axis(from, to) == axis) {
      return false;
    }
    if (board.between(from, king) != 0) {
      return false;
    }
    int spot = Geometry.spot(from, axis);
    int place = spot & 7;
    int occupied = board.line(spot >> 3);
    int behind =
        (Geometry.spot(king, axis) & 7) < place
            ? Integer.numberOfTrailingZeros(occupied & -2 << place)
            : 31 - Integer.numberOfLeadingZeros(occupied & (1 << place) - 1);
    int man = board.men[Geometry.cellAt(spot & ~7 | behind)];
    return man >> 3 == side && Legality.slidesAlong(man & 7, axis);
  }
}
