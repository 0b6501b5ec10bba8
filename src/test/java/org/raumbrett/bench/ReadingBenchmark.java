package org.raumbrett.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.raumbrett.rgn.ManyGames;
import org.raumbrett.rgn.RgnCollection;

/** Reading a file of 2,000 games, 1.2 MB; the scores are milliseconds for the whole file. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ReadingBenchmark {
  private final byte[] bytes = bytes();

  private static byte[] bytes() {
    try {
      Path file = Files.createTempFile("many", ".rgn");
      ManyGames.write(file, 2_000);
      byte[] bytes = Files.readAllBytes(file);
      Files.delete(file);
      return bytes;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where the games begin, and every header: no move is played. */
  @Benchmark
  public int headersAndMoveText() {
    RgnCollection collection = RgnCollection.of(bytes);
    int tags = 0;
    for (int i = 0; i < collection.size(); i++) {
      tags += collection.tags(i).list().size();
    }
    return tags;
  }

  /** Everything, every move played and checked. */
  @Benchmark
  public int withLegality() {
    return RgnCollection.of(bytes).check(problem -> {}).problems();
  }
}
