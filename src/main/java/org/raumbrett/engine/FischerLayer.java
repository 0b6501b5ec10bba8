package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Geometry;
import org.raumbrett.board.MoveCode;

/**
 * Raumfischer's "Fischer" layer: what makes a quiet move worth trying early before any history is
 * known. Moves into the centre, rooks that come to see more, pawns the further they are, and
 * unicorns of the enemy king's parity class. (A unicorn's own move never changes its class; so
 * "entering the class" can only mean to prefer those that are in it.)
 */
final class FischerLayer {
  private static final int CENTRE = 300;
  private static final int ROOK_CELL = 60;
  private static final int UNICORN = 150;
  private static final int PAWN_STEP = 12;

  /** By man and cell: what it is to stand there. */
  private static final short[] PLACE = new short[16 * Cell.COUNT];

  static {
    for (int man = 0; man < 16; man++) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        PLACE[man * Cell.COUNT + cell] = (short) place(man, cell);
      }
    }
  }

  private FischerLayer() {}

  /** Returns the bonus of the quiet move. */
  static int bonus(Board board, int move) {
    int man = MoveCode.moved(move);
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int row = man * Cell.COUNT;
    int bonus = PLACE[row + to] - PLACE[row + from];
    return switch (man & 7) {
      case 5 -> bonus + ROOK_CELL * (rookSight(board, to) - rookSight(board, from));
      case 3 ->
          Squares.unicornClass(to) == Squares.unicornClass(board.king(man >> 3 ^ 1))
              ? bonus + UNICORN
              : bonus;
      default -> bonus;
    };
  }

  private static int place(int man, int cell) {
    int kind = man & 7;
    if (kind == 1) {
      int steps = PawnStructure.steps(man >> 3, cell);
      return PAWN_STEP * steps * steps;
    }
    if (kind == 7) {
      return 0;
    }
    return (Lines.isCentral(cell) ? CENTRE : 0) + CENTRE / 6 * Squares.centrality(cell);
  }

  private static int rookSight(Board board, int cell) {
    int free = 0;
    for (int axis = 0; axis < Geometry.FIRST_BISHOP_AXIS; axis++) {
      int spot = Geometry.spot(cell, axis);
      free += Lines.sight(board.line(spot >> 3), spot) >> 8;
    }
    return free;
  }
}
