package org.raumbrett.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;

/** The parts of a move's text, read from left to right without a look at the position. */
final class MoveSyntax {
  /** What a check mark claims. */
  enum Claim {
    NOTHING,
    CHECK,
    SPACEMATE,
    STALEMATE
  }

  private static final int QUOTED = 60;
  private static final String DASHES = "–-−—x×:";
  private static final Pattern CELLS =
      Pattern.compile(
          "(?:[♔-♟KQRBNUPDTACLSEkqrbnupdtaclse][\ufe0e\ufe0f]?)?([A-Za-z]{2}\\d)[–−—x×:-]?([A-Za-wyz][A-Za-z]\\d)(?![A-Za-z]\\d).*",
          Pattern.DOTALL);
  private static final Pattern ONE_CELL =
      Pattern.compile("(?:[♔-♟A-Z][\ufe0e\ufe0f]?)?[A-E][a-e][1-5][–−—x×:-]?");

  private final CharSequence text;
  private final int start;
  private final int limit;
  private int at;

  /** The kinds the piece sign names; 0 without a sign. */
  int sign;

  int from;
  int to;

  /** The code of the kind a pawn becomes, 0 for none. */
  int promotion;

  Claim claim = Claim.NOTHING;

  /** The number of the glyph, 0 for none. */
  int nag;

  /** The refusal, null if the text has the form of a move. */
  @Nullable MoveReading refusal;

  MoveSyntax(CharSequence text, int start, int limit) {
    this.text = text;
    this.start = start;
    this.limit = limit;
    this.at = start;
    read();
  }

  /** Returns where the text of the move ends. */
  int end() {
    return at;
  }

  private void read() {
    readSign();
    from = cell();
    if (from >= 0) {
      if (at < limit && DASHES.indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      to = cell();
    }
    if (from < 0 || to < 0) {
      refusal = withoutTwoCells();
      return;
    }
    int afterCells = at;
    if (readPromotion()) {
      readMark();
      readGlyph();
      if (at < limit && !Lexis.endsWord(text.charAt(at))) {
        refuseRest(MoveFault.UNKNOWN_SUFFIX, afterCells);
      }
    }
  }

  private void readSign() {
    int codePoint = codePoint(at);
    sign = PieceSigns.figurine(codePoint);
    if (sign != 0) {
      at += Character.charCount(codePoint);
      skipVariationSelector();
    } else if (codePoint(at + 1) >= 'A' && codePoint(at + 1) <= 'Z') {
      sign = PieceSigns.letter(codePoint);
      at += sign == 0 ? 0 : 1;
    }
  }

  private int cell() {
    if (at + 3 > limit) {
      return -1;
    }
    int level = text.charAt(at) - 'A';
    int file = text.charAt(at + 1) - 'a';
    int rank = text.charAt(at + 2) - '1';
    if (!Cell.isInside(level, file, rank)) {
      return -1;
    }
    at += 3;
    return Cell.of(level, file, rank).index();
  }

  /** Returns false if there is something like a promotion that names no possible piece. */
  private boolean readPromotion() {
    int first = codePoint(at);
    if (first == '(') {
      readPromotionInBrackets();
    } else if (first == '=' || first == '/') {
      int codePoint = codePoint(at + 1);
      promotion = PieceSigns.promotion(codePoint);
      if (promotion == 0) {
        refusePromotion(at + 1);
        return false;
      }
      at += 1 + Character.charCount(codePoint);
      skipVariationSelector();
    } else if (first > 0 && PieceSigns.figurine(first) == 0) {
      promotion = PieceSigns.promotion(first);
      at += promotion == 0 ? 0 : 1;
    }
    return true;
  }

  /** Anything but a piece in brackets is a variation that touches the move. */
  private void readPromotionInBrackets() {
    int codePoint = codePoint(at + 1);
    int close = at + 1 + Character.charCount(Math.max(codePoint, 0));
    if (isVariationSelector(codePoint(close))) {
      close++;
    }
    if (codePoint(close) == ')') {
      promotion = PieceSigns.promotion(codePoint);
      at = promotion == 0 ? at : close + 1;
    }
  }

  private void readMark() {
    switch (codePoint(at)) {
      case '†' -> {
        int daggers = count('†', 3);
        claim = daggers == 3 ? Claim.SPACEMATE : Claim.CHECK;
      }
      case '+' -> {
        count('+', 2);
        claim = Claim.CHECK;
      }
      case '#' -> {
        at++;
        claim = Claim.SPACEMATE;
      }
      case '≡' -> {
        at++;
        claim = Claim.STALEMATE;
      }
      default -> {}
    }
  }

  private void readGlyph() {
    int first = at;
    while (at < limit && at - first < 2 && (text.charAt(at) == '!' || text.charAt(at) == '?')) {
      at++;
    }
    if (at > first) {
      nag = Glyphs.number(text.subSequence(first, at).toString());
    } else if (codePoint(at) == '□') {
      at++;
      nag = Glyphs.number("□");
    }
  }

  private int count(char wanted, int most) {
    int first = at;
    while (at < limit && at - first < most && text.charAt(at) == wanted) {
      at++;
    }
    return at - first;
  }

  private MoveReading withoutTwoCells() {
    int end = Math.min(limit, Lexis.endOfWord(text, start, limit));
    String word = text.subSequence(start, Math.min(end, start + QUOTED)).toString();
    Matcher cells = CELLS.matcher(word);
    if (cells.matches()) {
      String origin = normal(cells.group(1));
      String target = normal(cells.group(2));
      for (String cell : new String[] {origin, target}) {
        if (Cell.parse(cell) == null) {
          String written = cell.equals(origin) ? cells.group(1) : cells.group(2);
          return MoveReading.refused(MoveFault.NO_SUCH_CELL, end, written);
        }
      }
      return MoveReading.refused(MoveFault.WRONG_CASE, end, origin + "–" + target);
    }
    boolean one = ONE_CELL.matcher(word).matches();
    return MoveReading.refused(one ? MoveFault.ONE_CELL_ONLY : MoveFault.NOT_A_MOVE, end);
  }

  private static String normal(String cell) {
    return ""
        + Character.toUpperCase(cell.charAt(0))
        + Character.toLowerCase(cell.charAt(1))
        + cell.charAt(2);
  }

  /** With nothing behind the sign the text of the move ends there. */
  private void refusePromotion(int from) {
    if (from < limit && text.charAt(from) != '(' && Lexis.endsWord(text.charAt(from))) {
      refusal = MoveReading.refused(MoveFault.BAD_PROMOTION, from, "");
    } else {
      refuseRest(MoveFault.BAD_PROMOTION, from);
    }
  }

  private void refuseRest(MoveFault fault, int from) {
    int end = from >= limit ? limit : Lexis.endOfWord(text, from, limit);
    String rest = text.subSequence(from, Math.min(end, from + QUOTED)).toString();
    refusal = MoveReading.refused(fault, end, rest);
  }

  private void skipVariationSelector() {
    if (isVariationSelector(codePoint(at))) {
      at++;
    }
  }

  private static boolean isVariationSelector(int codePoint) {
    return codePoint == '\ufe0e' || codePoint == '\ufe0f';
  }

  /** Returns the code point at the index, -1 behind the end. */
  private int codePoint(int index) {
    if (index >= limit) {
      return -1;
    }
    char high = text.charAt(index);
    if (Character.isHighSurrogate(high) && index + 1 < limit) {
      char low = text.charAt(index + 1);
      return Character.isLowSurrogate(low) ? Character.toCodePoint(high, low) : high;
    }
    return high;
  }
}
