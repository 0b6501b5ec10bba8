package org.raumbrett.app.model;

import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/**
 * Turns the numbers of moves, which count both sides' plies as one, into plies from the start.
 *
 * @param firstMove the number of the game's first move
 * @param blackBegins whether Black plays it
 */
public record MoveNumbers(int firstMove, boolean blackBegins) {
  /** Returns the numbers of a game that starts so. */
  public static MoveNumbers from(Position start) {
    return new MoveNumbers(start.fullMoveNumber(), start.sideToMove() == Side.BLACK);
  }

  /** Returns the number of the move a ply belongs to; the first ply is 1. */
  public int moveOf(int ply) {
    return firstMove + (ply - 1 + missing()) / 2;
  }

  /** Returns the first ply of the move, at least 1. */
  public int firstPly(int move) {
    return Math.max(1, 2 * (move - firstMove) + 1 - missing());
  }

  /** Returns the last ply of the move. */
  public int lastPly(int move) {
    return 2 * (move - firstMove) + 2 - missing();
  }

  /** White's ply of the first move, which is not there if Black begins. */
  private int missing() {
    return blackBegins ? 1 : 0;
  }
}
