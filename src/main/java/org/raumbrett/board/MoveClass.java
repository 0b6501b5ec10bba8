package org.raumbrett.board;

/** Which moves {@link Board#generate} is to write. */
public enum MoveClass {
  /** Captures and promotions. */
  TACTICAL,
  /** All others. */
  QUIET,
  /** Every legal move. */
  ALL
}
