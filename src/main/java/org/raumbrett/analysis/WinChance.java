package org.raumbrett.analysis;

import org.raumbrett.board.Score;

/**
 * What an evaluation means for the result: W(cp) = 2 / (1 + e^(−k·cp)) − 1, the curve of the
 * lichess analysis board with a constant of our own. The verdicts, the evaluation bar and the graph
 * all use it.
 */
public final class WinChance {
  /**
   * The steepness per centipawn, fitted to the results of the engine's games against itself; the
   * figures are in src/docs/decisions/win-chance.md. Lichess has 0.00368208 for orthodox chess.
   */
  public static final double K = 0.00207;

  /** The constant of orthodox chess, to which the cap of the average loss refers. */
  private static final double ORTHODOX_K = 0.00368;

  /** Evaluations beyond this many centipawns count as this many in the average loss. */
  public static final double CAP = 1000 * ORTHODOX_K / K;

  private WinChance() {}

  /**
   * Returns the chance of the side the score belongs to, −1 (lost) to +1 (won). StrictMath makes it
   * the same on every machine.
   */
  public static double of(Score score) {
    if (score.isMate()) {
      return score.isWinningMate() ? 1 : -1;
    }
    return 2 / (1 + StrictMath.exp(-K * score.value())) - 1;
  }

  /** Returns the same chance as a percentage, 0 to 100. */
  public static double percent(Score score) {
    return 50 + 50 * of(score);
  }

  /**
   * Returns how far the chance falls from the best move to the move played, 0 to 2.
   *
   * @param best the best move's score, from the mover's side
   * @param played the played move's score, from the mover's side
   */
  public static double loss(Score best, Score played) {
    return Math.max(0, of(best) - of(played));
  }

  /** Returns the score in centipawns within ±{@link #CAP}; a mate counts as the cap. */
  public static double capped(Score score) {
    if (score.isMate()) {
      return score.isWinningMate() ? CAP : -CAP;
    }
    return Math.max(-CAP, Math.min(CAP, score.value()));
  }
}
