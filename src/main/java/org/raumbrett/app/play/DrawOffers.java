package org.raumbrett.app.play;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Score;

/**
 * Whether the engine takes a draw: from move 10 on, if it did not think itself better when it moved
 * last.
 */
final class DrawOffers {
  /** Moves of each side before which it wants to play. */
  static final int EARLIEST_MOVE = 10;

  private DrawOffers() {}

  /**
   * Returns whether a draw is accepted.
   *
   * @param score the engine's own view when it moved last, null if it has not moved
   * @param plies the plies played
   */
  static boolean accepts(@Nullable Score score, int plies) {
    return score != null && plies >= 2 * EARLIEST_MOVE && score.compareTo(Score.DRAW) <= 0;
  }
}
