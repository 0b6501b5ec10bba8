package org.raumbrett.app.model;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads what the user types, in the background and when he pauses. Whatever else happens first,
 * what was typed is taken in before it: nothing typed gets lost.
 */
public final class TextReader implements Typist {
  /** The reading of the text that had that version. */
  private record Reading(int version, FutureTask<Revision> task) {}

  private final Desk desk;
  private final Tasks tasks;
  private final Supplier<String> text;
  private final Runnable taken;
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean pending;
  private int version;
  private @Nullable Reading reading;
  private boolean again;

  /**
   * A reader for that desk.
   *
   * @param text the whole text as it stands now
   * @param taken is run when the desk knows what was typed, unless something else was waiting for
   *     it
   */
  public TextReader(Desk desk, Tasks tasks, Supplier<String> text, Runnable taken) {
    this.desk = desk;
    this.tasks = tasks;
    this.text = text;
    this.taken = taken;
    desk.setTypist(this);
  }

  /** Knows that something was typed; it is read when {@link #read} is called. */
  public void typed() {
    pending = true;
    version++;
    again = false;
  }

  /** Returns whether something was typed that the desk does not know yet. */
  public boolean isPending() {
    return pending;
  }

  /** Reads what was typed, in the background; one reading after the other. */
  public void read() {
    if (!pending) {
      return;
    }
    if (reading != null) {
      again = reading.version() != version;
      return;
    }
    Reading begun = begin();
    reading = begun;
    tasks.background(
        () -> {
          begun.task().run();
          tasks.ui(() -> end(begun));
        });
  }

  private Reading begin() {
    Revision.Base base = desk.revisionBase();
    String typed = text.get();
    return new Reading(version, new FutureTask<>(() -> Revision.read(typed, base)));
  }

  /** What was typed since has its own reading. */
  private void end(Reading ended) {
    reading = null;
    if (pending && ended.version() == version) {
      take(ended);
      taken.run();
      goOn();
    } else if (again || !waiting.isEmpty()) {
      read();
    }
  }

  private void take(Reading ended) {
    pending = false;
    try {
      desk.revise(ended.task().get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("the text cannot be read", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Takes in what was typed at once: waits for its reading or, if none has begun, reads it. */
  @Override
  public void settle() {
    if (pending) {
      Reading now = reading != null && reading.version() == version ? reading : begin();
      now.task().run();
      take(now);
      goOn();
    }
  }

  /**
   * Reads what was typed, in the background, and then does the work; without anything typed it does
   * it at once. What is typed until then is read too.
   */
  @Override
  public void whenSettled(Runnable work) {
    if (pending) {
      waiting.add(work);
      read();
    } else {
      work.run();
    }
  }

  /** Does what waits, in the order in which it was asked for. */
  private void goOn() {
    while (!pending && !waiting.isEmpty()) {
      waiting.remove().run();
    }
  }
}
