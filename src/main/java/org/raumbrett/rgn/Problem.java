package org.raumbrett.rgn;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.notation.MoveFault;
import org.raumbrett.notation.MoveReading;

/**
 * Something wrong in a text, and where.
 *
 * @param line the line, from 1
 * @param column the column, from 1, counted in code points
 * @param offset where the offending text begins in the document's text, in UTF-16 units
 * @param length the length of the offending text in UTF-16 units, may be 0
 * @param quoted the offending text, cut at {@link #QUOTED} code points
 * @param arguments what the message speaks about besides
 */
public record Problem(
    ProblemKind kind,
    int line,
    int column,
    int offset,
    int length,
    String quoted,
    List<Object> arguments) {
  /** The most code points of the offending text that are quoted. */
  public static final int QUOTED = 60;

  public Problem {
    arguments = List.copyOf(arguments);
  }

  /**
   * Returns why a text, read as one move, is refused; null if it is a move.
   *
   * @param text the text that was read, which is the whole of the first line
   */
  public static @Nullable Problem ofMove(String text, MoveReading reading) {
    MoveFault fault = reading.fault();
    if (fault == null) {
      return null;
    }
    int quoted =
        text.offsetByCodePoints(0, Math.min(QUOTED, text.codePointCount(0, text.length())));
    return new Problem(
        ProblemKind.of(fault),
        1,
        1,
        0,
        text.length(),
        text.substring(0, quoted),
        reading.arguments());
  }

  /** Returns how bad it is. */
  public Severity severity() {
    return kind.severity();
  }

  /** Returns whether something could not be read. */
  public boolean isError() {
    return severity() == Severity.ERROR;
  }

  /** Returns in English what is wrong and what to do. */
  public String message() {
    return message(Locale.ENGLISH);
  }

  /**
   * Returns what is wrong and what to do, in Spanish or German for these languages, else in
   * English. Control characters of the text are made visible.
   */
  public String message(Locale locale) {
    return ProblemWords.sentence(kind.name(), quoted, arguments, locale);
  }

  /** Returns the message behind line and column: {@code 9:4: error: …}. */
  @Override
  public String toString() {
    String severity = severity().name().toLowerCase(Locale.ROOT);
    return line + ":" + column + ": " + severity + ": " + message();
  }
}
