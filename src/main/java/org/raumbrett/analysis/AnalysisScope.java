package org.raumbrett.analysis;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Side;

/**
 * Which moves of a game are judged.
 *
 * @param side the player whose moves are judged, null for both
 * @param firstPly the first ply, counted from 1 at the start of the game
 * @param lastPly the last ply, included
 * @param variations whether variations are judged too; their plies count from the start of the game
 */
public record AnalysisScope(@Nullable Side side, int firstPly, int lastPly, boolean variations) {
  /** The moves of both sides, without variations. */
  public static final AnalysisScope MAIN_LINE =
      new AnalysisScope(null, 1, Integer.MAX_VALUE, false);

  /** Returns the main line's moves of one side. */
  public static AnalysisScope of(Side side) {
    return new AnalysisScope(side, 1, Integer.MAX_VALUE, false);
  }

  /** Returns this scope with the moves of that side, null for both. */
  public AnalysisScope withSide(@Nullable Side changed) {
    return new AnalysisScope(changed, firstPly, lastPly, variations);
  }

  /** Returns this scope narrowed to a range of plies, counted from 1, both included. */
  public AnalysisScope withPlies(int first, int last) {
    return new AnalysisScope(side, first, last, variations);
  }

  /** Returns this scope with or without variations. */
  public AnalysisScope withVariations(boolean changed) {
    return new AnalysisScope(side, firstPly, lastPly, changed);
  }

  /**
   * Returns whether a move belongs to the scope.
   *
   * @param mover who plays it
   * @param ply its number from the start of the game, from 1
   */
  boolean contains(Side mover, int ply) {
    return (side == null || side == mover) && ply >= firstPly && ply <= lastPly;
  }
}
