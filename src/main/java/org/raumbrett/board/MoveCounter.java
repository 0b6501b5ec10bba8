package org.raumbrett.board;

/**
 * Counts the legal moves of a board without writing them, for perft's last ply. Sliders are counted
 * a line at a time. In check, and for pinned men, the generator's way is used.
 */
final class MoveCounter {
  private static final int PAWN = PieceKind.PAWN.code();

  private MoveCounter() {}

  static int count(Board board) {
    if (board.inCheck()) {
      return MoveGenerator.generate(board, new int[Board.MAX_MOVES], 0, MoveClass.ALL);
    }
    int side = board.side();
    int base = side << 3;
    int count = kingMoves(board, side);
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

  private static int kingMoves(Board board, int side) {
    int king = board.king(side);
    int count = 0;
    board.toggleLines(king);
    for (int word = 0; word < 2; word++) {
      long targets = Geometry.kingMask(king, word) & ~board.mask(side << 3, word);
      for (long rest = targets; rest != 0; rest &= rest - 1) {
        if (!board.isAttacked(Long.numberOfTrailingZeros(rest) | word << 6, side ^ 1)) {
          count++;
        }
      }
    }
    board.toggleLines(king);
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
    int place = spot & 7;
    int occupied = board.line(spot >> 3);
    int up = Integer.numberOfTrailingZeros(occupied & -2 << place);
    int down = 31 - Integer.numberOfLeadingZeros(occupied & (1 << place) - 1);
    int enemy = board.side() ^ 1;
    int count = up - down - 2;
    if (board.men[Geometry.cellAt(spot & ~7 | up)] >> 3 == enemy) {
      count++;
    }
    if (board.men[Geometry.cellAt(spot & ~7 | down)] >> 3 == enemy) {
      count++;
    }
    return count;
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
