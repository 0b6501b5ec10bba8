package org.raumbrett.cli.uci;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** One search on a thread of its own, from {@code go} to {@code bestmove}. */
final class SearchJob {
  private final Search search;
  private final Position position;
  private final UciGo go;
  private final Consumer<List<String>> out;
  private final StopToken token = new StopToken();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "uci-search");
  private final long start = System.nanoTime();
  private volatile boolean done;

  private SearchJob(Search search, Position position, UciGo go, Consumer<List<String>> out) {
    this.search = search;
    this.position = position;
    this.go = go;
    this.out = out;
  }

  /** Begins a search that writes its lines, a few at a time, to {@code out}. */
  static SearchJob start(Search search, Position position, UciGo go, Consumer<List<String>> out) {
    SearchJob job = new SearchJob(search, position, go, out);
    job.thread.start();
    return job;
  }

  /** Returns whether the best move is still to come. */
  boolean isRunning() {
    return !done;
  }

  /** Stops the search and waits until its best move is written. */
  void stop() throws InterruptedException {
    token.stop();
    stopped.countDown();
    thread.join();
  }

  private void run() {
    String best = position.legalMoves().isEmpty() ? "(none)" : position.legalMoves().get(0) + "";
    try {
      SearchResult result =
          search.search(position, go.limits(), step -> out.accept(lines(step)), token);
      if (result.nodes() > 0) {
        // Told once more: the last iteration may have been cut short, and the nodes have grown.
        out.accept(lines(result));
      }
      best = result.best().map(SearchLine::move).map(Move::toString).orElse(best);
      if (go.infinite()) {
        stopped.await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      // Whatever happens, the client must not wait for ever.
      // A client may ask for the next search the moment it reads the answer.
      done = true;
      out.accept(List.of("bestmove " + best));
    }
  }

  private List<String> lines(SearchResult result) {
    return InfoLines.of(result, (System.nanoTime() - start) / 1_000_000);
  }
}
