package org.raumbrett.rgn;

import java.util.function.ObjIntConsumer;

/** Comments in the text: where they end and what they say. */
final class Comments {
  private Comments() {}

  /**
   * Reads a comment in braces and returns where it ends. One that never closes goes to the end.
   *
   * @param found gets the comment and where its text begins, unless the comment is empty
   */
  static int readBraces(
      SourceText text, int start, int limit, GameProblems problems, ObjIntConsumer<String> found) {
    int close = closingBrace(text, start, limit);
    boolean closed = close < limit;
    if (!closed) {
      problems.add(ProblemKind.UNCLOSED_COMMENT, start, Math.min(limit - start, Problem.QUOTED));
    }
    pass(text.substring(start + 1, close), start + 1, found);
    return closed ? close + 1 : limit;
  }

  /** Reads a comment to the end of the line and returns where it ends. */
  static int readLine(SourceText text, int start, int limit, ObjIntConsumer<String> found) {
    int end = endOfLine(text, start, limit);
    pass(text.substring(start + 1, end), start + 1, found);
    return end;
  }

  /** Returns where the closing brace of a comment stands, the limit if there is none. */
  static int closingBrace(SourceText text, int start, int limit) {
    int close = text.indexOf('}', start, limit);
    return close < 0 ? limit : close;
  }

  /** Returns where the comment or the hidden line that begins there ends; there, if none does. */
  static int skip(SourceText text, int at, int limit) {
    char c = text.charAt(at);
    if (c == '{') {
      return Math.min(limit, closingBrace(text, at, limit) + 1);
    }
    return c == ';' || isEscape(text, at) ? endOfLine(text, at, limit) : at;
  }

  /** Returns where the line ends, the line end itself not counted. */
  static int endOfLine(SourceText text, int start, int limit) {
    int end = text.indexOf('\n', start, limit);
    return end < 0 ? limit : end;
  }

  /** Returns whether a percent sign at the start of its line stands there, which hides the line. */
  static boolean isEscape(SourceText text, int at) {
    return text.charAt(at) == '%' && (at == 0 || text.charAt(at - 1) == '\n');
  }

  /**
   * Returns the comment that a text between braces stands for: blanks around it do not count, a
   * single line end is a space, and of several line ends one is the end of a paragraph.
   */
  static String unfold(String raw) {
    String stripped = strip(raw);
    if (stripped.indexOf('\n') < 0) {
      return stripped;
    }
    StringBuilder comment = new StringBuilder(stripped.length());
    int at = 0;
    while (at < stripped.length()) {
      char c = stripped.charAt(at);
      at++;
      if (c != '\n') {
        comment.append(c);
        continue;
      }
      int more = 0;
      while (stripped.charAt(at) == '\n') {
        at++;
        more++;
      }
      comment.append(more == 0 ? " " : "\n".repeat(more));
    }
    return comment.toString();
  }

  /** Returns the comment without blanks, tabs and line ends around it; others are part of it. */
  static String strip(String comment) {
    int start = 0;
    int end = comment.length();
    while (start < end && isMargin(comment.charAt(start))) {
      start++;
    }
    while (end > start && isMargin(comment.charAt(end - 1))) {
      end--;
    }
    return comment.substring(start, end);
  }

  private static boolean isMargin(char c) {
    return c == ' ' || c == '\t' || c == '\n';
  }

  private static void pass(String raw, int offset, ObjIntConsumer<String> found) {
    String comment = unfold(raw);
    if (!comment.isEmpty()) {
      found.accept(comment, offset);
    }
  }
}
