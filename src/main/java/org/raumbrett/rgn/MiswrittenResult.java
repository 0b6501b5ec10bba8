package org.raumbrett.rgn;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GameResult;
import org.raumbrett.notation.Lexis;

/**
 * Recognises what is meant as a result but is not one of the four tokens: with a dash that a word
 * processor made of the hyphen, with a half as a sign, or with blanks around the dash.
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

  /** The longest with blanks, {@code 1/2 - 1/2} with a few more. */
  private static final int LONGEST_SPACED = 16;

  private static final Pattern SPACED =
      Pattern.compile("(?:1/2|[10½])[ \t\u00a0]*[-" + DASHES + "][ \t\u00a0]*(?:1/2|[10½])");

  private static final String BEHIND_FIRST = "/- \t\u00a0" + DASHES;

  private MiswrittenResult() {}

  private static boolean mayBegin(char c) {
    return c == '1' || c == '0' || c == '½';
  }

  /** Returns what the word that begins there is meant for, null if it is no result. */
  static @Nullable GameResult at(SourceText text, int start, int limit) {
    if (!mayBegin(text.charAt(start))) {
      return null;
    }
    int end = Lexis.endOfWord(text, start, Math.min(limit, start + LONGEST + 1));
    return end - start > LONGEST ? null : meant(text.substring(start, end));
  }

  /**
   * Returns where a result with blanks around its dash ends that begins there, -1 if there is none,
   * or if a move may follow: in a list of moves the figures of a result can be numbers.
   */
  static int endOfSpaced(SourceText text, int start, int limit) {
    // Most figures are move numbers, with a dot or another figure behind.
    if (start + 1 >= limit
        || !mayBegin(text.charAt(start))
        || BEHIND_FIRST.indexOf(text.charAt(start + 1)) < 0) {
      return -1;
    }
    String words = text.substring(start, Math.min(limit, start + LONGEST_SPACED));
    Matcher spaced = SPACED.matcher(words);
    if (!spaced.lookingAt() || meant(spaced.group()) == null) {
      return -1;
    }
    int end = start + spaced.end();
    int next = end;
    while (next < limit && Lexis.isBlank(text.charAt(next))) {
      next++;
    }
    boolean last = next == limit || text.charAt(next) == '{' || text.charAt(next) == ';';
    return last ? end : -1;
  }

  /** Returns what the text is meant for, blanks around the dash aside, null if it is no result. */
  static @Nullable GameResult meant(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Lexis.isBlank(c)) {
        plain.append(DASHES.indexOf(c) >= 0 ? '-' : c);
      }
    }
    return MEANT.get(plain.toString());
  }
}
