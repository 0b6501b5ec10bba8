package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Geometry;

/** What a position is worth without looking ahead: material and a simple measure of activity. */
public final class Evaluator {
  private static final int[] MATERIAL = {0, 100, 480, 290, 540, 440, 1400, 0};

  /** The worth of a step towards the centre, by kind. */
  private static final int[] CENTRE = {0, 3, 12, 6, 8, 3, 3, 0};

  private static final int PAWN_STEP = 7;

  /** Returns the evaluation in centipawns from the side to move. */
  public int evaluate(Board board) {
    int white = side(board, 0) - side(board, 1);
    return board.side() == 0 ? white : -white;
  }

  private static int side(Board board, int side) {
    int sum = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(side << 3, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        int kind = board.man(cell) & 7;
        sum += MATERIAL[kind] + CENTRE[kind] * (6 - distanceToCentre(cell));
        if (kind == 1) {
          int steps = Geometry.level(cell) + Geometry.rank(cell);
          sum += PAWN_STEP * (side == 0 ? steps : 8 - steps);
        }
      }
    }
    return sum;
  }

  private static int distanceToCentre(int cell) {
    return Math.abs(Geometry.level(cell) - 2)
        + Math.abs(Geometry.file(cell) - 2)
        + Math.abs(Geometry.rank(cell) - 2);
  }
}
