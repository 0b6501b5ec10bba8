package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Carries values from background threads to the user interface's in batches: at most one batch
 * waits, however fast values come, so that the interface is never flooded.
 */
public final class Batch<T> {
  private final Executor ui;
  private final Consumer<List<T>> receiver;
  private List<T> waiting = new ArrayList<>();

  /** Values go to the receiver, on that executor. */
  public Batch(Executor ui, Consumer<List<T>> receiver) {
    this.ui = ui;
    this.receiver = receiver;
  }

  /** Adds a value, from any thread. */
  public void add(T value) {
    boolean first;
    synchronized (this) {
      first = waiting.isEmpty();
      waiting.add(value);
    }
    if (first) {
      ui.execute(this::deliver);
    }
  }

  private void deliver() {
    List<T> batch;
    synchronized (this) {
      batch = waiting;
      waiting = new ArrayList<>();
    }
    if (!batch.isEmpty()) {
      receiver.accept(batch);
    }
  }
}
