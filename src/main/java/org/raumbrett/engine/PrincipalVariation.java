package org.raumbrett.engine;

import java.util.Arrays;

/**
 * The expected lines of a search as a triangular table: row {@code ply} holds the line from that
 * ply on. So a line is whole and legal to its end, which one read from the transposition table need
 * not be.
 */
final class PrincipalVariation {
  private final int size;
  private final int[] moves;
  private final int[] ends;

  PrincipalVariation(int size) {
    this.size = size;
    this.moves = new int[size * size];
    this.ends = new int[size];
  }

  /** Empties the row of the ply. */
  void clear(int ply) {
    ends[ply] = ply;
  }

  /** Makes the row of the ply the move, followed by the row of the next ply. */
  void set(int ply, int move) {
    int row = ply * size;
    moves[row + ply] = move;
    int end = Math.max(ply + 1, ends[ply + 1]);
    System.arraycopy(moves, row + size + ply + 1, moves, row + ply + 1, end - ply - 1);
    ends[ply] = end;
  }

  /** Returns a copy of the line from the root. */
  int[] line() {
    return Arrays.copyOf(moves, ends[0]);
  }
}
