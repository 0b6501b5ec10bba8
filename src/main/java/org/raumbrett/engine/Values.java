package org.raumbrett.engine;

import org.raumbrett.board.Score;

/**
 * The search's scores as ints: centipawns from the side to move, and mates as {@link #MATE} less
 * the plies from the searched position to the mate.
 */
final class Values {
  /** The side to move mates at once, if that were possible. */
  static final int MATE = 32_000;

  /** Beyond any score. */
  static final int INFINITE = MATE + 1;

  /** Scores from here on are mates; an evaluation stays below. */
  static final int MATE_BOUND = MATE - 1_000;

  /** Marks an evaluation that is not known. */
  static final int UNKNOWN = Short.MIN_VALUE;

  static final int DRAW = 0;

  private Values() {}

  /** Returns the score of being mated after that many plies. */
  static int mated(int ply) {
    return ply - MATE;
  }

  static boolean isMate(int value) {
    return value >= MATE_BOUND || value <= -MATE_BOUND;
  }

  /** Returns a centipawn score that cannot be taken for a mate. */
  static int belowMate(int value) {
    return Math.max(1 - MATE_BOUND, Math.min(MATE_BOUND - 1, value));
  }

  /** Returns the value as the world outside sees it. */
  static Score toScore(int value) {
    if (value >= MATE_BOUND) {
      return Score.mate((MATE - value + 1) / 2);
    }
    return value <= -MATE_BOUND ? Score.mate(-(MATE + value) / 2) : Score.cp(value);
  }
}
