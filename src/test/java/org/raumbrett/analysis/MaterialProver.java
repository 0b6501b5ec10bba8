package org.raumbrett.analysis;

import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.Position;

/**
 * Proves what a move costs in men without the engine: every move of the next plies is tried, then
 * every capture and promotion until there is none, and only the men left are counted. Whoever is to
 * move need not capture, unless he is in check.
 */
final class MaterialProver {
  /** Centipawns by kind: pawn, knight, unicorn, bishop, rook, queen. */
  private static final int[] VALUES = {0, 100, 500, 300, 550, 450, 1600, 0};

  private static final int MATED = -100_000;

  private final int[] moves = new int[64 * Board.MAX_MOVES];
  private Board board = new Board(Position.START);

  /** Returns what the side to move is ahead in men, in centipawns. */
  static int balance(Position position) {
    MaterialProver prover = new MaterialProver();
    prover.board = new Board(position);
    return prover.balance();
  }

  /**
   * Returns what the mover is ahead in men, in centipawns, once the move and the best play of both
   * sides are over.
   *
   * @param plies how many plies after the move every move is tried
   */
  int after(Position before, Move move, int plies) {
    board = new Board(before);
    board.make(board.code(move));
    return -full(plies, 2 * MATED, -2 * MATED, 0);
  }

  private int full(int plies, int alpha, int beta, int start) {
    if (plies == 0) {
      return captures(alpha, beta, start);
    }
    int end = board.generate(moves, start, MoveClass.ALL);
    if (end == start) {
      return board.inCheck() ? MATED - plies : 0;
    }
    sort(start, end);
    int best = 2 * MATED;
    for (int i = start; i < end && best < beta; i++) {
      board.make(moves[i]);
      best = Math.max(best, -full(plies - 1, -beta, -Math.max(alpha, best), end));
      board.undo();
    }
    return best;
  }

  private int captures(int alpha, int beta, int start) {
    boolean inCheck = board.inCheck();
    int best = inCheck ? MATED : balance();
    if (best >= beta) {
      return best;
    }
    int end = board.generate(moves, start, inCheck ? MoveClass.ALL : MoveClass.TACTICAL);
    sort(start, end);
    for (int i = start; i < end && best < beta; i++) {
      board.make(moves[i]);
      best = Math.max(best, -captures(-beta, -Math.max(alpha, best), end));
      board.undo();
    }
    return best;
  }

  /** Puts the captures of the dearest men first, which changes the time and not the result. */
  private void sort(int start, int end) {
    for (int i = start + 1; i < end; i++) {
      int move = moves[i];
      int j = i;
      for (; j > start && gain(moves[j - 1]) < gain(move); j--) {
        moves[j] = moves[j - 1];
      }
      moves[j] = move;
    }
  }

  private static int gain(int move) {
    return 16 * VALUES[MoveCode.captured(move) & 7]
        + 16 * VALUES[MoveCode.promotion(move)]
        - VALUES[MoveCode.moved(move) & 7];
  }

  private int balance() {
    int balance = 0;
    for (int kind = 1; kind < VALUES.length; kind++) {
      balance += VALUES[kind] * (board.count(kind) - board.count(8 | kind));
    }
    return board.side() == 0 ? balance : -balance;
  }
}
