package org.raumbrett.engine;

/**
 * Two numbers in one int, one for the opening in the low and one for the ending in the high 16
 * bits: they are added, subtracted and multiplied by a factor together. (The idea is Stockfish's.)
 */
final class Tapered {
  private Tapered() {}

  static int of(int opening, int ending) {
    return opening + (ending << 16);
  }

  static int opening(int both) {
    return (short) both;
  }

  static int ending(int both) {
    return both + 0x8000 >> 16;
  }

  /** Returns the value between the two, {@code phase} of {@code full} being the opening. */
  static int blend(int both, int phase, int full) {
    return (opening(both) * phase + ending(both) * (full - phase)) / full;
  }
}
