package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.MoveCode;

/**
 * The search proper: alpha-beta with principal variation search (fail-soft), transposition table,
 * null move, late-move reductions, and pruning of quiet moves near the leaves. Moves that give
 * check are never pruned as quiet ones, nor is anything while the side looks mated, nor in endings
 * of few men: there mates hinge on quiet moves.
 */
final class AlphaBeta {
  /** In endings of so many men nothing is pruned. */
  private static final int FEW_MEN = 6;

  private static final int STATIC_DEPTH = 3;
  private static final int STATIC_MARGIN = 90;
  private static final int NULL_DEPTH = 2;
  private static final int PRUNE_DEPTH = 7;
  private static final int FUTILITY_MARGIN = 90;
  private static final int SEE_QUIET = -60;
  private static final int SEE_CAPTURE = -110;

  private final Workspace space;
  private final Board board;
  private final TranspositionTable table;
  private final Tally tally;
  private final History history;
  private final PrincipalVariation variation;
  private final Quiescence quiescence;

  /** The static evaluation at each ply. */
  private final int[] evaluations = new int[Workspace.MAX_PLY + 2];

  /** The quiet moves and captures tried at each ply that did not cut. */
  private final Tried[] tried = new Tried[Workspace.MAX_PLY + 2];

  AlphaBeta(Workspace space) {
    this.space = space;
    this.board = space.board;
    this.table = space.table;
    this.tally = space.tally;
    this.history = space.history;
    this.variation = space.variation;
    this.quiescence = new Quiescence(space);
    for (int ply = 0; ply < tried.length; ply++) {
      tried[ply] = new Tried();
    }
    evaluations[0] = board.inCheck() ? Values.UNKNOWN : space.evaluate(0);
  }

  /**
   * Returns the value of the position on the board.
   *
   * @param depth plies to search before quiescence
   * @param ply plies from the root, at least 1
   * @param cut whether a refutation is expected here
   */
  int search(int depth, int alphaGiven, int betaGiven, int ply, boolean cut) {
    if (depth <= 0) {
      return quiescence.search(alphaGiven, betaGiven, ply);
    }
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
    // Mate-distance pruning: no line from here can beat a shorter mate already found.
    int alpha = Math.max(alphaGiven, Values.mated(ply));
    int beta = Math.min(betaGiven, -Values.mated(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean open = beta - alpha > 1;
    long touched = table.touch(board.key());
    boolean prunes = board.count(0) + board.count(8) > FEW_MEN;
    boolean inCheck = board.inCheck();
    long entry = table.probe(board.key(), touched);
    int tableMove = MoveCode.NONE;
    if (entry != TranspositionTable.NONE) {
      int value = TranspositionTable.value(entry, ply);
      if (!open
          && TranspositionTable.depth(entry) >= depth
          && Workspace.cuts(entry, value, alpha, beta)) {
        return value;
      }
      tableMove = TranspositionTable.move(entry, board);
    }
    boolean prunesNode = !open && prunes && !inCheck && !Values.isMate(beta);
    if (prunesNode && depth <= STATIC_DEPTH && !isEvaluated(entry)) {
      int least = space.roughly(ply) - Evaluator.ROUGHNESS;
      if (least - STATIC_MARGIN * depth >= beta) {
        return (least + beta) / 2;
      }
    }
    int evaluation = inCheck ? Values.UNKNOWN : evaluate(entry, ply);
    evaluations[ply] = evaluation;
    if (prunesNode) {
      int value = pruneNode(depth, beta, ply, evaluation, cut);
      if (value != Values.UNKNOWN) {
        return value;
      }
    }
    int reducedDepth = prunes && tableMove == MoveCode.NONE && depth >= 4 ? depth - 1 : depth;
    return searchMoves(reducedDepth, alpha, beta, ply, tableMove, prunes, cut);
  }

  private int evaluate(long entry, int ply) {
    return isEvaluated(entry) ? TranspositionTable.evaluation(entry) : space.evaluate(ply);
  }

  private static boolean isEvaluated(long entry) {
    return entry != TranspositionTable.NONE
        && TranspositionTable.evaluation(entry) != Values.UNKNOWN;
  }

  /** Returns a value without looking at the moves, {@link Values#UNKNOWN} if there is none. */
  private int pruneNode(int depth, int beta, int ply, int evaluation, boolean cut) {
    int margin = STATIC_MARGIN * (depth - (isImproving(ply) ? 1 : 0));
    if (depth <= STATIC_DEPTH && evaluation - margin >= beta) {
      return (evaluation + beta) / 2;
    }
    if (depth >= NULL_DEPTH
        && evaluation >= beta
        && board.lastMove() != MoveCode.NONE
        && hasPieces()) {
      return passMove(depth, beta, ply, evaluation, cut);
    }
    return Values.UNKNOWN;
  }

  /**
   * Null move: if passing is good enough, so is the best move. At least one ply is searched after
   * it, so that a threat to mate at once is seen.
   */
  private int passMove(int depth, int beta, int ply, int evaluation, boolean cut) {
    int reduction = 3 + depth / 4 + Math.min((evaluation - beta) / 200, 2);
    space.makeNull(ply);
    int value = -search(Math.max(1, depth - reduction), -beta, -beta + 1, ply + 1, !cut);
    board.undoNull();
    if (tally.isAborted()) {
      return Values.DRAW;
    }
    if (value < beta) {
      return Values.UNKNOWN;
    }
    return Values.isMate(value) ? beta : value;
  }

  private boolean hasPieces() {
    int base = board.side() << 3;
    return board.count(base) - board.count(base | 1) >= 3;
  }

  private boolean isImproving(int ply) {
    if (evaluations[ply] == Values.UNKNOWN) {
      return false;
    }
    return ply < 2
        || evaluations[ply - 2] == Values.UNKNOWN
        || evaluations[ply] > evaluations[ply - 2];
  }

  private int searchMoves(
      int depth, int alphaGiven, int beta, int ply, int tableMove, boolean prunes, boolean cut) {
    boolean inCheck = board.inCheck();
    boolean improving = isImproving(ply);
    boolean open = beta - alphaGiven > 1;
    int last = board.lastMove();
    int alpha = alphaGiven;
    int best = -Values.INFINITE;
    int bestMove = MoveCode.NONE;
    int count = 0;
    Tried failed = tried[ply];
    failed.clear();
    history.forgetKillers(ply + 1);
    MovePicker picker = space.pickers[ply];
    picker.begin(space.starts[ply], tableMove, ply);
    for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
      count++;
      boolean check = board.givesCheck(move);
      boolean quiet = !MoveCode.isTactical(move);
      if (prunes && !inCheck && !check && best > -Values.MATE_BOUND && depth <= PRUNE_DEPTH) {
        if (quiet && !open && count > LateMoves.allowed(depth, improving)) {
          picker.onlyChecks();
          continue;
        }
        if (isPruned(move, quiet, depth, count, alpha, ply)) {
          continue;
        }
      }
      space.starts[ply + 1] = picker.end();
      int score = quiet ? history.score(move, last) : 0;
      space.make(move, check, ply);
      int next = depth - 1;
      int value;
      if (count == 1) {
        value = -search(next, -beta, -alpha, ply + 1, !open && !cut);
      } else {
        int reduced = next;
        if (depth >= 3 && count > (open ? 3 : 2) && quiet && !check) {
          int reduction =
              LateMoves.reduction(depth, count)
                  - (open ? 1 : 0)
                  - (inCheck ? 1 : 0)
                  + (cut ? 1 : 0)
                  + (improving ? 0 : 1)
                  - score / 4096;
          reduced = Math.max(1, next - Math.max(0, prunes ? reduction : Math.min(1, reduction)));
        }
        value = -search(reduced, -alpha - 1, -alpha, ply + 1, true);
        if (value > alpha && reduced < next) {
          value = -search(next, -alpha - 1, -alpha, ply + 1, !cut);
        }
        if (value > alpha && value < beta) {
          value = -search(next, -beta, -alpha, ply + 1, false);
        }
      }
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
            learn(move, quiet, last, ply, depth, failed);
            break;
          }
        }
      }
      failed.add(move, quiet);
    }
    if (count == 0) {
      return inCheck ? Values.mated(ply) : Values.DRAW;
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : alpha > alphaGiven ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(board.key(), bestMove, best, evaluations[ply], depth, bound, ply);
    return best;
  }

  private boolean isPruned(int move, boolean quiet, int depth, int count, int alpha, int ply) {
    if (quiet
        && count > 1
        && evaluations[ply] + FUTILITY_MARGIN * (depth + 1) <= alpha
        && !Values.isMate(alpha)) {
      return true;
    }
    int threshold = quiet ? SEE_QUIET * depth : SEE_CAPTURE * depth;
    return !space.see.atLeast(board, move, threshold);
  }

  private void learn(int move, boolean quiet, int last, int ply, int depth, Tried failed) {
    int bonus = Math.min(16 * depth * depth + 32 * depth, 1200);
    if (quiet) {
      history.cutQuiet(move, last, ply, bonus);
      for (int i = 0; i < failed.quiets; i++) {
        history.addQuiet(failed.quiet[i], last, -bonus);
      }
    } else {
      history.addCapture(move, bonus);
    }
    for (int i = 0; i < failed.captures; i++) {
      history.addCapture(failed.capture[i], -bonus);
    }
  }

  /** Moves that were searched and did not cut, as many as there is room for. */
  private static final class Tried {
    private static final int ROOM = 48;

    final int[] quiet = new int[ROOM];
    final int[] capture = new int[ROOM];
    int quiets;
    int captures;

    void clear() {
      quiets = 0;
      captures = 0;
    }

    void add(int move, boolean isQuiet) {
      if (isQuiet && quiets < ROOM) {
        quiet[quiets++] = move;
      } else if (!isQuiet && captures < ROOM) {
        capture[captures++] = move;
      }
    }
  }
}
