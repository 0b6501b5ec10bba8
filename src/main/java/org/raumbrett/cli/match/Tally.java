package org.raumbrett.cli.match;

import java.util.Locale;

/** The result of a match, from the first player's side. */
public record Tally(int wins, int draws, int losses) {
  /** No game yet. */
  public static final Tally NONE = new Tally(0, 0, 0);

  /** Standard errors on either side of a mean that hold it with 95 %. */
  private static final double QUANTILE_95 = 1.96;

  /**
   * Returns the tally with one more game.
   *
   * @param halfPoints 2 for a win, 1 for a draw, 0 for a loss
   */
  public Tally plus(int halfPoints) {
    return switch (halfPoints) {
      case 2 -> new Tally(wins + 1, draws, losses);
      case 1 -> new Tally(wins, draws + 1, losses);
      case 0 -> new Tally(wins, draws, losses + 1);
      default -> throw new IllegalArgumentException("not the points of a game: " + halfPoints);
    };
  }

  /** Returns the number of games. */
  public int games() {
    return wins + draws + losses;
  }

  /** Returns the points per game, 0 to 1; one half before the first game. */
  public double score() {
    return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games();
  }

  /** Returns half the width of the interval that holds the true score with 95 %. */
  public double scoreMargin() {
    double score = score();
    double squares =
        wins * Math.pow(1 - score, 2) + draws * Math.pow(0.5 - score, 2) + losses * score * score;
    return games() == 0 ? 0.5 : QUANTILE_95 * Math.sqrt(squares) / games();
  }

  /**
   * Returns the difference in Elo that a score means; infinite for 0 and 1.
   *
   * @param score points per game; what lies outside 0 to 1 is taken for 0 or 1
   */
  public static double elo(double score) {
    double inside = Math.min(1, Math.max(0, score));
    return 400 * Math.log10(inside / (1 - inside));
  }

  /** Returns the figures in one line, such as {@code +61 =20 -19 of 100, 71.0 %, Elo +156 …}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "+%d =%d -%d of %d, %.1f %%, Elo %s (95 %%: %s to %s)",
        wins,
        draws,
        losses,
        games(),
        100 * score(),
        eloText(score()),
        eloText(score() - scoreMargin()),
        eloText(score() + scoreMargin()));
  }

  private static String eloText(double score) {
    double elo = elo(score);
    return Double.isInfinite(elo)
        ? (elo > 0 ? "+inf" : "-inf")
        : String.format(Locale.ROOT, "%+.0f", elo);
  }
}
