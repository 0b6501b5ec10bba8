package org.raumbrett.engine;

/** Tells a search, from any thread, to come back with what it has. */
public final class StopToken {
  private volatile boolean stopped;

  /** Asks the search to stop; asking again changes nothing. */
  public void stop() {
    stopped = true;
  }

  /** Returns whether the search was asked to stop. */
  public boolean isStopped() {
    return stopped;
  }
}
