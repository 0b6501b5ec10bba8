package org.raumbrett.engine;

import java.util.concurrent.atomic.AtomicBoolean;

/** Tells a search, from any thread, to come back with what it has. */
public final class StopToken {
  private final AtomicBoolean stopped;
  private final Runnable rest;

  /** A token that never makes a search wait. */
  public StopToken() {
    this(new AtomicBoolean(), () -> {});
  }

  private StopToken(AtomicBoolean stopped, Runnable rest) {
    this.stopped = stopped;
    this.rest = rest;
  }

  /**
   * Returns a token that is stopped when this one is, and with which a search calls {@code rest}
   * every few hundred nodes: there it may wait while something else needs the processor more. What
   * a search finds does not depend on it, unless its limit is a time.
   */
  public StopToken resting(Runnable rest) {
    return new StopToken(stopped, rest);
  }

  /** Asks the search to stop; asking again changes nothing. */
  public void stop() {
    stopped.set(true);
  }

  /** Returns whether the search was asked to stop. */
  public boolean isStopped() {
    return stopped.get();
  }

  /** Waits as long as the search is to, and returns whether it was asked to stop. */
  boolean isStoppedAfterRest() {
    rest.run();
    return isStopped();
  }
}
