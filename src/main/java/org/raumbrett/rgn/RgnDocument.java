package org.raumbrett.rgn;

import java.util.List;

/**
 * What a text holds.
 *
 * @param text the text to which all offsets refer: decoded, without byte order mark, lines ending
 *     with LF
 * @param games the games in their order
 * @param problems the first {@link #LISTED} problems, in the order of the text
 * @param problemCount the number of all problems
 * @param errorCount the number of all problems that are errors
 */
public record RgnDocument(
    String text, List<ReadGame> games, List<Problem> problems, int problemCount, int errorCount) {
  /** The most problems that are listed. */
  public static final int LISTED = GameProblems.LISTED;

  public RgnDocument {
    games = List.copyOf(games);
    problems = List.copyOf(problems);
  }

  /** Returns whether something could not be read. */
  public boolean hasErrors() {
    return errorCount > 0;
  }

  /** Returns whether the text is orthodox chess from end to end: no game of it can be read. */
  public boolean isForeign() {
    return !games.isEmpty() && games.stream().allMatch(ReadGame::isForeign);
  }

  /** Returns the number of all problems that are warnings. */
  public int warningCount() {
    return problemCount - errorCount;
  }
}
