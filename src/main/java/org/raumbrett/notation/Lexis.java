package org.raumbrett.notation;

/** The characters that end a word of the move text. */
public final class Lexis {
  private static final char DELETE = 0x7f;
  private static final char NO_BREAK_SPACE = '\u00a0';
  private static final char ZERO_WIDTH_SPACE = '\u200b';
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private Lexis() {}

  /** Returns whether the character is blank: it separates and means nothing. */
  public static boolean isBlank(char c) {
    return c <= ' '
        || c == DELETE
        || c >= NO_BREAK_SPACE
            && (c == NO_BREAK_SPACE
                || c == ZERO_WIDTH_SPACE
                || c == BYTE_ORDER_MARK
                || Character.isWhitespace(c));
  }

  /** Returns whether a word of the move text ends before the character. */
  public static boolean endsWord(char c) {
    return switch (c) {
      case '{', '}', '(', ')', '[', ']', ';', ',', '$' -> true;
      default -> isBlank(c);
    };
  }

  /** Returns where the word that begins at {@code start} ends; at least one character later. */
  public static int endOfWord(CharSequence text, int start, int limit) {
    int end = start + 1;
    while (end < limit && !endsWord(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
