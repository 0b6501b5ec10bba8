package org.raumbrett.engine;

import java.util.Arrays;
import org.raumbrett.board.Board;
import org.raumbrett.board.MoveClass;

/**
 * The moves of all plies of a line, one ply's behind the other's, and a sort key for each. It grows
 * only when a position has absurdly many moves.
 */
final class MoveStack {
  int[] moves = new int[1 << 15];
  int[] keys = new int[1 << 15];

  /** Writes the legal moves of the class from {@code start} on; returns their end. */
  int generate(Board board, int start, MoveClass wanted) {
    if (moves.length - start < Board.MAX_MOVES) {
      moves = Arrays.copyOf(moves, 2 * moves.length);
      keys = Arrays.copyOf(keys, moves.length);
    }
    return board.generate(moves, start, wanted);
  }

  /** Brings the move with the greatest key of the range to its first place and returns it. */
  int pick(int first, int end) {
    int best = first;
    for (int i = first + 1; i < end; i++) {
      if (keys[i] > keys[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int key = keys[best];
    moves[best] = moves[first];
    keys[best] = keys[first];
    moves[first] = move;
    keys[first] = key;
    return move;
  }
}
