package org.raumbrett.app.play;

import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.StopToken;

/** Finds moves at a level of strength, on the thread that calls it. */
@FunctionalInterface
public interface Opponent {
  /**
   * What it would play.
   *
   * @param score what it thinks of that, from the side of who plays it
   */
  record Reply(Move move, Score score) {}

  /**
   * Returns the move of a position that has one; the same position and level give the same move
   * unless it is stopped before.
   *
   * @param level the strength, 1 to 10
   */
  Reply think(Position position, int level, StopToken stop);
}
