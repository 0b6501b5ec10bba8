package org.raumbrett.engine.bars;

import java.util.Arrays;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.Position;

/**
 * The frozen yardstick the engine's strength is measured against: alpha-beta to depth 4 by
 * iterative deepening, material and mobility, quiescence over captures alone, captures ordered by
 * victim and attacker, quiet moves by how often they cut. It rests on {@link Board} and on nothing
 * of the engine.
 *
 * <p>Never improve or repair it: a figure measured against it stays comparable only while it plays
 * the same moves. Same position, same move and number of nodes.
 */
public final class Yardstick {
  /** The depth of the main search in plies. */
  public static final int DEPTH = 4;

  private static final int MATE = 30_000;
  private static final int INFINITY = 32_000;
  private static final int MAX_PLY = 128;
  private static final int MOVE_RULE_PLIES = 100;

  /**
   * By kind: pawn, knight, unicorn, bishop, rook, queen, king; near the mean of what others use.
   */
  private static final int[] VALUES = {0, 100, 500, 290, 550, 460, 1500, 0};

  private static final int MOBILITY = 2;

  /** Puts captures and promotions before every quiet move. */
  private static final int TACTICAL = 1 << 30;

  /** A move, what the yardstick thinks of it, and what it cost. */
  public record Choice(Move move, int centipawns, long nodes) {}

  private final int[] moves = new int[Board.MAX_MOVES + MAX_PLY * 512];
  private final int[] order = new int[moves.length];
  private final int[] history = new int[16 * 128];
  private Board board = new Board(Position.START);
  private long nodes;

  /**
   * Returns the yardstick's move.
   *
   * @throws IllegalArgumentException if there is no legal move
   */
  public Choice choose(Position position) {
    board = new Board(position);
    nodes = 0;
    Arrays.fill(history, 0);
    int end = board.generate(moves, 0, MoveClass.ALL);
    if (end == 0) {
      throw new IllegalArgumentException("no legal move in " + position);
    }
    sort(0, end);
    int best = 0;
    for (int depth = 1; depth <= DEPTH; depth++) {
      best = -INFINITY;
      for (int i = 0; i < end; i++) {
        int move = moves[i];
        board.make(move);
        int score = -search(depth - 1, 1, -INFINITY, -best, end);
        board.undo();
        if (score > best) {
          best = score;
          System.arraycopy(moves, 0, moves, 1, i);
          moves[0] = move;
        }
      }
    }
    return new Choice(MoveCode.toMove(moves[0]), best, nodes);
  }

  private int search(int depth, int ply, int alpha, int beta, int start) {
    if (depth == 0) {
      return quiesce(ply, alpha, beta, start);
    }
    nodes++;
    if (isDraw()) {
      return 0;
    }
    int end = board.generate(moves, start, MoveClass.ALL);
    if (end == start) {
      return board.inCheck() ? ply - MATE : 0;
    }
    sort(start, end);
    for (int i = start; i < end; i++) {
      int move = moves[i];
      board.make(move);
      int score = -search(depth - 1, ply + 1, -beta, -alpha, end);
      board.undo();
      if (score >= beta) {
        if (!MoveCode.isTactical(move)) {
          history[MoveCode.moved(move) << 7 | MoveCode.to(move)] += depth * depth;
        }
        return beta;
      }
      alpha = Math.max(alpha, score);
    }
    return alpha;
  }

  private int quiesce(int ply, int alpha, int beta, int start) {
    nodes++;
    if (isDraw()) {
      return 0;
    }
    int still = evaluate(ply);
    if (still >= beta || ply == MAX_PLY - 1) {
      return still;
    }
    alpha = Math.max(alpha, still);
    int end = board.generate(moves, start, MoveClass.TACTICAL);
    sort(start, end);
    for (int i = start; i < end; i++) {
      if (MoveCode.captured(moves[i]) == 0) {
        continue;
      }
      board.make(moves[i]);
      int score = -quiesce(ply + 1, -beta, -alpha, end);
      board.undo();
      if (score >= beta) {
        return beta;
      }
      alpha = Math.max(alpha, score);
    }
    return alpha;
  }

  private boolean isDraw() {
    return board.halfmoveClock() >= MOVE_RULE_PLIES
        || board.earlierOccurrences() > 0
        || board.isDead();
  }

  /** Material and the number of legal moves, from the side to move. */
  private int evaluate(int ply) {
    int own = board.countMoves();
    boolean check = board.inCheck();
    if (own == 0) {
      return check ? ply - MATE : 0;
    }
    int score = 0;
    int side = board.side() << 3;
    for (int kind = 1; kind < 7; kind++) {
      score += VALUES[kind] * (board.count(side | kind) - board.count(8 ^ side | kind));
    }
    if (!check) {
      board.makeNull();
      score += MOBILITY * (own - board.countMoves());
      board.undoNull();
    }
    return score;
  }

  /** Sorts a stretch of the moves, the most promising first, equals in generated order. */
  private void sort(int start, int end) {
    for (int i = start; i < end; i++) {
      int move = moves[i];
      int promise = promise(move);
      int place = i;
      for (; place > start && order[place - 1] < promise; place--) {
        moves[place] = moves[place - 1];
        order[place] = order[place - 1];
      }
      moves[place] = move;
      order[place] = promise;
    }
  }

  private int promise(int move) {
    if (MoveCode.isTactical(move)) {
      return TACTICAL
          + 16 * (VALUES[MoveCode.captured(move) & 7] + VALUES[MoveCode.promotion(move)])
          - VALUES[MoveCode.moved(move) & 7] / 100;
    }
    return history[MoveCode.moved(move) << 7 | MoveCode.to(move)];
  }
}
