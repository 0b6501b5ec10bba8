package org.raumbrett.game;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Status;

/**
 * How games end, as the Termination tag says it. The IRF names these ends and not how it writes
 * them; the texts are this project's, and any other text is read too.
 */
public enum Termination {
  SPACEMATE,
  STALEMATE,
  MOVE_RULE,
  TIME_FORFEIT,
  RESIGNATION,
  AGREEMENT;

  /** Returns the tag's value. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Returns the end with this text, whatever its capitals, null if it is another. */
  public static @Nullable Termination ofText(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    for (Termination termination : values()) {
      if (termination.text().equals(plain)) {
        return termination;
      }
    }
    return null;
  }

  /**
   * Returns whether the final position shows that the game did not end so. A player can also
   * resign, or run out of time, in a position that ends the game anyway.
   */
  public boolean contradicts(Status end) {
    return switch (this) {
      case SPACEMATE -> end != Status.SPACEMATE;
      case STALEMATE -> end != Status.STALEMATE;
      default -> false;
    };
  }
}
