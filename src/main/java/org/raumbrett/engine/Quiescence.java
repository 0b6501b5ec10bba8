package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.MoveCode;

/**
 * The search after the search: only captures and promotions that lose nothing by exchange, until
 * the position is quiet; in check all replies. A side not in check may stand pat; how well it
 * stands is only worked out where a rough evaluation leaves it open.
 */
final class Quiescence {
  /** What a capture may gain beyond the man taken before it is looked at (delta pruning). */
  private static final int DELTA = 150;

  private final Workspace space;
  private final Board board;
  private final TranspositionTable table;
  private final Tally tally;
  private final PrincipalVariation variation;

  Quiescence(Workspace space) {
    this.space = space;
    this.board = space.board;
    this.table = space.table;
    this.tally = space.tally;
    this.variation = space.variation;
  }

  int search(int alphaGiven, int beta, int ply) {
    variation.clear(ply);
    if (!tally.enter(ply)) {
      return Values.DRAW;
    }
    if (Draws.isDraw(board, ply)) {
      return Draws.value(board, ply);
    }
    if (ply >= Workspace.MAX_PLY) {
      return space.evaluate(ply);
    }
    long touched = table.touch(board.key());
    boolean inCheck = board.inCheck();
    long entry = table.probe(board.key(), touched);
    int tableMove = MoveCode.NONE;
    if (entry != TranspositionTable.NONE) {
      int value = TranspositionTable.value(entry, ply);
      if (beta - alphaGiven == 1 && Workspace.cuts(entry, value, alphaGiven, beta)) {
        return value;
      }
      tableMove = TranspositionTable.move(entry, board);
    }
    if (inCheck) {
      return evade(alphaGiven, beta, ply, tableMove);
    }
    int known =
        entry == TranspositionTable.NONE ? Values.UNKNOWN : TranspositionTable.evaluation(entry);
    if (known != Values.UNKNOWN) {
      return capture(alphaGiven, beta, ply, tableMove, known, known);
    }
    int rough = space.roughly(ply);
    if (rough - Evaluator.ROUGHNESS >= beta) {
      return rough - Evaluator.ROUGHNESS;
    }
    if (rough + Evaluator.ROUGHNESS <= alphaGiven) {
      int most = rough + Evaluator.ROUGHNESS;
      return capture(alphaGiven, beta, ply, tableMove, most, Values.UNKNOWN);
    }
    int evaluation = space.evaluate(ply);
    return capture(alphaGiven, beta, ply, tableMove, evaluation, evaluation);
  }

  /**
   * Searches what a side not in check may take.
   *
   * @param evaluation what it has if it takes nothing, or more
   * @param known the evaluation for the table
   */
  private int capture(int alphaGiven, int beta, int ply, int tableMove, int evaluation, int known) {
    int best = evaluation;
    if (best >= beta) {
      return best;
    }
    int alpha = Math.max(alphaGiven, best);
    int bestMove = MoveCode.NONE;
    MovePicker picker = space.pickers[ply];
    picker.beginQuiescence(space.starts[ply], tableMove);
    for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
      int hope = evaluation + See.worth(MoveCode.captured(move) & 7) + DELTA;
      boolean check = board.givesCheck(move);
      if (hope <= alpha && MoveCode.promotion(move) == 0 && !check) {
        best = Math.max(best, hope);
        continue;
      }
      space.starts[ply + 1] = picker.end();
      space.make(move, check, ply);
      int value = -search(-beta, -alpha, ply + 1);
      board.undo();
      if (tally.isAborted()) {
        return Values.DRAW;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          variation.set(ply, move);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    store(bestMove, best, known, alphaGiven, beta, ply);
    return best;
  }

  private int evade(int alphaGiven, int beta, int ply, int tableMove) {
    int alpha = alphaGiven;
    int best = Values.mated(ply);
    int bestMove = MoveCode.NONE;
    MovePicker picker = space.pickers[ply];
    picker.begin(space.starts[ply], tableMove, ply);
    for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
      space.starts[ply + 1] = picker.end();
      space.make(move, board.givesCheck(move), ply);
      int value = -search(-beta, -alpha, ply + 1);
      board.undo();
      if (tally.isAborted()) {
        return Values.DRAW;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          variation.set(ply, move);
          if (value >= beta) {
            break;
          }
        }
      }
      if (best > -Values.MATE_BOUND && !MoveCode.isTactical(move)) {
        picker.skipQuiets();
      }
    }
    store(bestMove, best, Values.UNKNOWN, alphaGiven, beta, ply);
    return best;
  }

  private void store(int move, int best, int evaluation, int alpha, int beta, int ply) {
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > alpha && beta - alpha > 1
                ? TranspositionTable.EXACT
                : TranspositionTable.UPPER;
    table.store(board.key(), move, best, evaluation, 0, bound, ply);
  }
}
