package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The real move generator against {@link SlowRules} on thousands of random positions. */
class GeneratorAgainstSlowRulesTest {
  private static final int FIELDS = 25;

  private final Set<Status> seen = EnumSet.noneOf(Status.class);
  private final int[] moves = new int[Board.MAX_MOVES];
  private final Random random = new Random(7);
  private int[] otherMoves = {};

  @Test
  void theyAgreeOnPositionsOfRandomGames() {
    compareGames(1, 15);
  }

  @Test
  void theyAgreeOnRandomSetUps() {
    compareSetUps(2, 4_000);

    assertThat(seen).containsExactlyInAnyOrder(Status.values());
  }

  @Tag("long")
  @Test
  void theyAgreeOnManyMorePositions() {
    compareGames(3, 500);
    compareSetUps(4, 100_000);
  }

  private void compareGames(long seed, int games) {
    RandomPositions positions = new RandomPositions(seed);
    for (int i = 0; i < games; i++) {
      positions.game(150).forEach(this::compare);
    }
  }

  private void compareSetUps(long seed, int count) {
    RandomPositions positions = new RandomPositions(seed);
    for (int i = 0; i < count; i++) {
      compare(positions.setUp());
    }
  }

  private void compare(Position position) {
    SlowRules slow = new SlowRules(position.toString());
    Board board = new Board(position);
    Status status = slow.status();
    seen.add(status);
    assertThat(position.legalMoves().stream().map(Move::toString).toList())
        .as(position.toString())
        .isEqualTo(slow.legalMoves());
    assertThat(board.status()).as(position.toString()).isEqualTo(status);
    assertThat(board.inCheck()).isEqualTo(slow.inCheck()).isEqualTo(status.isCheck());
    assertThat(cells(board.pinned(0), board.pinned(1)))
        .as(position.toString())
        .isEqualTo(Set.copyOf(slow.pinned()));
    compareAttackers(position, slow);
    compareMoveClasses(board);
    compareSingleMoves(board);
    assertThat(board.toPosition()).as("nothing was changed").isEqualTo(position);
  }

  private void compareAttackers(Position position, SlowRules slow) {
    Cell cell = Cell.ofIndex(random.nextInt(Cell.COUNT));
    for (Side side : Side.values()) {
      assertThat(position.attackers(cell, side).stream().map(Cell::toString).toList())
          .as("%s on %s in %s", side, cell, position)
          .isEqualTo(slow.attackers(cell.toString(), side == Side.WHITE));
      assertThat(new Board(position).isAttacked(cell.index(), side.ordinal()))
          .isEqualTo(!position.attackers(cell, side).isEmpty());
    }
    Side mover = position.sideToMove();
    assertThat(new Board(position).checkerCount())
        .isEqualTo(position.attackers(position.king(mover), mover.opponent()).size());
  }

  private void compareMoveClasses(Board board) {
    int all = board.generate(moves, 0, MoveClass.ALL);
    int tactical = board.generate(moves, all, MoveClass.TACTICAL);
    int quiet = board.generate(moves, tactical, MoveClass.QUIET);

    assertThat(board.countMoves()).as(board.toPosition().toString()).isEqualTo(all);
    assertThat(Arrays.stream(moves, all, tactical)).allMatch(MoveCode::isTactical);
    assertThat(Arrays.stream(moves, tactical, quiet)).noneMatch(MoveCode::isTactical);
    assertThat(sorted(all, quiet)).isEqualTo(sorted(0, all));
  }

  private void compareSingleMoves(Board board) {
    int end = board.generate(moves, 0, MoveClass.ALL);
    int[] legal = sorted(0, end);
    for (int move : legal) {
      assertThat(board.isLegal(move)).as("%x in %s", move, board.toPosition()).isTrue();
      assertThat(board.code(MoveCode.toMove(move))).isEqualTo(move);
      compareLegality(board, legal, move ^ 1 << random.nextInt(FIELDS));
      compareLegality(board, legal, move | 1 << 25 + random.nextInt(7));
    }
    for (int move : otherMoves) {
      compareLegality(board, legal, move);
    }
    for (int i = 0; i < 50; i++) {
      compareLegality(board, legal, random.nextInt());
      Cell from = Cell.ofIndex(random.nextInt(Cell.COUNT));
      compareLegality(
          board, legal, board.code(new Move(from, Cell.ofIndex(random.nextInt(Cell.COUNT)))));
    }
    otherMoves = legal;
  }

  private static void compareLegality(Board board, int[] legal, int move) {
    boolean expected = Arrays.binarySearch(legal, move) >= 0;
    if (board.isLegal(move) != expected) {
      assertThat(board.isLegal(move)).as("%x in %s", move, board.toPosition()).isEqualTo(expected);
    }
  }

  private int[] sorted(int start, int end) {
    int[] part = Arrays.copyOfRange(moves, start, end);
    Arrays.sort(part);
    return part;
  }

  private static Set<String> cells(long low, long high) {
    return Cell.ALL.stream()
        .filter(cell -> ((cell.index() < 64 ? low : high) >>> cell.index() & 1) != 0)
        .map(Cell::toString)
        .collect(Collectors.toSet());
  }
}
