package org.raumbrett.app.play;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Ending;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Termination;

/**
 * How a game ended.
 *
 * @param winner the side that won, null if it is a draw
 */
public record GameEnd(Cause cause, @Nullable Side winner) {
  /** Why it ended, with the word for the Termination tag. */
  public enum Cause {
    SPACEMATE(Termination.SPACEMATE.text()),
    STALEMATE(Termination.STALEMATE.text()),
    REPETITION("repetition"),
    MOVE_RULE(Termination.MOVE_RULE.text()),
    DEAD("dead position"),
    RESIGNATION(Termination.RESIGNATION.text()),
    AGREEMENT(Termination.AGREEMENT.text());

    private final String termination;

    Cause(String termination) {
      this.termination = termination;
    }

    /** Returns the value of the Termination tag. */
    public String termination() {
      return termination;
    }
  }

  /** Returns how the position ends the game; null if it goes on. */
  public static @Nullable GameEnd of(Position position) {
    Ending ending = position.ending();
    if (ending == null) {
      return null;
    }
    return switch (ending) {
      case SPACEMATE -> new GameEnd(Cause.SPACEMATE, position.sideToMove().opponent());
      case STALEMATE -> draw(Cause.STALEMATE);
      case DEAD_POSITION -> draw(Cause.DEAD);
      case MOVE_RULE -> draw(Cause.MOVE_RULE);
      case REPETITION -> draw(Cause.REPETITION);
    };
  }

  /** Returns a draw for that cause. */
  public static GameEnd draw(Cause cause) {
    return new GameEnd(cause, null);
  }

  /** Returns how the game ended by its own words; null if it says none of these. */
  static @Nullable GameEnd of(Game game) {
    String termination = game.tags().get(Tags.TERMINATION);
    for (Cause cause : Cause.values()) {
      if (cause.termination.equals(termination)) {
        return new GameEnd(cause, winner(game.result()));
      }
    }
    return null;
  }

  private static @Nullable Side winner(@Nullable GameResult result) {
    if (result == GameResult.WHITE_WINS) {
      return Side.WHITE;
    }
    return result == GameResult.BLACK_WINS ? Side.BLACK : null;
  }

  /** Returns the result. */
  public GameResult result() {
    return winner == null ? GameResult.DRAW : GameResult.wonBy(winner);
  }

  /** Returns the game as one that goes on. */
  static Game undone(Game game) {
    Tags tags =
        game.tags().with(Tags.RESULT, GameResult.UNFINISHED.token()).without(Tags.TERMINATION);
    return game.withTags(tags).withResult(GameResult.UNFINISHED);
  }

  /** Returns the game with this as its result and termination. */
  Game end(Game game) {
    Tags tags =
        game.tags().with(Tags.RESULT, result().token()).with(Tags.TERMINATION, cause.termination());
    return game.withTags(tags).withResult(result());
  }
}
