package org.raumbrett.app.play;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Side;

/**
 * What the user wants to begin.
 *
 * @param level the engine's strength, 1 to 10
 * @param name the user's name, empty if he does not tell it
 */
public record NewGameChoice(Start start, Opposition opposition, int level, String name) {
  /** Where the game begins. */
  public enum Start {
    /** In the starting array. */
    ARRAY,
    /** In the position on the board. */
    POSITION,
    /** In a position to be set up. */
    EDITOR
  }

  /** Whom the user plays against. */
  public enum Opposition {
    /** The engine has Black. */
    USER_WHITE,
    /** The engine has White. */
    USER_BLACK,
    /** The engine has either side. */
    RANDOM,
    /** Nobody: the user moves both sides. */
    NOBODY
  }

  /** Returns the engine's side, null if it does not play. */
  public @Nullable Side engineSide(RandomGenerator random) {
    return switch (opposition) {
      case USER_WHITE -> Side.BLACK;
      case USER_BLACK -> Side.WHITE;
      case RANDOM -> random.nextBoolean() ? Side.WHITE : Side.BLACK;
      case NOBODY -> null;
    };
  }
}
