package org.raumbrett.engine;

import org.raumbrett.board.Cell;
import org.raumbrett.board.Geometry;

/** What men are worth on each cell for where it lies, material included; tapered. */
final class Squares {
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

  private static final byte[] CLASS = new byte[Cell.COUNT];

  static {
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      CLASS[cell] = (byte) Geometry.unicornClass(cell);
    }
  }

  private final int[] scores = new int[8 * Cell.COUNT];

  Squares(Weights weights) {
    for (int kind = 1; kind < 8; kind++) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        int material = kind == 7 ? 0 : weights.both(MATERIAL[kind - 1]);
        scores[kind * Cell.COUNT + cell] =
            material + weights.both(CENTRE[kind - 1]) * centrality(cell);
      }
    }
  }

  /** Returns the worth of a man of the kind on the cell; pawns' advance is not in it. */
  int score(int kind, int cell) {
    return scores[kind * Cell.COUNT + cell];
  }

  /** Returns the unicorn's parity class of the cell, from a table. */
  static int unicornClass(int cell) {
    return CLASS[cell];
  }

  /** Returns how near the cell is to the centre: 6 less the rook steps to it, 0 to 6. */
  static int centrality(int cell) {
    return 6
        - Math.abs(Geometry.level(cell) - 2)
        - Math.abs(Geometry.file(cell) - 2)
        - Math.abs(Geometry.rank(cell) - 2);
  }
}
