package org.raumbrett.board;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the legal games of a given length: the standard test of a move generator. */
public final class Perft {
  private Perft() {}

  /**
   * Returns the number of legal move sequences of {@code depth} plies.
   *
   * @param depth plies, not negative
   */
  public static long count(Position position, int depth) {
    return count(new Board(position), depth, new int[(depth + 1) * Board.MAX_MOVES], 0);
  }

  /**
   * Returns for each legal move, in the natural order, the number of sequences of {@code depth}
   * plies that begin with it.
   *
   * @param depth plies, at least 1
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    Map<Move, Long> counts = new LinkedHashMap<>();
    Board board = new Board(position);
    int[] moves = new int[depth * Board.MAX_MOVES];
    for (Move move : position.legalMoves()) {
      board.make(board.code(move));
      counts.put(move, count(board, depth - 1, moves, 0));
      board.undo();
    }
    return counts;
  }

  private static long count(Board board, int depth, int[] moves, int start) {
    if (depth <= 1) {
      return depth == 0 ? 1 : board.countMoves();
    }
    long count = 0;
    int end = board.generate(moves, start, MoveClass.ALL);
    for (int i = start; i < end; i++) {
      board.make(moves[i]);
      count += count(board, depth - 1, moves, end);
      board.undo();
    }
    return count;
  }
}
