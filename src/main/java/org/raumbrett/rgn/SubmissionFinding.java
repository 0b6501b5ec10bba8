package org.raumbrett.rgn;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Something to put right, or to look at, before a game is sent to the IRF.
 *
 * @param severity an error stands in the way; a warning does not
 * @param line the line of the text, from 1
 * @param column the column, from 1, counted in code points
 * @param offset where it is in the document's text, in UTF-16 units
 * @param length the length of the text it is about in UTF-16 units, may be 0
 * @param tag the tag to change, null if it is about none
 * @param problem what the reader has found, null if this is no {@link SubmissionFault#TEXT}
 * @param arguments what the message speaks about
 */
public record SubmissionFinding(
    SubmissionFault fault,
    Severity severity,
    int line,
    int column,
    int offset,
    int length,
    @Nullable String tag,
    @Nullable Problem problem,
    List<Object> arguments) {
  public SubmissionFinding {
    arguments = List.copyOf(arguments);
  }

  /** Returns whether the game cannot be sent as it is. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** Returns what is wrong and what to do, in Spanish, German or English. */
  public String message(Locale locale) {
    return problem == null
        ? ProblemWords.sentence("SUBMIT_" + fault.name(), "", arguments, locale)
        : problem.message(locale);
  }

  /** Returns the English message behind line and column: {@code 4:1: error: …}. */
  @Override
  public String toString() {
    String word = severity.name().toLowerCase(Locale.ROOT);
    return line + ":" + column + ": " + word + ": " + message(Locale.ENGLISH);
  }
}
