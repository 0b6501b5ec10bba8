package org.raumbrett.cli.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;

/**
 * A game between two programs.
 *
 * @param line the whole game
 * @param choices what the players chose, a choice for each move of the line
 * @param end how it ended
 * @param whiteHalfPoints 2 if White won, 1 for a draw, 0 if Black won
 */
public record PlayedGame(
    PlayedLine line, List<Player.Choice> choices, GameEnd end, int whiteHalfPoints) {
  public PlayedGame {
    choices = List.copyOf(choices);
  }

  /**
   * Plays a game to its end.
   *
   * @throws IllegalStateException if a player breaks down
   */
  public static PlayedGame play(Position start, Player white, Player black, GameRules rules) {
    white.newGame();
    black.newGame();
    PlayedLine line = PlayedLine.from(start);
    List<Player.Choice> choices = new ArrayList<>();
    int clear = 0;
    GameEnd end = GameEnd.of(start);
    while (end == GameEnd.NONE) {
      boolean whiteMoves = line.current().sideToMove() == Side.WHITE;
      Player.Choice choice = (whiteMoves ? white : black).choose(line);
      choices.add(choice);
      line = line.play(choice.move());
      int ahead = ahead(choice.score(), whiteMoves, rules.clearCentipawns());
      clear = ahead == 0 ? 0 : ahead == Integer.signum(clear) ? clear + ahead : ahead;
      end = GameEnd.of(line.current());
      if (end == GameEnd.NONE && Math.abs(clear) >= rules.clearPlies()) {
        end = GameEnd.CLEAR;
      } else if (end == GameEnd.NONE && choices.size() >= rules.maxPlies()) {
        end = GameEnd.LENGTH;
      }
    }
    return new PlayedGame(line, choices, end, whiteHalfPoints(line.current(), end, clear));
  }

  /** Returns 1 if White is clearly ahead, −1 if Black is, 0 if neither. */
  private static int ahead(@Nullable Score score, boolean whiteMoves, int clearCentipawns) {
    if (score == null || clearCentipawns == 0) {
      return 0;
    }
    int value = score.isMate() ? Integer.signum(score.value()) * clearCentipawns : score.value();
    int sign = Math.abs(value) < clearCentipawns ? 0 : Integer.signum(value);
    return whiteMoves ? sign : -sign;
  }

  private static int whiteHalfPoints(Position last, GameEnd end, int clear) {
    return switch (end) {
      case SPACEMATE -> last.sideToMove() == Side.WHITE ? 0 : 2;
      case CLEAR -> clear > 0 ? 2 : 0;
      default -> 1;
    };
  }
}
