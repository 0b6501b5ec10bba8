package org.raumbrett.analysis;

import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;

/**
 * Why a move that gives much away has no mark: the game is decided all the same, so that it changes
 * the chance to win too little.
 */
public enum Decided {
  /** The move gives little away, or the game is open. */
  NO,
  /** The mover still wins. */
  WON,
  /** The mover was lost whatever he played. */
  LOST;

  /** From a pawn's worth on, in centipawns, a loss is to be explained. */
  private static final int MUCH = 100;

  /** The win chance of three games won out of four. */
  private static final double SURE = 0.5;

  /** Returns why the side's move, which has that judgement, has no mark. */
  public static Decided of(Side mover, Judgement judgement) {
    boolean white = mover == Side.WHITE;
    Score best = white ? judgement.bestScore() : judgement.bestScore().negate();
    Score own = white ? judgement.score() : judgement.score().negate();
    if (!givesMuch(best, own)) {
      return NO;
    }
    if (WinChance.of(own) >= SURE) {
      return WON;
    }
    return WinChance.of(best) <= -SURE ? LOST : NO;
  }

  /** A mate that comes later, or sooner for the side that is mated, is much. */
  private static boolean givesMuch(Score best, Score own) {
    return best.isMate() || own.isMate()
        ? own.compareTo(best) < 0
        : best.value() - own.value() >= MUCH;
  }
}
