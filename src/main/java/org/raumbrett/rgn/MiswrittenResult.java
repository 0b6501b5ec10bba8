package org.raumbrett.rgn;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GameResult;
import org.raumbrett.notation.Lexis;

/**
 * Recognises what is meant as a result but is not one of the four tokens: with a dash that a word
 * processor made of the hyphen, or with a half as a sign.
 */
final class MiswrittenResult {
  private static final int LONGEST = 7;
  private static final String DASHES = "–—−‐‑‒:";
  private static final Map<String, GameResult> MEANT =
      Map.of(
          "1-0", GameResult.WHITE_WINS,
          "0-1", GameResult.BLACK_WINS,
          "1/2-1/2", GameResult.DRAW,
          "½-½", GameResult.DRAW,
          "½", GameResult.DRAW,
          "1/2", GameResult.DRAW);

  private MiswrittenResult() {}

  /** Returns what the word that begins there is meant for, null if it is no result. */
  static @Nullable GameResult at(SourceText text, int start, int limit) {
    char first = text.charAt(start);
    if (first != '1' && first != '0' && first != '½') {
      return null;
    }
    int end = Lexis.endOfWord(text, start, Math.min(limit, start + LONGEST + 1));
    return end - start > LONGEST ? null : meant(text.substring(start, end));
  }

  /** Returns what the text is meant for, null if it is no result. */
  static @Nullable GameResult meant(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      plain.append(DASHES.indexOf(c) >= 0 ? '-' : c);
    }
    return MEANT.get(plain.toString());
  }
}
