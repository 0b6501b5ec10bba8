package org.raumbrett.rgn;

import java.util.regex.Pattern;

/**
 * Recognises the numeric notation of orthodox correspondence chess (ICCF) where it is bare numbers,
 * {@code 1. 5254 5755}: two digits for the cell a man leaves, two for where it goes, one for what a
 * pawn becomes. To a reader of RGN they are numbers of moves without moves.
 */
final class NumericNotation {
  private static final int NUMBERS = 12;

  private static final Pattern MOVE = Pattern.compile("(?!(..)\\1)[1-8]{4}[1-4]?");

  private NumericNotation() {}

  /**
   * Returns where the first move stands in a move text that holds numbers only, -1 if they are no
   * moves. A number alone may be that of a move that is still to come.
   */
  static int find(SourceText text, int start, int limit) {
    int first = -1;
    int moves = 0;
    int others = 0;
    boolean numbered = false;
    int at = start;
    while (at < limit && moves + others < NUMBERS) {
      int end = MoveNumber.isDigit(text.charAt(at)) ? MoveNumber.end(text, at, limit) : -1;
      if (end < 0) {
        at = afterOther(text, at, limit);
        continue;
      }
      char last = text.charAt(end - 1);
      if (!MoveNumber.isDigit(last)) {
        numbered = true;
      } else if (MOVE.matcher(text.substring(at, Math.min(end, at + NUMBERS))).matches()) {
        first = first < 0 ? at : first;
        moves++;
      } else {
        others++;
      }
      at = end;
    }
    return moves > others && (moves > 1 || numbered) ? first : -1;
  }

  /** A comment's numbers are none of the game's; nor is a glyph's. */
  private static int afterOther(SourceText text, int at, int limit) {
    int behind = Comments.skip(text, at, limit);
    if (behind > at) {
      return behind;
    }
    char c = text.charAt(at);
    int end = at + 1;
    boolean word = c == '$' || MoveNumber.isDigit(c);
    while (word && end < limit && text.charAt(end) > ' ') {
      end++;
    }
    return end;
  }
}
