package org.raumbrett.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/**
 * A move of a game that can be judged.
 *
 * @param path the place it leads to
 * @param before the position it was played in, with what led to it
 * @param ply the move and what is known of it
 */
record PlayedMove(GamePath path, Position before, Ply ply) {

  /** A line that still has to be walked: where it begins, how many plies lie before it. */
  private record Pending(Line line, GamePath start, Position position, int pliesBefore) {}

  Move move() {
    return ply.move();
  }

  /** Returns the moves of the game in the scope: the main line's first, then the variations'. */
  static List<PlayedMove> in(Game game, AnalysisScope scope) {
    List<PlayedMove> moves = new ArrayList<>();
    Deque<Pending> pending = new ArrayDeque<>();
    pending.add(new Pending(game.mainLine(), GamePath.START, game.start(), 0));
    while (!pending.isEmpty()) {
      Pending line = pending.remove();
      Position position = line.position();
      for (int i = 0; i < line.line().length(); i++) {
        Ply ply = line.line().plies().get(i);
        int number = line.pliesBefore() + i + 1;
        if (scope.contains(position.sideToMove(), number)) {
          moves.add(new PlayedMove(line.start().withPly(i + 1), position, ply));
        }
        if (scope.variations()) {
          for (int v = 0; v < ply.variations().size(); v++) {
            GamePath start = line.start().into(i, v, 0);
            pending.add(new Pending(ply.variations().get(v), start, position, number - 1));
          }
        }
        position = position.play(ply.move());
      }
    }
    return moves;
  }
}
