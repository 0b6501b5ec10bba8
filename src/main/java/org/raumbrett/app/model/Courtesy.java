package org.raumbrett.app.model;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Lets the user go first: engines that use every core step aside from a key or click until the
 * window has answered it. A judge is none the worse for it, for it counts nodes and not time.
 */
public final class Courtesy {
  /** An answer that takes longer is not waited for. */
  private static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(60);

  /** What painting takes after the layout; it is done by a thread that tells nobody of its end. */
  private static final long PAINTING_NANOS = TimeUnit.MILLISECONDS.toNanos(15);

  private static final long NAP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final LongSupplier clock;
  private volatile long until;

  /** Goes by the system's clock. */
  public Courtesy() {
    this(System::nanoTime);
  }

  /** Goes by that clock, in nanoseconds. */
  Courtesy(LongSupplier clock) {
    this.clock = clock;
    until = clock.getAsLong();
  }

  /** The user has done something that the window is to answer. */
  public void asked() {
    until = clock.getAsLong() + LONGEST_NANOS;
  }

  /** The window has laid out its answer. */
  public void answered() {
    long painted = clock.getAsLong() + PAINTING_NANOS;
    if (painted - until < 0) {
      until = painted;
    }
  }

  /** Returns whether an engine is to wait now. */
  boolean isBusy() {
    return clock.getAsLong() - until < 0;
  }

  /** Waits until the window has answered; an interrupted thread does not wait. */
  public void await() {
    while (isBusy() && !Thread.currentThread().isInterrupted()) {
      LockSupport.parkNanos(NAP_NANOS);
    }
  }
}
