package org.raumbrett.board;

/**
 * Writes the legal moves of a board. Men other than the king land only on the board's allowed cells
 * (all, unless in check), pinned men stay on the line to their king, and the king's targets are
 * tested one by one; so no move has to be made to see whether it is legal.
 *
 * <p>A board owns one generator and uses it again and again, so that generating allocates nothing.
 */
final class MoveGenerator {
  private static final int PAWN = PieceKind.PAWN.code();
  private static final int KNIGHT = PieceKind.KNIGHT.code();
  private static final int UNICORN = PieceKind.UNICORN.code();
  private static final int BISHOP = PieceKind.BISHOP.code();
  private static final int ROOK = PieceKind.ROOK.code();
  private static final int QUEEN = PieceKind.QUEEN.code();
  private static final int KING = PieceKind.KING.code();

  private final Board board;
  private int[] moves = {};
  private int side;
  private boolean tactical;
  private boolean quiet;
  private long allowedLow;
  private long allowedHigh;
  private int end;

  MoveGenerator(Board board) {
    this.board = board;
  }

  /** See {@link Board#generate}. */
  int generate(int[] target, int start, MoveClass wanted) {
    moves = target;
    end = start;
    side = board.side();
    tactical = wanted != MoveClass.QUIET;
    quiet = wanted != MoveClass.TACTICAL;
    allowedLow = board.allowed(0);
    allowedHigh = board.allowed(1);
    king();
    if (board.checkerCount() < 2) {
      int base = side << 3;
      for (int word = 0; word < 2; word++) {
        long pinned = board.pinned(word);
        pawns(board.mask(base | PAWN, word), pinned, word);
        knights(board.mask(base | KNIGHT, word) & ~pinned, word);
        sliders(base | UNICORN, Geometry.FIRST_UNICORN_AXIS, Geometry.AXES, pinned, word);
        sliders(
            base | BISHOP, Geometry.FIRST_BISHOP_AXIS, Geometry.FIRST_UNICORN_AXIS, pinned, word);
        sliders(base | ROOK, 0, Geometry.FIRST_BISHOP_AXIS, pinned, word);
        sliders(base | QUEEN, 0, Geometry.AXES, pinned, word);
      }
    }
    return end;
  }

  private void king() {
    int king = board.king(side);
    int man = side << 3 | KING;
    board.toggleLines(king, side);
    for (byte to : Geometry.kingTargets(king)) {
      int taken = board.men[to];
      if (wants(taken) && !board.isAttacked(to, side ^ 1)) {
        moves[end++] = MoveCode.of(king, to, 0, man, taken);
      }
    }
    board.toggleLines(king, side);
  }

  private void pawns(long pawns, long pinned, int word) {
    int man = side << 3 | PAWN;
    for (long rest = pawns; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest) | word << 6;
      int axis = (pinned >> from & 1) == 0 ? -1 : Geometry.axis(from, board.king(side));
      for (int i = 0; i < 2; i++) {
        int to = Geometry.pawnStep(side, from, i);
        if (board.men[to] == 0) {
          pawn(man, from, to, axis);
        }
      }
      if (tactical) {
        for (int i = 0; i < Geometry.PAWN_CAPTURES; i++) {
          int to = Geometry.pawnTake(side, from, i);
          int taken = board.men[to];
          if (taken != 0 && taken >> 3 == (side ^ 1)) {
            pawn(man, from, to, axis);
          }
        }
      }
    }
  }

  private void pawn(int man, int from, int to, int axis) {
    if (!isAllowed(to) || axis >= 0 && Geometry.axis(from, to) != axis) {
      return;
    }
    int taken = board.men[to];
    if (promotes(side, to)) {
      if (tactical) {
        for (int promotion = QUEEN; promotion >= KNIGHT; promotion--) {
          moves[end++] = MoveCode.of(from, to, promotion, man, taken);
        }
      }
    } else if (taken != 0 || quiet) {
      moves[end++] = MoveCode.of(from, to, 0, man, taken);
    }
  }

  private void knights(long knights, int word) {
    int man = side << 3 | KNIGHT;
    for (long rest = knights; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest) | word << 6;
      for (byte to : Geometry.knightTargets(from)) {
        int taken = board.men[to];
        if (wants(taken) && isAllowed(to)) {
          moves[end++] = MoveCode.of(from, to, 0, man, taken);
        }
      }
    }
  }

  private void sliders(int man, int firstAxis, int endAxis, long pinned, int word) {
    for (long rest = board.mask(man, word); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest) | word << 6;
      if ((pinned >> from & 1) == 0) {
        for (int axis = firstAxis; axis < endAxis; axis++) {
          slide(man, from, Geometry.spot(from, axis));
        }
      } else {
        int axis = Geometry.axis(from, board.king(side));
        if (axis >= firstAxis && axis < endAxis) {
          slide(man, from, Geometry.spot(from, axis));
        }
      }
    }
  }

  private void slide(int man, int from, int spot) {
    int line = spot & ~7;
    int occupied = board.line(spot >> 3);
    int wanted = (quiet ? ~occupied : 0) | (tactical ? occupied : 0);
    for (int rest = board.slides(spot, side) & wanted; rest != 0; rest &= rest - 1) {
      int to = Geometry.cellAt(line | Integer.numberOfTrailingZeros(rest));
      if (isAllowed(to)) {
        moves[end++] = MoveCode.of(from, to, 0, man, board.men[to]);
      }
    }
  }

  private boolean wants(int taken) {
    return taken == 0 ? quiet : tactical && taken >> 3 == (side ^ 1);
  }

  private boolean isAllowed(int cell) {
    return ((cell < 64 ? allowedLow : allowedHigh) >>> cell & 1) != 0;
  }

  /** Returns whether a pawn of the side that arrives on the cell must promote. */
  static boolean promotes(int side, int cell) {
    return side == 0 ? cell >= 120 : cell < 5;
  }
}
