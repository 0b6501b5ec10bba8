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
import org.raumbrett.cli.bench.Bench;
import org.raumbrett.engine.Evaluator;

/** The evaluation of the positions of {@code bench}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EvaluationBenchmark {
  private final List<Board> boards = Bench.positions().stream().map(Board::new).toList();
  private final Evaluator evaluator = new Evaluator();

  /** Evaluates every position. */
  @Benchmark
  public int evaluate() {
    int sum = 0;
    for (Board board : boards) {
      sum += evaluator.evaluate(board);
    }
    return sum;
  }
}
