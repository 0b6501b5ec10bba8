package org.raumbrett.cli;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Perft;
import org.raumbrett.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the legal games of a length, and how fast it does. */
@Command(
    name = "perft",
    description = "Count the legal move sequences of a length from a position.")
final class PerftCommand implements Callable<Integer> {
  /** No computer will finish a deeper one. */
  private static final int MAX_DEPTH = 20;

  private final Streams streams;

  @Parameters(paramLabel = "DEPTH", description = "The length in plies, 0 to " + MAX_DEPTH + ".")
  private int depth;

  @Mixin private PositionOption position;

  @Option(names = "--divide", description = "Also list the count behind each move.")
  private boolean divide;

  PerftCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new CommandFailure("the depth must be 0 to " + MAX_DEPTH);
    }
    long start = System.nanoTime();
    long nodes = divide && depth > 0 ? divided() : Perft.count(position.get(), depth);
    double seconds = (System.nanoTime() - start) / 1e9;
    streams.print("nodes: " + nodes);
    streams.print(String.format(Locale.ROOT, "time: %.3f s", seconds));
    streams.print("nps: " + (long) (nodes / Math.max(seconds, 1e-9)));
    return ExitCode.OK;
  }

  private long divided() {
    Position wanted = position.get();
    long nodes = 0;
    for (Map.Entry<Move, Long> entry : Perft.divide(wanted, depth).entrySet()) {
      streams.print(entry.getKey() + ": " + entry.getValue());
      nodes += entry.getValue();
    }
    return nodes;
  }
}
