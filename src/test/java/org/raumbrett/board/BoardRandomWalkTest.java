package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What make and undo keep, over random walks. */
class BoardRandomWalkTest {
  private static final int LONGEST_GAME = 400;

  /** The first cell of each line. */
  private static final int[] FIRST_SPOTS =
      IntStream.range(0, Geometry.AXES)
          .flatMap(axis -> Cell.ALL.stream().mapToInt(cell -> Geometry.spot(cell.index(), axis)))
          .filter(spot -> (spot & 7) == 1)
          .toArray();

  private final Random random = new Random(5);
  private final int[] moves = new int[Board.MAX_MOVES];

  @Test
  void makeAndUndoRestoreEverything() {
    walk(100_000);
  }

  @Tag("long")
  @Test
  void makeAndUndoRestoreEverythingOverAMillionPlies() {
    walk(1_000_000);
  }

  private void walk(int plies) {
    RandomPositions positions = new RandomPositions(6);
    int made = 0;
    while (made < plies) {
      made += game(new Board(random.nextBoolean() ? Position.START : positions.setUp()));
    }
  }

  /** Plays a game, testing each ply, then takes the whole of it back; returns its length. */
  private int game(Board board) {
    Deque<long[]> states = new ArrayDeque<>();
    int end = board.generate(moves, 0, MoveClass.ALL);
    while (end > 0 && states.size() < LONGEST_GAME) {
      long[] state = state(board);
      states.push(state);
      if (!board.inCheck()) {
        passAndComeBack(board, state);
      }
      int move = moves[random.nextInt(end)];
      board.make(move, board.givesCheck(move));
      compareWithAfresh(board);
      assertThat(board.lastMove()).isEqualTo(move);
      board.undo();
      same(board, state);
      board.make(move);
      end = board.generate(moves, 0, MoveClass.ALL);
    }
    int length = states.size();
    while (!states.isEmpty()) {
      board.undo();
      same(board, states.pop());
    }
    return length;
  }

  private void passAndComeBack(Board board, long[] state) {
    Position before = board.toPosition();
    board.makeNull();
    assertThat(board.side()).isEqualTo(before.sideToMove().opponent().ordinal());
    assertThat(board.key()).isEqualTo(before.key() ^ Zobrist.BLACK_TO_MOVE);
    assertThat(board.lastMove()).isEqualTo(MoveCode.NONE);
    assertThat(board.halfmoveClock()).isEqualTo(before.halfmoveClock() + 1);
    assertThat(board.fullMoveNumber())
        .isEqualTo(before.fullMoveNumber() + before.sideToMove().ordinal());
    board.undoNull();
    same(board, state);
  }

  /** Compares everything kept up to date by moves with a board set up from the men alone. */
  private static void compareWithAfresh(Board board) {
    Position position = board.toPosition();
    if (board.key() != position.key()) {
      assertThat(board.key()).as(position.toString()).isEqualTo(position.key());
    }
    long[] afresh = state(new Board(position));
    afresh[afresh.length - 1] = board.lastMove();
    afresh[afresh.length - 2] = board.earlierOccurrences();
    same(board, afresh);
  }

  private static void same(Board board, long[] expected) {
    long[] actual = state(board);
    if (!Arrays.equals(actual, expected)) {
      assertThat(actual).as(board.toPosition().toString()).isEqualTo(expected);
    }
  }

  /** Returns all that the board tells of the position. */
  private static long[] state(Board board) {
    long[] state = new long[Cell.COUNT + 1 + FIRST_SPOTS.length + 32 + 14];
    int n = 0;
    for (int cell = 0; cell <= Cell.COUNT; cell++) {
      state[n++] = board.men[cell];
    }
    for (int spot : FIRST_SPOTS) {
      state[n++] = board.line(spot >> 3) | board.slides(spot, 0) << 8 | board.slides(spot, 1) << 16;
    }
    for (int code = 0; code < 16; code++) {
      state[n++] = board.mask(code, 0);
      state[n++] = board.mask(code, 1);
    }
    for (int word = 0; word < 2; word++) {
      state[n++] = board.pinned(word);
      state[n++] = board.allowed(word);
    }
    state[n++] = board.checkerCount();
    state[n++] = board.king(0);
    state[n++] = board.king(1);
    state[n++] = board.side();
    state[n++] = board.halfmoveClock();
    state[n++] = board.fullMoveNumber();
    state[n++] = board.key();
    state[n++] = board.isDead() ? 1 : 0;
    state[n++] = board.earlierOccurrences();
    state[n++] = board.lastMove();
    return state;
  }
}
