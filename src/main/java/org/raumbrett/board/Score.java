package org.raumbrett.board;

/**
 * What a position is worth: centipawns (a pawn is 100), or a forced mate. From whose side it is
 * seen the owner of the value says; {@link #negate} changes the side.
 *
 * @param isMate whether {@code value} counts moves to a mate
 * @param value centipawns; or the number of moves to mate, positive if the side mates, negative if
 *     it is mated, never 0
 */
public record Score(boolean isMate, int value) implements Comparable<Score> {
  /** An even position. */
  public static final Score DRAW = new Score(false, 0);

  public Score {
    if (isMate && value == 0) {
      throw new IllegalArgumentException("a mate in 0 moves is no score");
    }
  }

  /** Returns a score of that many centipawns. */
  public static Score cp(int centipawns) {
    return new Score(false, centipawns);
  }

  /** Returns a mate in that many moves, negative if the side itself is mated. */
  public static Score mate(int moves) {
    return new Score(true, moves);
  }

  /** Returns the same score from the other side. */
  public Score negate() {
    return new Score(isMate, -value);
  }

  /** Returns whether the side mates by force. */
  public boolean isWinningMate() {
    return isMate && value > 0;
  }

  /** Returns whether the side is mated by force. */
  public boolean isLosingMate() {
    return isMate && value < 0;
  }

  /** Orders by what the side prefers: being mated late, centipawns, mating soon. */
  @Override
  public int compareTo(Score other) {
    return Long.compare(rank(), other.rank());
  }

  private long rank() {
    if (!isMate) {
      return value;
    }
    return value > 0 ? (1L << 40) - value : -(1L << 40) - value;
  }

  /**
   * Returns {@code +0.25}, {@code −3.10}-like pawns with an ASCII sign, or {@code #3}, {@code #-3}.
   */
  @Override
  public String toString() {
    if (isMate) {
      return "#" + value;
    }
    int magnitude = Math.abs(value);
    String sign = value < 0 ? "-" : "+";
    return sign + magnitude / 100 + "." + magnitude / 10 % 10 + magnitude % 10;
  }
}
