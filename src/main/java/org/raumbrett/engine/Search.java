package org.raumbrett.engine;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.Position;

/**
 * A searching engine with its memory, the transposition table and the history of moves. With one
 * thread it is reproducible: from a {@link #clear cleared} memory the same position and limits give
 * the same nodes, score and line. One search at a time runs on an instance; any number of instances
 * run side by side.
 */
public final class Search {
  private static final int DEFAULT_MEGABYTES = 32;

  private final TranspositionTable table;
  private final int threads;
  private final Weights weights;

  /** An engine with one thread and a middling memory. */
  public Search() {
    this(DEFAULT_MEGABYTES, 1);
  }

  /**
   * An engine.
   *
   * @param hashMegabytes the size of the transposition table
   * @param threads how many threads search; more than one is not reproducible
   */
  public Search(int hashMegabytes, int threads) {
    this(hashMegabytes, threads, Weights.FITTED);
  }

  /** An engine whose evaluation has other weights, for tuning. */
  public Search(int hashMegabytes, int threads, Weights weights) {
    if (hashMegabytes < 1 || threads < 1) {
      throw new IllegalArgumentException("at least one megabyte and one thread");
    }
    this.table = new TranspositionTable(hashMegabytes);
    this.threads = threads;
    this.weights = weights;
  }

  /** Forgets everything. */
  public synchronized void clear() {
    table.clear();
  }

  /**
   * Searches until a limit is reached or the token says stop, on the calling thread.
   *
   * @return what was found; a finished position gives a result without lines
   * @throws IllegalArgumentException if a root move is not legal
   */
  public synchronized SearchResult search(
      Position position, Limits limits, SearchListener listener, StopToken stop) {
    table.nextSearch();
    SearchControl control = new SearchControl(limits, stop);
    Board board = new Board(position);
    Tally tally = new Tally(control);
    Evaluator evaluator = new Evaluator(weights);
    Workspace space =
        new Workspace(board, table, tally, new History(Workspace.MAX_PLY + 3), evaluator);
    List<RootMove> roots = rootMoves(board, limits.rootMoves());
    if (roots.isEmpty()) {
      return new SearchResult(List.of(), 0, 0, 0, table.permille());
    }
    roots.get(0).value = evaluator.evaluate(board);
    int lines = Math.min(limits.lines(), roots.size());
    List<SearchLine> found = List.of(roots.get(0).toLine());
    Worker worker = new Worker(space, roots);
    for (int depth = 1; depth <= limits.depth(); depth++) {
      if (!worker.iterate(depth, lines)) {
        break;
      }
      found = roots.subList(0, lines).stream().map(RootMove::toLine).toList();
      listener.progress(result(found, tally));
      if (control.mustHalt() || tally.nodes() >= limits.nodes() && depth >= limits.minDepth()) {
        break;
      }
    }
    return result(found, tally);
  }

  private SearchResult result(List<SearchLine> lines, Tally tally) {
    return new SearchResult(
        lines, tally.completed(), tally.deepest(), tally.nodes(), table.permille());
  }

  private static List<RootMove> rootMoves(Board board, List<Move> wanted) {
    List<RootMove> roots = new ArrayList<>();
    if (wanted.isEmpty()) {
      int[] codes = new int[Board.MAX_MOVES];
      int end = board.generate(codes, 0, MoveClass.ALL);
      for (int i = 0; i < end; i++) {
        roots.add(new RootMove(codes[i]));
      }
    }
    for (Move move : wanted) {
      int code = board.code(move);
      if (!board.isLegal(code)) {
        throw new IllegalArgumentException(move + " is not legal here");
      }
      roots.add(new RootMove(code));
    }
    return roots;
  }
}
