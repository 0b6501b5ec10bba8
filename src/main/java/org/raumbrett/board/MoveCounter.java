package org.raumbrett.board;

/**
 * Counts the legal moves of a board without writing them, for perft's last ply and for the status.
 * Sliders are counted a line at a time; replies to a check from the few cells that end it.
 */
final class MoveCounter {
  private static final int PAWN = PieceKind.PAWN.code();

  private MoveCounter() {}

  static int count(Board board) {
    if (board.inCheck()) {
      return replies(board, -1, -1);
    }
    int side = board.side();
    int base = side << 3;
    int count = kingMoves(board, side, -1, -1);
    for (int word = 0; word < 2; word++) {
      long pinned = board.pinned(word);
      long own = board.mask(base, word) & ~board.mask(base | 7, word);
      for (long rest = own & pinned; rest != 0; rest &= rest - 1) {
        count += pinnedMoves(board, Long.numberOfTrailingZeros(rest) | word << 6);
      }
      long free = ~pinned;
      for (long rest = board.mask(base | 2, word) & free; rest != 0; rest &= rest - 1) {
        count += knightMoves(board, side, Long.numberOfTrailingZeros(rest) | word << 6);
      }
      count += sliderMoves(board, board.mask(base | 3, word) & free, word, 9, 13);
      count += sliderMoves(board, board.mask(base | 4, word) & free, word, 3, 9);
      count += sliderMoves(board, board.mask(base | 5, word) & free, word, 0, 3);
      count += sliderMoves(board, board.mask(base | 6, word) & free, word, 0, 13);
      for (long rest = board.mask(base | PAWN, word) & free; rest != 0; rest &= rest - 1) {
        count += pawnMoves(board, side, Long.numberOfTrailingZeros(rest) | word << 6);
      }
    }
    return count;
  }

  /**
   * Returns the number of legal moves, in a position in check, that end within the zone; men other
   * than the king must also come from there. The zone is a mask of cells, two words.
   *
   * <p>A pinned man never has a reply: its line and the check's meet in the king's cell alone, and
   * no knight's check comes from a line to the king.
   */
  static int replies(Board board, long zoneLow, long zoneHigh) {
    int side = board.side();
    int count = kingMoves(board, side, zoneLow, zoneHigh);
    if (board.checkerCount() > 1) {
      return count;
    }
    long menLow = zoneLow & ~board.pinned(0);
    long menHigh = zoneHigh & ~board.pinned(1);
    for (int word = 0; word < 2; word++) {
      long targets = board.allowed(word) & (word == 0 ? zoneLow : zoneHigh);
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest) | word << 6;
        count += arrivals(board, side, to, menLow, 0) + arrivals(board, side, to, menHigh, 1);
      }
    }
    return count;
  }

  /** Returns the number of moves to the cell of the side's men, king excepted, of one mask word. */
  private static int arrivals(Board board, int side, int to, long men, int word) {
    int base = side << 3;
    int count = Long.bitCount(Geometry.knightMask(to, word) & board.mask(base | 2, word) & men);
    for (long rest = board.alignedSliders(to, side, word) & men; rest != 0; rest &= rest - 1) {
      if (board.between(to, Long.numberOfTrailingZeros(rest) | word << 6) == 0) {
        count++;
      }
    }
    long origins =
        board.men[to] == 0 ? steps(side, to, word) : Geometry.pawnMask(side ^ 1, to, word);
    int pawns = Long.bitCount(origins & board.mask(base | PAWN, word) & men);
    return count + (MoveGenerator.promotes(side, to) ? 5 * pawns : pawns);
  }

  /** Returns a word of the mask of cells from which a pawn of the side steps to the cell. */
  private static long steps(int side, int to, int word) {
    long origins = 0;
    for (int i = 0; i < 2; i++) {
      int from = Geometry.pawnStep(side ^ 1, to, i);
      if (from != Geometry.OFF && from >> 6 == word) {
        origins |= 1L << from;
      }
    }
    return origins;
  }

  private static int kingMoves(Board board, int side, long zoneLow, long zoneHigh) {
    int king = board.king(side);
    int count = 0;
    board.toggleLines(king, side);
    for (int word = 0; word < 2; word++) {
      long zone = word == 0 ? zoneLow : zoneHigh;
      long targets = Geometry.kingMask(king, word) & ~board.mask(side << 3, word) & zone;
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        if (!board.isAttacked(Long.numberOfTrailingZeros(rest) | word << 6, side ^ 1)) {
          count++;
        }
      }
    }
    board.toggleLines(king, side);
    return count;
  }

  private static int knightMoves(Board board, int side, int from) {
    return Long.bitCount(Geometry.knightMask(from, 0) & ~board.mask(side << 3, 0))
        + Long.bitCount(Geometry.knightMask(from, 1) & ~board.mask(side << 3, 1));
  }

  private static int sliderMoves(Board board, long men, int word, int firstAxis, int endAxis) {
    int count = 0;
    for (long rest = men; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest) | word << 6;
      for (int axis = firstAxis; axis < endAxis; axis++) {
        count += lineMoves(board, Geometry.spot(from, axis));
      }
    }
    return count;
  }

  private static int lineMoves(Board board, int spot) {
    return Integer.bitCount(board.slides(spot, board.side()));
  }

  private static int pawnMoves(Board board, int side, int from) {
    int count = 0;
    for (int i = 0; i < 2; i++) {
      int to = Geometry.pawnStep(side, from, i);
      if (board.men[to] == 0) {
        count += MoveGenerator.promotes(side, to) ? 5 : 1;
      }
    }
    for (int word = 0; word < 2; word++) {
      long takes = Geometry.pawnMask(side, from, word) & board.mask((side ^ 1) << 3, word);
      for (long rest = takes; rest != 0; rest &= rest - 1) {
        int to = Long.numberOfTrailingZeros(rest) | word << 6;
        count += MoveGenerator.promotes(side, to) ? 5 : 1;
      }
    }
    return count;
  }

  private static int pinnedMoves(Board board, int from) {
    int side = board.side();
    int axis = Geometry.axis(from, board.king(side));
    int kind = board.men[from] & 7;
    if (kind == PAWN) {
      return pinnedPawnMoves(board, side, from, axis);
    }
    return Legality.slidesAlong(kind, axis) ? lineMoves(board, Geometry.spot(from, axis)) : 0;
  }

  private static int pinnedPawnMoves(Board board, int side, int from, int axis) {
    int count = 0;
    for (int i = 0; i < 2; i++) {
      int to = Geometry.pawnStep(side, from, i);
      if (board.men[to] == 0 && Geometry.axis(from, to) == axis) {
        count += MoveGenerator.promotes(side, to) ? 5 : 1;
      }
    }
    for (int i = 0; i < Geometry.PAWN_CAPTURES; i++) {
      int to = Geometry.pawnTake(side, from, i);
      if (board.men[to] >> 3 == (side ^ 1)
          && board.men[to] != 0
          && Geometry.axis(from, to) == axis) {
        count += MoveGenerator.promotes(side, to) ? 5 : 1;
      }
    }
    return count;
  }
}
