package org.raumbrett.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.raumbrett.board.Board;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.Perft;
import org.raumbrett.board.Position;
import org.raumbrett.cli.bench.Bench;

/** Legal moves of the positions of {@code bench}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MoveGenerationBenchmark {
  private final List<Board> boards = Bench.positions().stream().map(Board::new).toList();
  private final int[] moves = new int[Board.MAX_MOVES];

  /** All moves of every position. */
  @Benchmark
  public int generate() {
    int sum = 0;
    for (Board board : boards) {
      sum += board.generate(moves, 0, MoveClass.ALL);
    }
    return sum;
  }

  /** The number of moves of every position, without writing them. */
  @Benchmark
  public int count() {
    int sum = 0;
    for (Board board : boards) {
      sum += board.countMoves();
    }
    return sum;
  }

  /** Makes and takes back every move of every position. */
  @Benchmark
  public long makeAndUndo() {
    long keys = 0;
    for (Board board : boards) {
      int end = board.generate(moves, 0, MoveClass.ALL);
      for (int i = 0; i < end; i++) {
        board.make(moves[i]);
        keys ^= board.key();
        board.undo();
      }
    }
    return keys;
  }

  /** The 237,316 games of three plies. */
  @Benchmark
  public long perftThree() {
    return Perft.count(Position.START, 3);
  }
}
