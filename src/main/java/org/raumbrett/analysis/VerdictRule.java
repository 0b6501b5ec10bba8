package org.raumbrett.analysis;

import org.raumbrett.board.Score;
import org.raumbrett.game.Verdict;

/** The thresholds: which mark a move gets for what it throws away. */
final class VerdictRule {
  private static final double DUBIOUS_LOSS = 0.1;
  private static final double MISTAKE_LOSS = 0.2;
  private static final double BLUNDER_LOSS = 0.3;

  /** A mate that appears in a game this decided is no more than a mistake. */
  private static final double DECIDED = 0.86;

  /** A mate that appears in a game this decided is no more than dubious. */
  private static final double HOPELESS = 0.95;

  private VerdictRule() {}

  /**
   * Returns the mark of a move; both scores are from the mover's side.
   *
   * @param best what the best move is worth
   * @param played what the move played is worth
   */
  static Verdict verdict(Score best, Score played) {
    if (played.compareTo(best) >= 0) {
      return Verdict.NONE;
    }
    if (losesMate(best, played)) {
      return played.isLosingMate() ? Verdict.BLUNDER : ofMate(WinChance.of(played));
    }
    if (played.isLosingMate() && !best.isLosingMate()) {
      return ofMate(-WinChance.of(best));
    }
    return ofLoss(WinChance.loss(best, played));
  }

  /** Returns whether a forced mate has been given away. */
  static boolean losesMate(Score best, Score played) {
    return best.isWinningMate() && !played.isWinningMate();
  }

  /**
   * Returns the mark for a mate lost or allowed.
   *
   * @param decided how far the game was decided all the same, from the winner's side
   */
  private static Verdict ofMate(double decided) {
    if (decided >= HOPELESS) {
      return Verdict.DUBIOUS;
    }
    return decided >= DECIDED ? Verdict.MISTAKE : Verdict.BLUNDER;
  }

  /** Between two mates for the same side the loss is 0. */
  private static Verdict ofLoss(double loss) {
    if (loss >= BLUNDER_LOSS) {
      return Verdict.BLUNDER;
    }
    if (loss >= MISTAKE_LOSS) {
      return Verdict.MISTAKE;
    }
    return loss >= DUBIOUS_LOSS ? Verdict.DUBIOUS : Verdict.NONE;
  }
}
