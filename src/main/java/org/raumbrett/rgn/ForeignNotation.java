package org.raumbrett.rgn;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.notation.Lexis;

/**
 * Recognises the notations of orthodox chess by the first words of a move text: algebraic, short or
 * long, in English, Spanish, German, French or figurines, both descriptive ones, and what programs
 * and correspondence players write. Bare numbers are {@link NumericNotation}'s.
 */
final class ForeignNotation {
  private static final int WORDS = 12;
  private static final int LONGEST_WORD = 24;

  private static final String END =
      ":?(?:e\\.?p\\.?)?(?:\\+\\+?|#|†{1,2}|‡|ch|mate|jaque)?[!?]{0,2}\\.?";
  private static final String CASTLING = "[O0o][-–][O0o](?:[-–][O0o])?";

  private static final Pattern ALGEBRAIC =
      Pattern.compile(
          "(?:"
              + CASTLING
              + "|(?:[KQRBNPDTACLSFV♔-♟][\ufe0e\ufe0f]?)?[a-h]?[1-8]?[x×:–-]?[a-h][1-8]"
              + "(?:[=/]?\\(?[QRBNDTACLSFqrbn♔-♟][\ufe0e\ufe0f]?\\)?)?)"
              + END);

  /**
   * What a UCI program is sent, {@code e2e4}, also in capitals or run together: with a dash it is a
   * person's long algebraic. No cell of the cube has a digit as its second character.
   */
  private static final Pattern UCI =
      Pattern.compile("(?:(?:[a-h][1-8]){2}[qrbnQRBN]?)+|(?:(?:[A-H][1-8]){2}[QRBN]?)+");

  /** A cell of the cube, which could also be a bishop's move in Spanish or a queen's in German. */
  private static final Pattern CELL = Pattern.compile("[A-E][a-e][1-5].*", Pattern.DOTALL);

  private static final String SPANISH_FILE = "[RDTAC]{1,2}";
  private static final Pattern SPANISH =
      Pattern.compile(
          "(?:[RDTACP]{1,3}(?:\\(?[1-8]?[RDTAC]{0,2}\\)?[-–])?[1-8]"
              + SPANISH_FILE
              + "|[RDTACP]{1,3}(?:[1-8](?:%1$s)?)?[x×:][RDTACP]{1,3}(?:[1-8]%1$s)?)"
                  .formatted(SPANISH_FILE)
              + "(?:=?\\(?[DTAC]\\)?)?"
              + END);

  private static final String ENGLISH_FILE = "(?:[KQ]?(?:[KQRBN]|Kt))";
  private static final String ENGLISH_MAN =
      "(?:[KQ]?(?:[KQRBNP]|Kt)P?(?:[(/]" + ENGLISH_FILE + "?[1-8]\\)?)?)";
  private static final Pattern ENGLISH =
      Pattern.compile(
          "(?:"
              + ENGLISH_MAN
              + "[-–—]"
              + ENGLISH_FILE
              + "[1-8]|"
              + ENGLISH_MAN
              + "[x×:]"
              + ENGLISH_MAN
              + ")(?:[=/(]?[QRBN]\\)?)?"
              + END);

  /** With a dash or a sign behind it: without, it is a number. */
  private static final Pattern NUMERIC =
      Pattern.compile("[1-8]{2}[-–:x]?[1-8]{2}[1-4]?(?:[-–][1-8]{4}[1-4]?)?" + END);

  private ForeignNotation() {}

  /** Returns which foreign notation the move text beginning there is, null if none. */
  static @Nullable ProblemKind recognise(SourceText text, int start, int limit) {
    int algebraic = 0;
    int spanish = 0;
    int english = 0;
    int uci = 0;
    int numeric = 0;
    int at = start;
    for (int i = 0; i < WORDS && at < limit; i++) {
      int end = endOfWord(text, at, limit);
      String word = text.substring(at, Math.min(end, at + LONGEST_WORD));
      boolean isUci = UCI.matcher(word).matches();
      boolean isAlgebraic = isUci || ALGEBRAIC.matcher(word).matches();
      algebraic += isAlgebraic && !CELL.matcher(word).matches() ? 1 : 0;
      spanish += SPANISH.matcher(word).matches() ? 1 : 0;
      english += ENGLISH.matcher(word).matches() ? 1 : 0;
      uci += isUci ? 1 : 0;
      numeric += NUMERIC.matcher(word).matches() ? 1 : 0;
      // What may be a cell as well decides nothing: the words behind it do.
      if (i == 0 && algebraic + spanish + english + numeric == 0 && !isAlgebraic) {
        return null;
      }
      at = nextWord(text, end, limit);
    }
    if (algebraic == 0 && spanish == 0 && english == 0) {
      return numeric == 0 ? null : ProblemKind.NUMERIC_CHESS;
    }
    if (algebraic >= Math.max(spanish, english)) {
      return uci == algebraic ? ProblemKind.UCI_CHESS : ProblemKind.ORTHODOX_CHESS;
    }
    if (spanish == english) {
      return ProblemKind.DESCRIPTIVE_CHESS;
    }
    return spanish > english ? ProblemKind.SPANISH_DESCRIPTIVE : ProblemKind.ENGLISH_DESCRIPTIVE;
  }

  /** As {@link #recognise}, from the first word on. */
  static @Nullable ProblemKind ofMoveText(SourceText text, int start, int limit) {
    return recognise(text, firstWord(text, start, limit), limit);
  }

  /** Returns where the first word of the move text that is no number begins. */
  static int firstWord(SourceText text, int start, int limit) {
    return nextWord(text, start, limit);
  }

  /** Brackets belong to descriptive words, {@code R(1)-K3}. */
  static int endOfWord(SourceText text, int start, int limit) {
    int end = start;
    while (end < limit
        && (text.charAt(end) == '('
            || text.charAt(end) == ')'
            || !Lexis.endsWord(text.charAt(end)))) {
      end++;
    }
    return end;
  }

  /** Skips blanks, commas, numbers, brackets and comments. */
  static int nextWord(SourceText text, int from, int limit) {
    int at = from;
    while (at < limit) {
      char c = text.charAt(at);
      int behind = Comments.skip(text, at, limit);
      if (behind > at) {
        at = behind;
      } else if (MoveNumber.isDigit(c)) {
        int end = MoveNumber.end(text, at, limit);
        if (end < 0) {
          return at;
        }
        at = end;
      } else if (Lexis.endsWord(c) || c == '.') {
        at++;
      } else {
        return at;
      }
    }
    return at;
  }
}
