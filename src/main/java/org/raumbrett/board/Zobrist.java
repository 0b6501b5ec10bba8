package org.raumbrett.board;

/** The random numbers of Zobrist's position keys. Their seed is fixed, so keys never change. */
final class Zobrist {
  /** Exclusive-or'ed into the key when Black is to move. */
  static final long BLACK_TO_MOVE;

  private static final long[] KEYS = new long[16 * Cell.COUNT];

  static {
    long state = 0x5261756d62726574L;
    for (int i = 0; i < KEYS.length; i++) {
      state += 0x9e3779b97f4a7c15L;
      KEYS[i] = mix(state);
    }
    BLACK_TO_MOVE = mix(state + 0x9e3779b97f4a7c15L);
  }

  private Zobrist() {}

  static long key(int piece, int cell) {
    return KEYS[piece * Cell.COUNT + cell];
  }

  /** SplitMix64's finaliser (Steele, Lea and Flood, 2014). */
  private static long mix(long value) {
    long z = value;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
