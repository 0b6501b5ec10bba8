package org.raumbrett.rgn;

import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GameResult;
import org.raumbrett.notation.Lexis;

/** Recognises the four result tokens at the beginning of a word. */
final class ResultToken {
  private static final GameResult[] RESULTS = GameResult.values();
  private static final char FIRST_NON_ASCII = 0x80;

  private ResultToken() {}

  /** Returns the result whose token is the word that begins there, null if none is. */
  static @Nullable GameResult at(SourceText text, int start, int limit) {
    char first = text.charAt(start);
    if (first != '*' && first != '1' && first != '0') {
      return null;
    }
    for (GameResult result : RESULTS) {
      String token = result.token();
      int end = start + token.length();
      if (end <= limit && text.startsWith(token, start) && isBorder(text, end, limit)) {
        return result;
      }
    }
    return null;
  }

  /** A character outside ASCII begins a new word, so that bytes and text are split alike. */
  private static boolean isBorder(SourceText text, int end, int limit) {
    return end == limit || text.charAt(end) >= FIRST_NON_ASCII || Lexis.endsWord(text.charAt(end));
  }
}
