package org.raumbrett.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.Position;

/**
 * A searching engine with its memory, the transposition table. With one thread it is reproducible:
 * from a {@link #clear cleared} memory the same position and limits give the same nodes, score and
 * line. One search at a time runs on an instance; any number of instances run side by side.
 */
public final class Search {
  private static final int DEFAULT_MEGABYTES = 32;

  private final TranspositionTable table;
  private final int threads;

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
    if (hashMegabytes < 1 || threads < 1) {
      throw new IllegalArgumentException("at least one megabyte and one thread");
    }
    this.table = new TranspositionTable(hashMegabytes);
    this.threads = threads;
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
    Worker worker = new Worker(position, table, control);
    List<RootMove> roots = rootMoves(worker.board(), limits.rootMoves());
    int lines = Math.min(limits.lines(), roots.size());
    SearchResult result = unsearched(roots, worker);
    int depths = roots.isEmpty() ? 0 : limits.depth();
    for (int depth = 1; depth <= depths; depth++) {
      for (int line = 0; line < lines; line++) {
        worker.searchRoot(roots, line, depth, -Values.INFINITE, Values.INFINITE);
        if (worker.isAborted()) {
          return new SearchResult(
              result.lines(), result.depth(), worker.deepest(), worker.nodes(), table.permille());
        }
        roots
            .subList(line, roots.size())
            .sort(Comparator.comparingInt((RootMove root) -> root.value).reversed());
      }
      worker.complete(depth);
      result = result(roots, lines, depth, worker);
      listener.progress(result);
      if (control.mustHalt() || worker.nodes() >= limits.nodes() && depth >= limits.minDepth()) {
        break;
      }
    }
    return result;
  }

  private SearchResult result(List<RootMove> roots, int lines, int depth, Worker worker) {
    return new SearchResult(
        roots.subList(0, lines).stream().map(RootMove::toLine).toList(),
        depth,
        worker.deepest(),
        worker.nodes(),
        table.permille());
  }

  /** Returns what there is to say before the first iteration: any legal move. */
  private SearchResult unsearched(List<RootMove> roots, Worker worker) {
    if (!roots.isEmpty()) {
      roots.get(0).value = worker.evaluate();
    }
    return result(roots, Math.min(1, roots.size()), 0, worker);
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
