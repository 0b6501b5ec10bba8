package org.raumbrett.cli.uci;

/**
 * How long to think about a move: an even share of the remaining time, most of the increment, and
 * never so much that the clock could run out.
 */
final class TimeBudget {
  /** The moves still expected when nobody says how many there are to the next time control. */
  private static final int EXPECTED_MOVES = 30;

  /** Milliseconds kept back for the way from here to the clock. */
  private static final int LATENCY = 30;

  private TimeBudget() {}

  /**
   * Returns the milliseconds for this move, at least 1.
   *
   * @param remaining the milliseconds on the clock
   * @param increment the milliseconds each move adds
   * @param movesToGo the moves to the next time control; 0 if unknown
   */
  static long millis(long remaining, long increment, int movesToGo) {
    int moves = movesToGo > 0 ? Math.min(movesToGo, EXPECTED_MOVES) : EXPECTED_MOVES;
    long usable = Math.max(0, remaining - LATENCY);
    long share = usable / moves + increment * 3 / 4;
    return Math.max(1, Math.min(share, moves == 1 ? usable : usable / 2));
  }
}
