package org.raumbrett.game;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Status;

/**
 * How games end, as the Termination tag says it. The IRF names most of these ends and not how it
 * writes them; the texts are this project's, and any other text is read too.
 */
public enum Termination {
  SPACEMATE,
  STALEMATE,
  MOVE_RULE,
  TIME_FORFEIT,
  RESIGNATION,
  AGREEMENT,
  REPETITION,
  DEAD_POSITION;

  /** What else these ends are called, the site's own name among them. */
  private static final Map<String, Termination> OTHER_NAMES =
      Map.of("checkmate", SPACEMATE, "move-rule draw", MOVE_RULE, "move rule draw", MOVE_RULE);

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
    return OTHER_NAMES.get(plain);
  }

  /** Returns whether a game that ends so is drawn; else one side has won it. */
  public boolean isDraw() {
    return switch (this) {
      case STALEMATE, MOVE_RULE, AGREEMENT, REPETITION, DEAD_POSITION -> true;
      case SPACEMATE, TIME_FORFEIT, RESIGNATION -> false;
    };
  }

  /**
   * Returns whether the final position's status alone shows that the game did not end so: spacemate
   * and stalemate end it themselves, so that nothing else can.
   */
  public boolean contradicts(Status end) {
    return switch (this) {
      case SPACEMATE -> end != Status.SPACEMATE;
      case STALEMATE -> end != Status.STALEMATE;
      default -> end.isEnd();
    };
  }

  /**
   * Returns whether the game's moves show that it did not end by a draw that the rules name. What
   * stood before the position of a game that does not begin with the starting array is not known,
   * and how long nothing was taken may not be.
   */
  public boolean isMissingIn(Game game) {
    boolean whole = game.start().equals(Position.START);
    return switch (this) {
      case MOVE_RULE -> whole && !end(game).isMoveRuleDraw();
      case REPETITION -> whole && !end(game).isRepetitionDraw();
      case DEAD_POSITION -> !end(game).isDead();
      default -> false;
    };
  }

  private static Position end(Game game) {
    return game.position(game.end());
  }
}
