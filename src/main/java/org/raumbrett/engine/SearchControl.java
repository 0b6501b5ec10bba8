package org.raumbrett.engine;

/** Tells one search's threads when to stop. */
final class SearchControl {
  /** Nodes between two looks at the clock and the token: well under a millisecond. */
  private static final int POLL_MASK = 255;

  private final Limits limits;
  private final StopToken stop;
  private final long start = System.nanoTime();
  private volatile boolean halted;

  SearchControl(Limits limits, StopToken stop) {
    this.limits = limits;
    this.stop = stop;
  }

  Limits limits() {
    return limits;
  }

  /** Ends every thread of the search. */
  void halt() {
    halted = true;
  }

  /**
   * Returns whether a thread that has searched so many nodes is to come back at once.
   *
   * @param completed the depth it has completed
   */
  boolean isOver(long nodes, int completed) {
    if (nodes >= limits.nodes() && completed >= limits.minDepth()) {
      return true;
    }
    return (nodes & POLL_MASK) == 0 && mustHalt();
  }

  /** Returns whether the token, the time or another thread says stop. */
  boolean mustHalt() {
    return halted
        || stop.isStopped()
        || limits.millis() != Limits.UNLIMITED
            && System.nanoTime() - start >= limits.millis() * 1_000_000;
  }
}
