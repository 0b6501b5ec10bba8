package org.raumbrett.rgn;

import org.raumbrett.notation.Lexis;

/** What may stand behind a result and is neither part of the game nor the beginning of another. */
final class BehindResult {
  private BehindResult() {}

  /** Returns whether brackets or a numbered glyph begin with the character. */
  static boolean begins(char c) {
    return c == '(' || c == '$';
  }

  /** Returns where it ends: behind the closing bracket, or behind the glyph's number. */
  static int end(SourceText text, int start, int limit) {
    int at = start + 1;
    if (text.charAt(start) == '$') {
      while (at < limit && MoveNumber.isDigit(text.charAt(at))) {
        at++;
      }
      return at;
    }
    int depth = 1;
    while (at < limit && depth > 0) {
      int behind = Comments.skip(text, at, limit);
      if (behind == at) {
        char c = text.charAt(at);
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        behind++;
      }
      at = behind;
    }
    while (depth > 0 && Lexis.isBlank(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }
}
