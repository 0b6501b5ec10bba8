package org.raumbrett.app.model;

import javafx.beans.value.ObservableValue;

/**
 * Work a view does only while it is seen. What was asked for while it was out of sight is done,
 * once, when it comes into sight: a view in another tab costs nothing.
 */
public final class WhenSeen {
  private final ObservableValue<Boolean> seen;
  private final Runnable work;
  private boolean due;

  /**
   * Work that waits.
   *
   * @param seen whether the view is in sight; it must not outlive the view
   */
  public WhenSeen(ObservableValue<Boolean> seen, Runnable work) {
    this.seen = seen;
    this.work = work;
    seen.subscribe(
        now -> {
          if (now) {
            catchUp();
          }
        });
  }

  /** Does the work, now or when the view comes into sight. */
  public void ask() {
    due = true;
    if (seen.getValue()) {
      catchUp();
    }
  }

  /** Does now what was asked for, if anything still is. */
  public void catchUp() {
    if (due) {
      due = false;
      work.run();
    }
  }
}
