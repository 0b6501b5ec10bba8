package org.raumbrett.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * The further threads of a parallel search ("lazy SMP"): each searches the whole position on its
 * own, every other one a ply ahead, and all share what they find through the transposition table.
 */
final class Helpers implements AutoCloseable {
  private final SearchControl control;
  private final ExecutorService executor;
  private final List<Future<Worker>> running = new ArrayList<>();

  /** Starts so many helpers, each with a worker of its own. */
  Helpers(int count, SearchControl control, Limits limits, Supplier<Worker> workers) {
    this.control = control;
    this.executor =
        Executors.newFixedThreadPool(
            Math.max(1, count),
            task -> {
              Thread thread = new Thread(task, "search helper");
              thread.setDaemon(true);
              return thread;
            });
    for (int i = 0; i < count; i++) {
      int first = 1 + (i + 1) % 2;
      running.add(executor.submit(() -> run(workers.get(), first, limits)));
    }
  }

  private static Worker run(Worker worker, int first, Limits limits) {
    for (int depth = first; depth <= limits.depth(); depth++) {
      if (!worker.iterate(depth, 1)) {
        break;
      }
    }
    return worker;
  }

  /**
   * Stops the helpers, waits for them and returns their nodes.
   *
   * @throws IllegalStateException if one of them failed
   */
  long finish() {
    control.halt();
    long nodes = 0;
    for (Future<Worker> helper : running) {
      try {
        nodes += helper.get(1, TimeUnit.MINUTES).nodes();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (ExecutionException | TimeoutException e) {
        throw new IllegalStateException("a search thread failed", e);
      }
    }
    return nodes;
  }

  @Override
  public void close() {
    control.halt();
    executor.shutdown();
  }
}
