package org.raumbrett.rgn;

import org.raumbrett.notation.Lexis;

/** Recognises {@code 1.}, {@code 1...}, {@code 1…}, {@code 12)} and a bare number. */
final class MoveNumber {
  private static final char FIRST_NON_ASCII = 0x80;

  private MoveNumber() {}

  /** Returns where the number of a move that begins with a digit there ends, -1 if it is none. */
  static int end(SourceText text, int start, int limit) {
    int at = start;
    while (at < limit && isDigit(text.charAt(at))) {
      at++;
    }
    if (at == limit) {
      return at;
    }
    char next = text.charAt(at);
    if (next == ')') {
      return at + 1;
    }
    if (next == '.') {
      while (at < limit && text.charAt(at) == '.') {
        at++;
      }
      return at;
    }
    return Lexis.endsWord(next) || next >= FIRST_NON_ASCII ? at : -1;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
