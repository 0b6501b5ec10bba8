package org.raumbrett.engine;

import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;

/**
 * A principal variation: what the engine expects and what it thinks of it.
 *
 * @param score from the side to move of the searched position
 * @param moves the expected moves, the first one the move recommended; never empty
 */
public record SearchLine(Score score, List<Move> moves) {
  public SearchLine {
    moves = List.copyOf(moves);
  }

  /** Returns the first move. */
  public Move move() {
    return moves.get(0);
  }
}
