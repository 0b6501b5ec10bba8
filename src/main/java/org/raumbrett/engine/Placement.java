package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.MoveCode;

/**
 * The first heuristic, material, and with it what each man's place is worth for itself: its steps
 * from the centre, and a pawn's steps towards its promotion. That is a sum over the men, so the
 * search carries it along from move to move. Values are for White, tapered.
 */
final class Placement {
  private static final Term[] MATERIAL = {
    Term.PAWN, Term.KNIGHT, Term.UNICORN, Term.BISHOP, Term.ROOK, Term.QUEEN
  };
  private static final Term[] CENTRE = {
    Term.PAWN_CENTRE,
    Term.KNIGHT_CENTRE,
    Term.UNICORN_CENTRE,
    Term.BISHOP_CENTRE,
    Term.ROOK_CENTRE,
    Term.QUEEN_CENTRE,
    Term.KING_CENTRE
  };

  /** By man and cell; no man is worth nothing. */
  private final int[] worth = new int[16 * Cell.COUNT];

  Placement(Weights weights) {
    for (int kind = 1; kind < 8; kind++) {
      int material = kind == 7 ? 0 : weights.both(MATERIAL[kind - 1]);
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        int place = material + weights.both(CENTRE[kind - 1]) * Squares.centrality(cell);
        int step = kind == 1 ? weights.both(Term.PAWN_ADVANCE) : 0;
        worth[kind * Cell.COUNT + cell] = place + step * PawnStructure.steps(0, cell);
        worth[(8 | kind) * Cell.COUNT + cell] = -place - step * PawnStructure.steps(1, cell);
      }
    }
  }

  /** Returns the sum over the men on the board. */
  int of(Board board) {
    int sum = 0;
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      sum += worth[board.man(cell) * Cell.COUNT + cell];
    }
    return sum;
  }

  /** Returns by how much the sum changes with the move. */
  int change(int move) {
    int man = MoveCode.moved(move);
    int promotion = MoveCode.promotion(move);
    int arrived = promotion == 0 ? man : man & 8 | promotion;
    int to = MoveCode.to(move);
    return worth[arrived * Cell.COUNT + to]
        - worth[man * Cell.COUNT + MoveCode.from(move)]
        - worth[MoveCode.captured(move) * Cell.COUNT + to];
  }
}
