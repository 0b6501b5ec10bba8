package org.raumbrett.analysis;

import java.util.Objects;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;

/** Games for the tests of this package. */
final class TestGames {
  /** The shortest game that ends with a mate; White's second move allows it. */
  static final Game SHORTEST_MATE = of(Position.START, "Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3");

  private TestGames() {}

  /** Returns the game of these moves, which must be legal. */
  static Game of(Position start, String moves) {
    Position position = start;
    Line line = Line.EMPTY;
    for (String text : moves.split(" ")) {
      Move move = move(text);
      position = position.play(move);
      line = line.plus(new Ply(move));
    }
    return new Game(Tags.NONE, start, line, GameResult.UNFINISHED);
  }

  static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text), text);
  }
}
