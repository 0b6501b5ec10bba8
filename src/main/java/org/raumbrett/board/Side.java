package org.raumbrett.board;

/** One of the two players. */
public enum Side {
  WHITE,
  BLACK;

  /** Returns the other player. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns +1 for White, −1 for Black: the direction in which the side's pawns walk. */
  public int sign() {
    return this == WHITE ? 1 : -1;
  }

  /** Returns whether a pawn of this side that arrives on the cell must promote. */
  public boolean promotesOn(Cell cell) {
    return MoveGenerator.promotes(ordinal(), cell.index());
  }
}
