package org.raumbrett.rgn;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Board;
import org.raumbrett.board.Position;

/**
 * The line that is being read, those around it, and what is skipped down to where. Nesting is kept
 * on a stack of its own, not on Java's.
 */
final class OpenLines {
  /** The deepest nesting of variations that is read; deeper ones are skipped with a warning. */
  static final int NESTING_LIMIT = 100;

  private static final int NOT_SKIPPING = Integer.MAX_VALUE;
  private static final int TO_THE_END = -1;

  private final Position start;
  private final GameProblems problems;

  /** The current position; made with the first move, as many a game has none. */
  private @Nullable Board madeBoard;

  private final Deque<LineDraft> around = new ArrayDeque<>();
  private LineDraft line = new LineDraft();

  /** The number of open parentheses. */
  private int depth;

  private int outermostOpening;

  /** The depth down to which the text is skipped. */
  private int resumeDepth = NOT_SKIPPING;

  /** The main line of a game from that position. */
  OpenLines(Position start, GameProblems problems) {
    this.start = start;
    this.problems = problems;
  }

  /** Returns the board, which stands at the end of the line that is being read. */
  Board board() {
    Board made = madeBoard;
    if (made == null) {
      made = new Board(start);
      madeBoard = made;
    }
    return made;
  }

  /** Returns the board, null if nobody has needed one yet. */
  @Nullable Board madeBoard() {
    return madeBoard;
  }

  /** Returns the line that is being read. */
  LineDraft line() {
    return line;
  }

  /** Returns the number of open parentheses. */
  int depth() {
    return depth;
  }

  /** Returns how many variations more can be inside of each other here. */
  int nestingLeft() {
    return NESTING_LIMIT - around.size();
  }

  boolean isSkipping() {
    return resumeDepth != NOT_SKIPPING;
  }

  /** Skips the rest of the line, with the variations in it. */
  void skipRest() {
    resumeDepth = depth - 1;
  }

  /** Skips all moves. */
  void skipToTheEnd() {
    resumeDepth = TO_THE_END;
  }

  /** Returns whether no move will be read any more. */
  boolean isSkippingToTheEnd() {
    return resumeDepth == TO_THE_END;
  }

  /** Takes in an opening parenthesis. */
  void open(int at) {
    if (depth == 0) {
      outermostOpening = at;
    }
    if (!isSkipping()) {
      if (line.length() == 0) {
        problems.add(ProblemKind.VARIATION_WITHOUT_MOVE, at, 1);
        resumeDepth = depth;
      } else if (around.size() >= NESTING_LIMIT) {
        problems.add(ProblemKind.NESTED_TOO_DEEPLY, at, 1, NESTING_LIMIT);
        resumeDepth = depth;
      } else {
        board().undo();
        around.push(line);
        line = new LineDraft();
      }
    }
    depth++;
  }

  /** Takes in a closing parenthesis. */
  void close(int at) {
    if (depth == 0) {
      if (!isSkipping()) {
        problems.add(ProblemKind.STRAY_PARENTHESIS, at, 1);
      }
      return;
    }
    depth--;
    if (depth <= resumeDepth) {
      resumeDepth = NOT_SKIPPING;
    }
    while (around.size() > depth) {
      closeVariation();
    }
  }

  /** Closes what is open when the text ends, and returns the main line. */
  LineDraft closeAll() {
    if (depth > 0 && resumeDepth != TO_THE_END) {
      problems.add(ProblemKind.UNCLOSED_VARIATION, outermostOpening, 1);
    }
    while (!around.isEmpty()) {
      closeVariation();
    }
    return line;
  }

  private void closeVariation() {
    for (int i = line.length(); i > 0; i--) {
      board().undo();
    }
    LineDraft variation = line;
    line = around.pop();
    line.addVariation(variation);
    board().make(line.lastCode());
  }
}
