package org.raumbrett.rgn;

/** Text under construction whose units are separated by a blank or, at the margin, a line end. */
final class WrappedText {
  /** The longest line in code points, if its units allow. */
  static final int WIDTH = 80;

  private final StringBuilder text = new StringBuilder();
  private int column;

  /** Adds a whole line. */
  void line(String line) {
    endLine();
    text.append(line).append('\n');
  }

  /** Adds a unit that is not broken. */
  void add(String unit) {
    int length = unit.codePointCount(0, unit.length());
    if (column > 0) {
      boolean fits = column + 1 + length <= WIDTH;
      text.append(fits ? ' ' : '\n');
      column = fits ? column + 1 : 0;
    }
    text.append(unit);
    column += length;
  }

  /**
   * Adds a comment in braces. It is broken only at single blanks, and a line end within it becomes
   * two, so that {@link Comments#unfold} gives it back. No line of it begins with a bracket or a
   * percent sign, which others could take for a tag or an escape.
   */
  void comment(String comment) {
    String braced = "{" + comment + "}";
    int start = 0;
    for (int i = 1; i < braced.length(); i++) {
      char c = braced.charAt(i);
      if (c == '\n') {
        unit(braced, start, i);
        int end = i;
        while (braced.charAt(end) == '\n') {
          end++;
        }
        text.append("\n".repeat(end - i + 1));
        column = 0;
        start = end;
        i = end;
      } else if (c == ' ' && isBreak(braced, i)) {
        unit(braced, start, i);
        start = i + 1;
      }
    }
    unit(braced, start, braced.length());
  }

  /** Ends the line that is being written, if it has content. */
  void endLine() {
    if (column > 0) {
      text.append('\n');
      column = 0;
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }

  private void unit(String comment, int start, int end) {
    if (end > start) {
      add(comment.substring(start, end));
    }
  }

  private static boolean isBreak(String comment, int blank) {
    char before = comment.charAt(blank - 1);
    char after = comment.charAt(blank + 1);
    return !Character.isWhitespace(before)
        && !Character.isWhitespace(after)
        && after != '['
        && after != '%';
  }
}
