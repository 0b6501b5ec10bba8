package org.raumbrett.engine;

import java.util.stream.IntStream;
import org.raumbrett.board.Board;

/** What one thread needs to search one position, allocated once before the search begins. */
final class Workspace {
  /** No line is searched deeper than this. */
  static final int MAX_PLY = 128;

  final Board board;
  final TranspositionTable table;
  final Tally tally;
  final History history = new History(MAX_PLY + 3);
  private final Evaluator evaluator;
  final See see = new See();
  final PrincipalVariation variation = new PrincipalVariation(MAX_PLY + 2);
  final MovePicker[] pickers;

  /** Where the moves of each ply begin on the stack of moves. */
  final int[] starts = new int[MAX_PLY + 3];

  /** What the men are worth where they stand, by ply: see {@link Placement}. */
  private final int[] placed = new int[MAX_PLY + 3];

  Workspace(Board board, TranspositionTable table, Tally tally, Evaluator evaluator) {
    this.board = board;
    this.table = table;
    this.tally = tally;
    this.evaluator = evaluator;
    this.placed[0] = evaluator.placement(board);
    MoveStack stack = new MoveStack();
    pickers =
        IntStream.range(0, MAX_PLY + 2)
            .mapToObj(ply -> new MovePicker(board, stack, history, see))
            .toArray(MovePicker[]::new);
  }

  /**
   * Makes a move at that ply.
   *
   * @param check whether it gives check
   */
  void make(int move, boolean check, int ply) {
    placed[ply + 1] = placed[ply] + evaluator.placementChange(move);
    board.make(move, check);
  }

  /** Passes the move at that ply. */
  void makeNull(int ply) {
    placed[ply + 1] = placed[ply];
    starts[ply + 1] = starts[ply];
    board.makeNull();
  }

  /** Returns the evaluation of the board, which stands at that ply. */
  int evaluate(int ply) {
    return evaluator.evaluate(board, placed[ply]);
  }

  /**
   * Returns the {@link Evaluator#roughly rough} evaluation of the board, which stands at that ply.
   */
  int roughly(int ply) {
    return evaluator.roughly(board, placed[ply]);
  }

  /** Returns whether the table's value proves that the true one is outside the window. */
  static boolean cuts(long entry, int value, int alpha, int beta) {
    int bound = TranspositionTable.bound(entry);
    return value >= beta
        ? (bound & TranspositionTable.LOWER) != 0
        : bound == TranspositionTable.EXACT || value <= alpha && bound == TranspositionTable.UPPER;
  }
}
