package org.raumbrett.cli.match;

import org.raumbrett.board.Position;
import org.raumbrett.board.Status;

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
    Status status = position.status();
    if (status.isEnd()) {
      return status == Status.SPACEMATE ? SPACEMATE : STALEMATE;
    }
    if (position.isDead()) {
      return DEAD_POSITION;
    }
    if (position.isMoveRuleDraw()) {
      return MOVE_RULE;
    }
    return position.isRepetitionDraw() ? REPETITION : NONE;
  }
}
