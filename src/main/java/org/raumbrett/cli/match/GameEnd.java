package org.raumbrett.cli.match;

import org.raumbrett.board.Ending;
import org.raumbrett.board.Position;

/** How a game between programs ended. */
public enum GameEnd {
  NONE,
  SPACEMATE,
  STALEMATE,
  REPETITION,
  MOVE_RULE,
  DEAD_POSITION,
  /** Both players saw one side far ahead. */
  CLEAR,
  /** It was too long. */
  LENGTH;

  /**
   * Returns how the position, which remembers what led to it, ends the game; NONE if it does not.
   */
  public static GameEnd of(Position position) {
    Ending ending = position.ending();
    return ending == null ? NONE : valueOf(ending.name());
  }
}
