package org.raumbrett.rgn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.notation.Lexis;

/**
 * Compares the numbers in a move text with the count of the moves. A number that is none of the
 * move that follows is a problem; of numbers that are wrong one after the other only the first is
 * told, so that a list counted in another way gives one warning.
 */
final class MoveNumbering {
  /** The greatest number at which a list of moves that is part of a game may begin. */
  private static final int LATEST_BEGINNING = 999;

  private static final int TOO_GREAT = 1_000_000;

  private static final String DASHES = "–—−‐‑‒";

  private final GameProblems problems;

  /** Whether the first number may be any. */
  private boolean mayBeginAnywhere;

  /** What is added to the count of moves. */
  private int shift;

  private boolean inWrongOnes;
  private boolean afterNumber;

  /** Whether the move that is to come has a number that is right or can be put right. */
  private boolean numbered;

  private boolean moved;

  /** What is wrong before the first move: without a move the text may be no Raumschach at all. */
  private GameProblems.@Nullable Found held;

  /**
   * Numbers of a game.
   *
   * @param mayBeginAnywhere whether the first number may be another one than that of the first move
   */
  MoveNumbering(boolean mayBeginAnywhere, GameProblems problems) {
    this.mayBeginAnywhere = mayBeginAnywhere;
    this.problems = problems;
  }

  /**
   * Looks at a number.
   *
   * @param end where it ends, as {@link MoveNumber#end} tells
   * @param count the number of the move that is to come
   * @param black whether that is a move of Black's
   */
  void number(SourceText text, int start, int end, int limit, int count, boolean black) {
    if (end < limit && DASHES.indexOf(text.charAt(end)) >= 0) {
      return; // The beginning of what is no result, and refused with the dash.
    }
    int value = value(text, start, end);
    boolean bare = isBare(text, end, limit);
    boolean misplaced = bare && afterNumber;
    if (mayBeginAnywhere && !misplaced && value >= 1 && value <= LATEST_BEGINNING) {
      mayBeginAnywhere = false;
      shift = value - count;
    }
    if (value == count + shift && !misplaced) {
      inWrongOnes &= afterNumber;
      numbered = true;
    } else {
      boolean needless = numbered || bare && black || isNeedless(text, end, limit, bare);
      // As text: a number would be grouped by the message's language.
      String right = Integer.toString(count + shift);
      int digits = digits(text, start, end);
      problems.addNumber(
          new GameProblems.WrongNumber(
              start, digits, end - start, needless ? "" : right, !inWrongOnes));
      numbered |= !needless;
      if (!inWrongOnes) {
        inWrongOnes = true;
        tell(bare ? ProblemKind.STRAY_NUMBER : ProblemKind.WRONG_NUMBER, start, end, right);
      }
    }
    afterNumber = true;
  }

  /** Returns whether there is no move behind a number to which it could belong. */
  private static boolean isNeedless(SourceText text, int end, int limit, boolean bare) {
    int next = afterBlanks(text, end, limit);
    if (next == limit) {
      return bare;
    }
    char c = text.charAt(next);
    return MoveNumber.isDigit(c) || c == '*' || c == ')' || c == ']';
  }

  private void tell(ProblemKind kind, int start, int end, String number) {
    if (moved) {
      problems.add(kind, start, end - start, number);
    } else {
      held = new GameProblems.Found(kind, start, end - start, List.of(number));
    }
  }

  /** Notes that a move was read. */
  void move() {
    moved = true;
    afterNumber = false;
    numbered = false;
    tellHeld();
  }

  /** Notes that a variation begins or ends, so that a number may stand here. */
  void bracket() {
    afterNumber = false;
    numbered = false;
  }

  /** Tells what is wrong before the first move, which else is told with the first move only. */
  void tellHeld() {
    GameProblems.Found found = held;
    if (found != null) {
      held = null;
      problems.addLate(found.kind(), found.offset(), found.length(), found.arguments().toArray());
    }
  }

  private static int value(SourceText text, int start, int end) {
    int value = 0;
    for (int at = start; at < end && MoveNumber.isDigit(text.charAt(at)); at++) {
      value = Math.min(TOO_GREAT, 10 * value + text.charAt(at) - '0');
    }
    return value;
  }

  private static int digits(SourceText text, int start, int end) {
    int at = start;
    while (at < end && MoveNumber.isDigit(text.charAt(at))) {
      at++;
    }
    return at - start;
  }

  /** Returns whether no dot and no parenthesis follows, not even behind blanks. */
  private static boolean isBare(SourceText text, int end, int limit) {
    if (!MoveNumber.isDigit(text.charAt(end - 1))) {
      return false;
    }
    int next = afterBlanks(text, end, limit);
    return next == limit || text.charAt(next) != '.' && text.charAt(next) != '…';
  }

  private static int afterBlanks(SourceText text, int from, int limit) {
    int next = from;
    while (next < limit && Lexis.isBlank(text.charAt(next))) {
      next++;
    }
    return next;
  }
}
