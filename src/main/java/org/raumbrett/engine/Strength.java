package org.raumbrett.engine;

/**
 * The ten levels of strength. A level is a number of nodes, and at the lowest ones a depth, never a
 * time: so it means the same on every machine.
 */
public enum Strength {
  BEGINNER("Beginner", 200, 1),
  NOVICE("Novice", 1_000, 2),
  LEARNER("Learner", 5_000, 3),
  CASUAL("Casual", 25_000, Limits.MAX_DEPTH),
  CLUB("Club", 60_000, Limits.MAX_DEPTH),
  ADVANCED("Advanced", 150_000, Limits.MAX_DEPTH),
  EXPERT("Expert", 375_000, Limits.MAX_DEPTH),
  MASTER("Master", 900_000, Limits.MAX_DEPTH),
  GRANDMASTER("Grandmaster", 2_200_000, Limits.MAX_DEPTH),
  MAXIMUM("Maximum", 5_500_000, Limits.MAX_DEPTH);

  /** The level used unless another is asked for. */
  public static final Strength DEFAULT = CLUB;

  /** The depth that judging completes at every level, in plies. */
  public static final int JUDGING_DEPTH = 4;

  private final String displayName;
  private final long nodes;
  private final int maxDepth;

  Strength(String displayName, long nodes, int maxDepth) {
    this.displayName = displayName;
    this.nodes = nodes;
    this.maxDepth = maxDepth;
  }

  /**
   * Returns the level with that number, 1 to 10.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Strength ofNumber(int number) {
    if (number < 1 || number > values().length) {
      throw new IllegalArgumentException("no strength " + number);
    }
    return values()[number - 1];
  }

  /** Returns the number of the level, 1 (weakest) to 10. */
  public int number() {
    return ordinal() + 1;
  }

  /** Returns the English name. */
  public String displayName() {
    return displayName;
  }

  /** Returns the nodes of one search. */
  public long nodes() {
    return nodes;
  }

  /** Returns the greatest depth in plies; {@link Limits#MAX_DEPTH} if only nodes count. */
  public int maxDepth() {
    return maxDepth;
  }

  /** Returns the limits with which this level plays a move. */
  public Limits limits() {
    return Limits.nodes(nodes).withDepth(maxDepth);
  }

  /**
   * Returns the limits with which this level looks for the best move when it judges: at least four
   * plies are completed, whatever that takes.
   */
  public Limits judgingLimits() {
    return limits().withDepth(Math.max(maxDepth, JUDGING_DEPTH)).withMinDepth(JUDGING_DEPTH);
  }
}
