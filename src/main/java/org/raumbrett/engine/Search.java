package org.raumbrett.engine;

import java.util.Arrays;
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

  /** A mate of n moves is found at most four plies beyond its 2n − 1. */
  private static final int SPARE_PLIES = 4;

  /** Before an iteration the table gets room for so many times the nodes so far. */
  private static final int ROOM_AHEAD = 1;

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
    this(hashMegabytes, threads, Weights.STANDARD);
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
   * Searches until a limit is reached or the token says stop; the listener is called on the calling
   * thread.
   *
   * @return what was found in the iterations that were completed; a finished position gives a
   *     result without lines
   * @throws IllegalArgumentException if a root move is not legal
   */
  public synchronized SearchResult search(
      Position position, Limits limits, SearchListener listener, StopToken stop) {
    Board board = new Board(position);
    int[] moves = rootMoves(board, limits.rootMoves());
    if (moves.length == 0) {
      return new SearchResult(List.of(), 0, 0, 0, 0);
    }
    table.nextSearch();
    if (threads > 1) {
      table.reserve(Long.MAX_VALUE);
    }
    SearchControl control = new SearchControl(limits, stop, threads == 1);
    Worker worker = new Worker(position, moves, table, control, weights);
    int lines = Math.min(limits.lines(), moves.length);
    if (threads == 1) {
      return iterate(worker, limits, lines, listener, control);
    }
    try (Helpers helpers =
        new Helpers(
            threads - 1,
            control,
            limits,
            () -> new Worker(position, moves, table, control, weights))) {
      SearchResult result = iterate(worker, limits, lines, listener, control);
      return result.withNodes(worker.nodes() + helpers.finish());
    }
  }

  private SearchResult iterate(
      Worker worker, Limits limits, int lines, SearchListener listener, SearchControl control) {
    List<SearchLine> found = worker.lines(1);
    for (int depth = 1; depth <= limits.depth(); depth++) {
      if (!worker.iterate(depth, lines)) {
        break;
      }
      found = worker.lines(lines);
      long nodes = Math.max(worker.nodes(), control.total());
      listener.progress(result(found, worker).withNodes(nodes));
      if (isSettled(found, depth) || !control.mayGoOn(worker.nodes(), depth)) {
        break;
      }
      if (threads == 1) {
        table.reserve(ROOM_AHEAD * worker.nodes());
      }
    }
    return result(found, worker);
  }

  /** A mate that still stands with plies to spare is the one; going deeper says the same again. */
  private static boolean isSettled(List<SearchLine> found, int depth) {
    return found.stream()
        .map(SearchLine::score)
        .allMatch(score -> score.isMate() && 2 * Math.abs(score.value()) + SPARE_PLIES <= depth);
  }

  private SearchResult result(List<SearchLine> lines, Worker worker) {
    return new SearchResult(
        lines, worker.completed(), worker.deepest(), worker.nodes(), table.permille());
  }

  private static int[] rootMoves(Board board, List<Move> wanted) {
    int[] codes = new int[Board.MAX_MOVES];
    int end = wanted.isEmpty() ? board.generate(codes, 0, MoveClass.ALL) : 0;
    for (Move move : wanted) {
      codes[end] = board.code(move);
      if (!board.isLegal(codes[end++])) {
        throw new IllegalArgumentException(move + " is not legal here");
      }
    }
    return Arrays.copyOf(codes, end);
  }
}
