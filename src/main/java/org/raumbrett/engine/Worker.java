package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.Position;

/**
 * One thread's search: alpha-beta with principal variations and quiescence on a board of its own.
 */
final class Worker {
  /** No line is searched deeper than this. */
  static final int MAX_PLY = 128;

  private static final int[] VICTIM = {0, 1, 4, 2, 5, 3, 6, 7};
  private static final int TABLE_MOVE = 1 << 30;
  private static final int TACTICAL = 1 << 28;
  private static final int KILLER = 1 << 27;

  private final Board board;
  private final TranspositionTable table;
  private final SearchControl control;
  private final Evaluator evaluator = new Evaluator();
  private final History history = new History(MAX_PLY + 2);
  private final PrincipalVariation variation = new PrincipalVariation(MAX_PLY + 2);
  private int[] moves = new int[MAX_PLY * 64 + 2 * Board.MAX_MOVES];
  private int[] keys = new int[moves.length];

  /** Where the moves of each ply begin. */
  private final int[] starts = new int[MAX_PLY + 3];

  private long nodes;
  private int completed;
  private int deepest;
  private boolean aborted;

  Worker(Position position, TranspositionTable table, SearchControl control) {
    this.board = new Board(position);
    this.table = table;
    this.control = control;
  }

  long nodes() {
    return nodes;
  }

  int deepest() {
    return deepest;
  }

  boolean isAborted() {
    return aborted;
  }

  Board board() {
    return board;
  }

  /** Returns the static evaluation of the current position. */
  int evaluate() {
    return evaluator.evaluate(board);
  }

  void complete(int depth) {
    completed = depth;
  }

  /**
   * Searches the root moves from {@code first} on and sets their values; those not proven better
   * than the best keep {@code -INFINITE}. Returns the best value.
   */
  int searchRoot(java.util.List<RootMove> roots, int first, int depth, int alpha, int beta) {
    int best = -Values.INFINITE;
    int low = alpha;
    for (int i = first; i < roots.size(); i++) {
      RootMove root = roots.get(i);
      root.value = -Values.INFINITE;
      variation.clear(1);
      board.make(root.move);
      int value;
      if (i == first) {
        value = -search(depth - 1, -beta, -low, 1, true);
      } else {
        value = -search(depth - 1, -low - 1, -low, 1, true);
        if (value > low && value < beta && !aborted) {
          value = -search(depth - 1, -beta, -low, 1, true);
        }
      }
      board.undo();
      if (aborted) {
        return best;
      }
      if (i == first || value > low) {
        root.value = value;
        variation.set(0, root.move);
        root.line = variation.line();
      }
      best = Math.max(best, value);
      low = Math.max(low, value);
      if (low >= beta) {
        break;
      }
    }
    return best;
  }

  private boolean enter(int ply) {
    if (control.isOver(nodes, completed)) {
      aborted = true;
      return false;
    }
    nodes++;
    deepest = Math.max(deepest, ply);
    return true;
  }

  private int search(int depth, int alphaGiven, int betaGiven, int ply, boolean mayPass) {
    if (depth <= 0 && !board.inCheck()) {
      return quiesce(alphaGiven, betaGiven, ply);
    }
    variation.clear(ply);
    if (!enter(ply)) {
      return Values.DRAW;
    }
    if (isDraw(ply)) {
      return board.inCheck() && board.countMoves() == 0 ? Values.mated(ply) : Values.DRAW;
    }
    if (ply >= MAX_PLY) {
      return evaluator.evaluate(board);
    }
    int alpha = Math.max(alphaGiven, Values.mated(ply));
    int beta = Math.min(betaGiven, -Values.mated(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    boolean inCheck = board.inCheck();
    boolean open = beta - alpha > 1;
    long entry = table.probe(board.key());
    int tableMove = MoveCode.NONE;
    if (entry != TranspositionTable.NONE) {
      tableMove = TranspositionTable.move(entry, board);
      int value = TranspositionTable.value(entry, ply);
      if (!open && TranspositionTable.depth(entry) >= depth && cuts(entry, value, alpha, beta)) {
        return value;
      }
    }
    int evaluation = inCheck ? Values.UNKNOWN : evaluator.evaluate(board);
    if (mayPass && !inCheck && !open && depth >= 2 && evaluation >= beta && hasPieces()) {
      starts[ply + 1] = starts[ply];
      board.makeNull();
      int value = -search(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
      board.undoNull();
      if (aborted) {
        return Values.DRAW;
      }
      if (value >= beta) {
        return Values.isMate(value) ? beta : value;
      }
    }
    return searchMoves(depth, alpha, beta, ply, tableMove, evaluation);
  }

  private int searchMoves(
      int depth, int alphaGiven, int beta, int ply, int tableMove, int evaluation) {
    boolean inCheck = board.inCheck();
    int start = starts[ply];
    int end = generate(start, MoveClass.ALL, tableMove, ply);
    starts[ply + 1] = end;
    if (end == start) {
      return inCheck ? Values.mated(ply) : Values.DRAW;
    }
    int alpha = alphaGiven;
    int best = -Values.INFINITE;
    int bestMove = MoveCode.NONE;
    for (int i = start; i < end; i++) {
      int move = pick(i, end);
      board.make(move);
      boolean check = board.inCheck();
      int next = depth - 1 + (check && depth < 4 ? 1 : 0);
      int value;
      if (i == start) {
        value = -search(next, -beta, -alpha, ply + 1, true);
      } else {
        boolean late = i - start > 3 && depth >= 3 && !MoveCode.isTactical(move);
        int reduced = late && !inCheck && !check ? next - 1 - (i - start > 12 ? 1 : 0) : next;
        value = -search(reduced, -alpha - 1, -alpha, ply + 1, true);
        if (value > alpha && reduced < next) {
          value = -search(next, -alpha - 1, -alpha, ply + 1, true);
        }
        if (value > alpha && value < beta) {
          value = -search(next, -beta, -alpha, ply + 1, true);
        }
      }
      board.undo();
      if (aborted) {
        return Values.DRAW;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          bestMove = move;
          variation.set(ply, move);
          if (value >= beta) {
            if (!MoveCode.isTactical(move)) {
              history.cut(move, ply, depth, moves, start, i);
            }
            break;
          }
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : alpha > alphaGiven ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    table.store(board.key(), bestMove, best, evaluation, Math.max(depth, 0), bound, ply);
    return best;
  }

  private int quiesce(int alphaGiven, int beta, int ply) {
    variation.clear(ply);
    if (!enter(ply)) {
      return Values.DRAW;
    }
    if (isDraw(ply)) {
      return Values.DRAW;
    }
    int best = evaluator.evaluate(board);
    if (best >= beta || ply >= MAX_PLY) {
      return best;
    }
    int alpha = Math.max(alphaGiven, best);
    int start = starts[ply];
    int end = generate(start, MoveClass.TACTICAL, MoveCode.NONE, ply);
    starts[ply + 1] = end;
    for (int i = start; i < end; i++) {
      int move = pick(i, end);
      board.make(move);
      int value =
          board.inCheck() ? -evade(-beta, -alpha, ply + 1) : -quiesce(-beta, -alpha, ply + 1);
      board.undo();
      if (aborted) {
        return Values.DRAW;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          variation.set(ply, move);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  /** Quiescence of a side in check, which may not stand pat. */
  private int evade(int alphaGiven, int beta, int ply) {
    variation.clear(ply);
    if (!enter(ply)) {
      return Values.DRAW;
    }
    if (ply >= MAX_PLY) {
      return evaluator.evaluate(board);
    }
    int start = starts[ply];
    int end = generate(start, MoveClass.ALL, MoveCode.NONE, ply);
    starts[ply + 1] = end;
    if (end == start) {
      return Values.mated(ply);
    }
    if (isDraw(ply)) {
      return Values.DRAW;
    }
    int alpha = alphaGiven;
    int best = -Values.INFINITE;
    for (int i = start; i < end; i++) {
      int move = pick(i, end);
      board.make(move);
      int value = -quiesce(-beta, -alpha, ply + 1);
      board.undo();
      if (aborted) {
        return Values.DRAW;
      }
      if (value > best) {
        best = value;
        if (value > alpha) {
          alpha = value;
          variation.set(ply, move);
          if (value >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  private int generate(int start, MoveClass wanted, int tableMove, int ply) {
    if (moves.length < start + Board.MAX_MOVES) {
      moves = java.util.Arrays.copyOf(moves, 2 * moves.length);
      keys = java.util.Arrays.copyOf(keys, moves.length);
    }
    int end = board.generate(moves, start, wanted);
    for (int i = start; i < end; i++) {
      int move = moves[i];
      if (move == tableMove) {
        keys[i] = TABLE_MOVE;
      } else if (MoveCode.isTactical(move)) {
        keys[i] =
            TACTICAL
                + VICTIM[MoveCode.captured(move) & 7] * 16
                + VICTIM[MoveCode.promotion(move)] * 16
                - VICTIM[MoveCode.moved(move) & 7];
      } else if (move == history.killer(ply, 0)) {
        keys[i] = KILLER + 1;
      } else {
        keys[i] = move == history.killer(ply, 1) ? KILLER : history.score(move);
      }
    }
    return end;
  }

  private int pick(int first, int end) {
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

  private boolean isDraw(int ply) {
    if (board.halfmoveClock() >= 100 || board.isDead()) {
      return true;
    }
    int since = board.pliesSinceRepeated();
    return since > 0 && (since < ply || board.earlierOccurrences() >= 2);
  }

  private boolean hasPieces() {
    int base = board.side() << 3;
    return board.count(base) > board.count(base | 1) + 2;
  }

  private static boolean cuts(long entry, int value, int alpha, int beta) {
    int bound = TranspositionTable.bound(entry);
    return (bound & TranspositionTable.LOWER) != 0 && value >= beta
        || (bound & TranspositionTable.UPPER) != 0 && value <= alpha;
  }
}
