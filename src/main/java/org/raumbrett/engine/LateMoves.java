package org.raumbrett.engine;

/** How little is given to moves that come late in the order, from tables. */
final class LateMoves {
  private static final int DEPTHS = 64;
  private static final int COUNTS = 256;
  private static final byte[] REDUCTION = new byte[DEPTHS * COUNTS];

  static {
    for (int depth = 1; depth < DEPTHS; depth++) {
      for (int count = 1; count < COUNTS; count++) {
        REDUCTION[depth * COUNTS + count] =
            (byte) (0.6 + StrictMath.log(depth) * StrictMath.log(count) / 2.1);
      }
    }
  }

  private LateMoves() {}

  /** Returns by how many plies the {@code count}-th move is searched less deep. */
  static int reduction(int depth, int count) {
    return REDUCTION[Math.min(depth, DEPTHS - 1) * COUNTS + Math.min(count, COUNTS - 1)];
  }

  /** Returns how many moves are looked at before quiet ones are left out. */
  static int allowed(int depth, boolean improving) {
    int moves = 4 + 2 * depth * depth;
    return improving ? moves : moves / 2;
  }
}
