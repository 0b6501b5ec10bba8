package org.raumbrett.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.raumbrett.board.Board;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.Position;

/** One thread's iterative deepening over the root moves, with aspiration windows. */
final class Worker {
  /** Half the width of the first window in centipawns, and the first depth that has one. */
  private static final int WINDOW = 25;

  private static final int WINDOW_DEPTH = 4;

  private static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt((RootMove root) -> root.value).reversed();

  private final Workspace space;
  private final Board board;
  private final Tally tally;
  private final AlphaBeta search;
  private final List<RootMove> roots;

  /** A worker on a board of its own that looks at the given moves of the position. */
  Worker(
      Position position,
      int[] moves,
      TranspositionTable table,
      SearchControl control,
      Weights weights) {
    board = new Board(position);
    tally = new Tally(control);
    space = new Workspace(board, table, tally, new Evaluator(weights));
    search = new AlphaBeta(space);
    roots = new ArrayList<>(Arrays.stream(moves).mapToObj(RootMove::new).toList());
    roots.get(0).value = space.evaluate(0);
  }

  /** Returns the first lines as they stand. */
  List<SearchLine> lines(int count) {
    return roots.subList(0, count).stream().map(RootMove::toLine).toList();
  }

  /** Returns the depth of the last iteration that was completed. */
  int completed() {
    return tally.completed();
  }

  int deepest() {
    return tally.deepest();
  }

  long nodes() {
    return tally.nodes();
  }

  /**
   * Completes an iteration, unless the search is over before.
   *
   * @param lines how many of the root moves get an exact value
   * @return whether it was completed; the best root moves are the first then
   */
  boolean iterate(int depth, int lines) {
    roots.forEach(root -> root.previous = root.value);
    for (int line = 0; line < lines; line++) {
      searchLine(depth, line);
      if (tally.isAborted()) {
        return false;
      }
    }
    roots.subList(0, lines).sort(BEST_FIRST);
    tally.complete(depth);
    return true;
  }

  private void searchLine(int depth, int line) {
    List<RootMove> rest = roots.subList(line, roots.size());
    int expected = rest.get(0).previous;
    boolean narrow = depth >= WINDOW_DEPTH && Math.abs(expected) < Values.MATE_BOUND;
    int delta = WINDOW;
    int alpha = narrow ? expected - delta : -Values.INFINITE;
    int beta = narrow ? expected + delta : Values.INFINITE;
    while (true) {
      int value = searchMoves(rest, depth, alpha, beta);
      if (tally.isAborted()) {
        return;
      }
      rest.sort(BEST_FIRST);
      delta *= 3;
      if (value <= alpha) {
        alpha = delta > 1000 ? -Values.INFINITE : value - delta;
      } else if (value >= beta) {
        beta = delta > 1000 ? Values.INFINITE : value + delta;
      } else {
        return;
      }
    }
  }

  private int searchMoves(List<RootMove> moves, int depth, int alphaGiven, int beta) {
    moves.forEach(root -> root.value = -Values.INFINITE);
    int best = -Values.INFINITE;
    int alpha = alphaGiven;
    int count = 0;
    for (RootMove root : moves) {
      count++;
      int value = searchMove(root.move, count, depth, alpha, beta);
      if (tally.isAborted()) {
        return best;
      }
      if (count == 1 || value > alpha) {
        root.value = value;
        space.variation.set(0, root.move);
        root.line = space.variation.line();
      }
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
      if (alpha >= beta) {
        break;
      }
    }
    return best;
  }

  private int searchMove(int move, int count, int depth, int alpha, int beta) {
    boolean check = board.givesCheck(move);
    boolean late = depth >= 3 && count > 4 && !MoveCode.isTactical(move) && !check;
    int next = depth - 1;
    space.variation.clear(1);
    space.make(move, check, 0);
    int value;
    if (count == 1) {
      value = -search.search(next, -beta, -alpha, 1, false);
    } else {
      int reduced =
          late ? Math.max(1, next - Math.min(2, LateMoves.reduction(depth, count) - 1)) : next;
      value = -search.search(Math.min(next, reduced), -alpha - 1, -alpha, 1, true);
      if (value > alpha && reduced < next) {
        value = -search.search(next, -alpha - 1, -alpha, 1, true);
      }
      if (value > alpha && value < beta) {
        value = -search.search(next, -beta, -alpha, 1, false);
      }
    }
    board.undo();
    return value;
  }
}
