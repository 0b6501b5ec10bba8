package org.raumbrett.rgn;

/**
 * What can be wrong with a game that is to be sent to the IRF, beside what is wrong in any text.
 * The message of each stands in the bundle {@code problems} under its name behind {@code SUBMIT_};
 * the arguments named here are its {1}, {2} and so on.
 */
public enum SubmissionFault {
  /** The file's name. */
  WRONG_EXTENSION(Severity.ERROR),
  /** The number of games. */
  SEVERAL_GAMES(Severity.WARNING),
  /** The name of the tag. */
  MISSING_TAG(Severity.ERROR),
  /** The name of the tag. */
  EMPTY_TAG(Severity.ERROR),
  /** The name of the tag, White or Black. */
  NO_PLAYER(Severity.ERROR),
  /** The name in both tags. */
  SAME_PLAYER(Severity.ERROR),
  /** The value of the Date tag. */
  PART_OF_DATE(Severity.WARNING),
  NO_MOVE(Severity.ERROR),
  UNFINISHED(Severity.ERROR),
  NO_RESULT_TOKEN(Severity.ERROR),
  OTHER_START(Severity.WARNING),
  /** The number of variations, of glyphs and of verdicts. */
  NOT_STRICT(Severity.WARNING),
  /** Something wrong in the text, which the reader has found; the problem tells the rest. */
  TEXT(Severity.WARNING),
  /** The number of problems that are not listed. */
  MORE_PROBLEMS(Severity.ERROR);

  private final Severity severity;

  SubmissionFault(Severity severity) {
    this.severity = severity;
  }

  /** Returns how bad it is; a {@link #TEXT} is an error if the problem is one here. */
  public Severity severity() {
    return severity;
  }
}
