package org.raumbrett.rgn;

import java.util.regex.Pattern;

/**
 * Tells comments that carry verdicts, glyphs or variations from what people write; see
 * src/docs/rgn-annotated.md for the grammar.
 */
final class AnnotationSyntax {
  static final String EVALUATION = "eval";
  static final String BEST = "best";
  static final String LINE = "line";
  static final String LEVEL = "level";
  static final String GLYPHS = "nag";
  static final String VARIATION = "rav";

  /** Opens a comment within a variation. */
  static final String OPEN = "\\(";

  /** Closes a comment within a variation. */
  static final String CLOSE = "\\)";

  private static final Pattern ANNOTATION =
      Pattern.compile(
          "\\\\*(?:(?:\\?\\?|\\?!|\\?)\\s+)?"
              + "\\[%(?:eval\\s+[^\\],]+,\\d+\\]\\s+\\[%best\\s|nag\\s|rav\\s)");

  private AnnotationSyntax() {}

  /**
   * Returns whether a comment begins as an annotation does, after any number of backslashes. Such a
   * comment is an annotation only without a backslash; one that a person wrote gets one more.
   */
  static boolean isClaimed(String comment) {
    return comment.contains("[%") && ANNOTATION.matcher(comment).lookingAt();
  }

  /** Returns whether a comment is meant as an annotation, which no person wrote. */
  static boolean isAnnotation(String comment) {
    return !comment.startsWith("\\") && isClaimed(comment);
  }

  /** Returns the text of a person's comment as it is written in braces. */
  static String escape(String comment) {
    return isClaimed(comment) ? "\\" + comment : comment;
  }

  /** Returns a person's comment from the text in braces. */
  static String unescape(String text) {
    return text.startsWith("\\") && isClaimed(text) ? text.substring(1) : text;
  }

  /** Returns a comment as it is written within a variation, between {@link #OPEN} and its end. */
  static String escapeInner(String comment) {
    return comment
        .replace("\\", "\\\\")
        .replace("(", "\\o")
        .replace(")", "\\c")
        .replace("]", "\\e");
  }

  /** Returns the comment that {@link #escapeInner} has written. */
  static String unescapeInner(String text) {
    StringBuilder comment = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        i++;
        char escaped = text.charAt(i);
        comment.append(
            switch (escaped) {
              case 'o' -> '(';
              case 'c' -> ')';
              case 'e' -> ']';
              default -> escaped;
            });
      } else {
        comment.append(c);
      }
    }
    return comment.toString();
  }
}
