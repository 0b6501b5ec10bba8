package org.raumbrett.engine.bars;

import java.util.Arrays;
import org.raumbrett.board.Board;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.Position;

/**
 * Proves forced mates without the engine: by trying every move, or every check of the mating side.
 * A proof by checks alone shows that there is a mate, the lack of one shows nothing. Repetition and
 * the move rule are left out: no mate this short needs them.
 */
public final class MateProver {
  private static final int TABLE_BITS = 21;

  private final int[] moves = new int[16 * 1024];

  /** Positions of the mating side that hold no mate: the key mixed with the number of moves. */
  private final long[] refuted = new long[1 << TABLE_BITS];

  private Board board = new Board(Position.START);
  private boolean checksOnly;

  /** Returns whether the side to move mates in at most {@code length} moves, by every move. */
  public boolean matesWithin(Position position, int length) {
    return prove(position, length, false);
  }

  /** Returns whether the side to move mates in at most {@code length} moves, each of them check. */
  public boolean matesByChecksWithin(Position position, int length) {
    return prove(position, length, true);
  }

  private boolean prove(Position position, int length, boolean onlyChecks) {
    board = new Board(position);
    checksOnly = onlyChecks;
    Arrays.fill(refuted, 0);
    return length > 0 && attack(length, 0);
  }

  private boolean attack(int length, int start) {
    long mark = (board.key() ^ length) * 0x9E3779B97F4A7C15L;
    int slot = (int) (mark >>> 64 - TABLE_BITS);
    if (refuted[slot] == mark) {
      return false;
    }
    int end = board.generate(moves, start, MoveClass.ALL);
    for (int pass = 0; pass < 2; pass++) {
      boolean quiet = pass == 1;
      if (quiet && (length == 1 || checksOnly)) {
        break;
      }
      for (int i = start; i < end; i++) {
        board.make(moves[i]);
        boolean mates = board.inCheck() != quiet && !canDefend(length - 1, end);
        board.undo();
        if (mates) {
          return true;
        }
      }
    }
    refuted[slot] = mark;
    return false;
  }

  private boolean canDefend(int length, int start) {
    if (length == 0) {
      return !board.inCheck() || board.countMoves() > 0;
    }
    int end = board.generate(moves, start, MoveClass.ALL);
    if (end == start) {
      return !board.inCheck();
    }
    for (int i = start; i < end; i++) {
      board.make(moves[i]);
      boolean mated = attack(length, end);
      board.undo();
      if (!mated) {
        return true;
      }
    }
    return false;
  }
}
