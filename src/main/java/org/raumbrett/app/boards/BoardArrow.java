package org.raumbrett.app.boards;

import org.raumbrett.board.Cell;

/** An arrow between two cells, across levels if need be. */
public record BoardArrow(Cell from, Cell to, Kind kind) {
  /** What the arrow says. */
  public enum Kind {
    /** The move that was played. */
    PLAYED,
    /** The move the engine prefers. */
    BEST,
    /** What the opponent threatens. */
    THREAT,
    /** A move of a line the user looks at. */
    HINT
  }
}
