package org.raumbrett.engine;

import java.util.concurrent.atomic.AtomicLong;

/** Tells one search's threads when to stop, and counts their nodes together. */
final class SearchControl {
  /** Nodes between two looks at the clock, the token and the common count: well under 1 ms. */
  private static final int POLL = 256;

  private final long nodeLimit;
  private final int minDepth;
  private final long millis;
  private final StopToken stop;
  private final boolean alone;
  private final long start = System.nanoTime();
  private final AtomicLong total = new AtomicLong();
  private volatile boolean halted;

  SearchControl(Limits limits, StopToken stop, boolean alone) {
    this.nodeLimit = limits.nodes();
    this.minDepth = limits.minDepth();
    this.millis = limits.millis();
    this.stop = stop;
    this.alone = alone;
  }

  /** Ends every thread of the search. */
  void halt() {
    halted = true;
  }

  /**
   * Returns whether a thread that has searched so many nodes is to come back at once. One thread
   * alone stops at the limit exactly, several within some hundred nodes.
   *
   * @param completed the depth it has completed
   */
  boolean isOver(long nodes, int completed) {
    if (alone && nodes >= nodeLimit && completed >= minDepth) {
      return true;
    }
    if ((nodes & POLL - 1) != 0) {
      return false;
    }
    if (!alone && nodes > 0 && total.addAndGet(POLL) >= nodeLimit && completed >= minDepth) {
      return true;
    }
    return mustHalt();
  }

  /** Returns whether an iteration may begin after so many nodes of one thread. */
  boolean mayGoOn(long nodes, int completed) {
    long spent = alone ? nodes : total.get();
    return !mustHalt() && (spent < nodeLimit || completed < minDepth);
  }

  /**
   * Returns the nodes of all threads, in lots of some hundreds; for one alone use its own count.
   */
  long total() {
    return total.get();
  }

  /** Returns whether the token, the time or another thread says stop. */
  private boolean mustHalt() {
    return halted
        || stop.isStoppedAfterRest()
        || millis != Limits.UNLIMITED && System.nanoTime() - start >= millis * 1_000_000;
  }
}
