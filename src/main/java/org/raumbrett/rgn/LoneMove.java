package org.raumbrett.rgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Position;

/**
 * Recognises a move of orthodox chess that is alone and begins as a cell of the cube does: {@code
 * Da4+}, a German queen's check, or {@code Bf1-h3}. It is one only if no slip in writing a move of
 * Raumschach can look so: {@code Bc1-e3} may lack the level of {@code Bc1-De3}.
 */
final class LoneMove {
  private static final int LONGEST = 24;
  private static final Pattern CHECK =
      Pattern.compile("([A-D][a-e][1-5])(?:\\+\\+?|#|†{1,3}|‡)[!?]{0,2}");
  private static final Pattern LONG =
      Pattern.compile(
          "(([A-D])([a-e])([1-5]))[x×:–-]?([a-h])([1-8])(?:\\+\\+?|#|†{1,3}|‡)?[!?]{0,2}");

  private LoneMove() {}

  /**
   * Returns whether the first word of a move text is such a move, and the only one.
   *
   * @param before the position in which a move of Raumschach would be played
   */
  static boolean isOrthodox(SourceText text, int start, int limit, Position before) {
    int end = ForeignNotation.endOfWord(text, start, limit);
    int next = ForeignNotation.nextWord(text, end, limit);
    if (end - start > LONGEST || next < limit && ResultToken.at(text, next, limit) == null) {
      return false;
    }
    String word = text.substring(start, end);
    Matcher check = CHECK.matcher(word);
    if (check.matches()) {
      // The first move of Raumschach gives no check, so that only its origin could be meant.
      return before.equals(Position.START) && !isMovers(check.group(1), before);
    }
    Matcher move = LONG.matcher(word);
    return move.matches() && isMan(move) && !isShortOfLevel(move, before);
  }

  private static boolean isMovers(String name, Position before) {
    Cell cell = Cell.parse(name);
    Piece man = cell == null ? null : before.pieceAt(cell);
    return man != null && man.side() == before.sideToMove();
  }

  /** English and Spanish bishops, the Spanish knight, the German and Spanish queen. */
  private static boolean isMan(Matcher move) {
    int files = Math.abs(move.group(5).charAt(0) - move.group(3).charAt(0));
    int ranks = Math.abs(move.group(6).charAt(0) - move.group(4).charAt(0));
    boolean diagonal = files == ranks && files > 0;
    return switch (move.group(2)) {
      case "A", "B" -> diagonal;
      case "C" -> files * ranks == 2;
      default -> diagonal || files * ranks == 0 && files + ranks > 0;
    };
  }

  private static boolean isShortOfLevel(Matcher move, Position before) {
    String target = move.group(5) + move.group(6);
    return before.legalMoves().stream()
        .anyMatch(
            legal ->
                legal.from().toString().equals(move.group(1))
                    && legal.to().toString().endsWith(target));
  }
}
