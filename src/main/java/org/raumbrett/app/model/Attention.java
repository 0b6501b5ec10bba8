package org.raumbrett.app.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/**
 * Whether the user is answering a question or filling in a form. What would take the desk's
 * document from behind it waits until he has done, and until what he decided has been done too.
 * Everything here is on the user interface's thread.
 */
public final class Attention {
  private final Tasks tasks;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private int questions;

  /** Nothing is asked yet. */
  public Attention(Tasks tasks) {
    this.tasks = tasks;
  }

  /** Returns whether a question is being answered. */
  public boolean isHeld() {
    return questions > 0;
  }

  /**
   * Asks a question, which may lead to others; returns the answer.
   *
   * @param question returns only when it is answered, events being handled meanwhile
   */
  public <T> T during(Supplier<T> question) {
    questions++;
    try {
      return question.get();
    } finally {
      questions--;
      if (!isHeld() && !waiting.isEmpty()) {
        // Whoever asked does first what the answer was for.
        tasks.ui(this::runWaiting);
      }
    }
  }

  /** Does the work now, or when no question is being answered any more; in the order of calls. */
  public void whenFree(Runnable work) {
    if (isHeld() || !waiting.isEmpty()) {
      waiting.add(work);
    } else {
      work.run();
    }
  }

  /** The work may ask a question itself: then the rest waits for that. */
  private void runWaiting() {
    while (!isHeld() && !waiting.isEmpty()) {
      waiting.remove().run();
    }
  }
}
