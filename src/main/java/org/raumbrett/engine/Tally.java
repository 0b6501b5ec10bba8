package org.raumbrett.engine;

/** Counts one thread's nodes, and notices when its search is over. */
final class Tally {
  private final SearchControl control;
  private long nodes;
  private int completed;
  private int deepest;
  private boolean aborted;

  Tally(SearchControl control) {
    this.control = control;
  }

  /** Counts a node at the ply; returns false if the search is to be given up instead. */
  boolean enter(int ply) {
    if (aborted || control.isOver(nodes, completed)) {
      aborted = true;
      return false;
    }
    nodes++;
    if (ply > deepest) {
      deepest = ply;
    }
    return true;
  }

  /** Notes that an iteration is complete. */
  void complete(int depth) {
    completed = depth;
  }

  long nodes() {
    return nodes;
  }

  int completed() {
    return completed;
  }

  int deepest() {
    return deepest;
  }

  /** Returns whether the search was given up; what it returned then means nothing. */
  boolean isAborted() {
    return aborted;
  }
}
