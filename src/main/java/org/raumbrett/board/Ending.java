package org.raumbrett.board;

/** How a position ends the game. Only {@link #SPACEMATE} is won, for the side that moved last. */
public enum Ending {
  SPACEMATE,
  STALEMATE,
  /** Nobody can mate any more. */
  DEAD_POSITION,
  /** 100 plies without a capture or a pawn move. */
  MOVE_RULE,
  /** The position stands for the third time. */
  REPETITION
}
