package org.raumbrett.cli.match;

import java.util.Locale;
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

  /** Returns how it ended, as it is told. */
  public String inWords() {
    return switch (this) {
      case CLEAR -> "both see a clear win";
      case LENGTH -> "too long";
      default -> name().toLowerCase(Locale.ROOT).replace('_', ' ');
    };
  }

  /**
   * Returns how the position, which remembers what led to it, ends the game; NONE if it does not.
   */
  public static GameEnd of(Position position) {
    Ending ending = position.ending();
    return ending == null ? NONE : valueOf(ending.name());
  }
}
