package org.raumbrett.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Words for a command that does not exist.
 *
 * @param commands the names of those that do
 */
record MissingCommand(List<String> commands) {
  /** More slips than this make another word. */
  private static final int SLIPS = 2;

  /** Returns the name and what to do: {@code chekc; did you mean check? (…)}. */
  String named(String name) {
    String meant =
        commands.stream()
            .filter(command -> slips(name, command) <= SLIPS)
            .min(Comparator.comparingInt(command -> slips(name, command)))
            .map(command -> "; did you mean " + command + "?")
            .orElse("");
    return name + meant + " (raumbrett --help lists the commands)";
  }

  /**
   * Returns how many letters are missing, too many, wrong, or swapped with the next one: the
   * optimal string alignment distance.
   */
  static int slips(String written, String meant) {
    if (Math.abs(written.length() - meant.length()) > SLIPS) {
      return SLIPS + 1;
    }
    String word = written.toLowerCase(Locale.ROOT);
    int[][] slips = new int[word.length() + 1][meant.length() + 1];
    for (int i = 0; i <= word.length(); i++) {
      for (int j = 0; j <= meant.length(); j++) {
        slips[i][j] = i == 0 || j == 0 ? i + j : least(slips, i, j, word, meant);
      }
    }
    return slips[word.length()][meant.length()];
  }

  private static int least(int[][] slips, int i, int j, String word, String meant) {
    boolean same = word.charAt(i - 1) == meant.charAt(j - 1);
    int least = slips[i - 1][j - 1] + (same ? 0 : 1);
    least = Math.min(least, Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
    boolean swapped =
        i > 1
            && j > 1
            && word.charAt(i - 1) == meant.charAt(j - 2)
            && word.charAt(i - 2) == meant.charAt(j - 1);
    return swapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
  }
}
