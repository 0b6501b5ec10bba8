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

  /** Returns the last level a pawn of this side can reach, 0 (A) to 4 (E). */
  public int promotionLevel() {
    return this == WHITE ? 4 : 0;
  }

  /** Returns the rank on which, at the promotion level, a pawn promotes, 0 (1) to 4 (5). */
  public int promotionRank() {
    return this == WHITE ? 4 : 0;
  }
}
