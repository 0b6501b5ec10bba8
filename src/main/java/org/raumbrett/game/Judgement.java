package org.raumbrett.game;

import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;

/**
 * What the engine found about one played move; both scores are seen from White's side.
 *
 * @param verdict the mark the move gets
 * @param score what the position is worth after the move played
 * @param bestScore what it would be worth after the best move
 * @param bestLine the best move and what should follow; starts with the played move if that was
 *     best; never empty
 * @param depth the depth of the search in plies
 * @param level the engine's strength, 1 to 10
 */
public record Judgement(
    Verdict verdict, Score score, Score bestScore, List<Move> bestLine, int depth, int level) {
  public Judgement {
    bestLine = List.copyOf(bestLine);
    if (bestLine.isEmpty()) {
      throw new IllegalArgumentException("a judgement names the best move");
    }
  }

  /** Returns the best move of the position in which the move was played. */
  public Move bestMove() {
    return bestLine.get(0);
  }
}
