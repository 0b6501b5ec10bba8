package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** The search's inner loop must leave the garbage collector idle. */
class BoardAllocationTest {
  private static final int PLIES = 100_000;

  private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void movingAndAskingAllocatesNothing() {
    Board board = new Board(Position.START);
    int[] moves = new int[Board.MAX_MOVES];
    LongSupplier walk = () -> walk(board, moves, new Random(3));
    long first = walk.getAsLong();
    long before = thread.getCurrentThreadAllocatedBytes();
    long second = walk.getAsLong();
    long allocated = thread.getCurrentThreadAllocatedBytes() - before;

    assertThat(second).isEqualTo(first);
    assertThat(allocated).as("bytes in %d plies", PLIES).isLessThan(PLIES / 20);
  }

  @Test
  void theMeasureSeesAnAllocation() {
    long before = thread.getCurrentThreadAllocatedBytes();
    Board board = new Board(Position.START);
    long allocated = thread.getCurrentThreadAllocatedBytes() - before;

    assertThat(board.countMoves()).isEqualTo(61);
    assertThat(allocated).isGreaterThan(PLIES / 20);
  }

  /** Returns a sum that depends on everything asked, so that nothing is left out. */
  private static long walk(Board board, int[] moves, Random random) {
    long sum = 0;
    int depth = 0;
    for (int i = 0; i < PLIES; i++) {
      int end = board.generate(moves, 0, MoveClass.ALL);
      sum += board.generate(moves, end, MoveClass.TACTICAL) + board.countMoves();
      sum += board.status().ordinal() + board.earlierOccurrences() + board.pliesSinceRepeated();
      if (!board.inCheck()) {
        board.makeNull();
        sum += board.countMoves();
        board.undoNull();
      }
      if (end == 0 || depth == 120) {
        for (; depth > 0; depth--) {
          board.undo();
        }
      } else {
        int move = moves[random.nextInt(end)];
        sum += board.isLegal(move) ? 1 : 0;
        board.make(move);
        depth++;
      }
    }
    for (; depth > 0; depth--) {
      board.undo();
    }
    return sum;
  }
}
