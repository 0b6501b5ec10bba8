package org.raumbrett.rgn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.notation.Lexis;

/**
 * Compares the numbers in a move text with the count of the moves. A number that is none of the
 * move that follows is a problem; of numbers that are wrong one after the other only the first is
 * told, so that a list counted in another way gives one warning. So does a list without a header
 * that begins late: it may be a part of a game whose beginning is missing.
 */
final class MoveNumbering {
  /** With which number the moves may begin. */
  enum Beginning {
    /** With that of the first move. */
    COUNTED,
    /** With any, but if it is not that of the first move, this is a problem. */
    LATER_TOLD,
    /** With any. */
    ANYWHERE
  }

  /** The greatest number at which a list of moves that is part of a game may begin. */
  private static final int LATEST_BEGINNING = 999;

  /** So many dots behind a number say that the move is Black's. */
  private static final int DOTS_OF_BLACK = 3;

  private static final int TOO_GREAT = 1_000_000;

  private static final String DASHES = "–—−‐‑‒";

  private final GameProblems problems;
  private final Beginning beginning;

  /** Whether the next number is the first and may be any. */
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

  /** A late beginning before the first move: without a move nothing begins. */
  private GameProblems.@Nullable Found heldBeginning;

  /** The number that says Black is to move, if White is and the move is still to come. */
  private GameProblems.@Nullable Found ofBlack;

  private boolean inOnesOfBlack;

  /** Numbers of a game. */
  MoveNumbering(Beginning beginning, GameProblems problems) {
    this.beginning = beginning;
    this.mayBeginAnywhere = beginning != Beginning.COUNTED;
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
    ofBlack = null;
    if (mayBeginAnywhere && !misplaced && value >= 1 && value <= LATEST_BEGINNING) {
      begin(value, count, start, end);
    }
    if (value == count + shift && !misplaced) {
      inWrongOnes &= afterNumber;
      numbered = true;
      if (!black) {
        lookForBlack(text, start, limit, value);
      }
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

  private void begin(int value, int count, int start, int end) {
    mayBeginAnywhere = false;
    shift = value - count;
    if (shift != 0 && beginning == Beginning.LATER_TOLD) {
      String right = Integer.toString(count);
      if (moved) {
        problems.add(ProblemKind.LATE_BEGINNING, start, end - start, right);
      } else {
        heldBeginning =
            new GameProblems.Found(ProblemKind.LATE_BEGINNING, start, end - start, List.of(right));
      }
    }
  }

  /** Looks whether a number of White's move has the three dots of Black's. */
  private void lookForBlack(SourceText text, int start, int limit, int value) {
    int dots = 0;
    int end = start;
    int next = start + digits(text, start, limit);
    while (next < limit) {
      char c = text.charAt(next);
      if (c == '.' || c == '…') {
        dots += c == '.' ? 1 : DOTS_OF_BLACK;
        end = next + 1;
      } else if (c != ')' && !Lexis.isBlank(c)) {
        break;
      }
      next++;
    }
    if (dots < DOTS_OF_BLACK) {
      inOnesOfBlack = false;
    } else if (!inOnesOfBlack) {
      String right = Integer.toString(value);
      ofBlack =
          new GameProblems.Found(ProblemKind.NUMBER_OF_BLACK, start, end - start, List.of(right));
    }
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
    if (ofBlack != null) {
      inOnesOfBlack = true;
      problems.add(ofBlack.kind(), ofBlack.offset(), ofBlack.length(), ofBlack.arguments().get(0));
      ofBlack = null;
    }
  }

  /** Notes that a variation begins or ends, so that a number may stand here. */
  void bracket() {
    afterNumber = false;
    numbered = false;
    ofBlack = null;
  }

  /** Tells what is wrong before the first move, which else is told with the first move only. */
  void tellHeld() {
    tellLate(held);
    held = null;
    if (moved) {
      tellLate(heldBeginning);
      heldBeginning = null;
    }
  }

  private void tellLate(GameProblems.@Nullable Found found) {
    if (found != null) {
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
