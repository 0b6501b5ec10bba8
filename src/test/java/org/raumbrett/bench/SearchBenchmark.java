package org.raumbrett.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/**
 * Searches of the starting position. With {@code -prof gc} the two lengths show that the loop does
 * not allocate: the bytes of an operation do not grow with the nodes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SearchBenchmark {
  private final Search search = new Search(16, 1);

  /** Counts nodes, which JMH turns into nodes per second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counter {
    public long nodes;
  }

  @Benchmark
  public SearchResult twentyThousandNodes(Counter counter) {
    return run(20_000, counter);
  }

  @Benchmark
  public SearchResult twoHundredThousandNodes(Counter counter) {
    return run(200_000, counter);
  }

  private SearchResult run(long nodes, Counter counter) {
    search.clear();
    SearchResult result =
        search.search(Position.START, Limits.nodes(nodes), SearchListener.NONE, new StopToken());
    counter.nodes += result.nodes();
    return result;
  }
}
