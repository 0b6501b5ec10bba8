package org.raumbrett.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.raumbrett.cli.bench.Bench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the engine: how many nodes it needs, and how fast it searches them. */
@Command(
    name = "bench",
    description =
        "Search fixed positions to a fixed depth; print the nodes in all, which are the same on"
            + " every machine, and the nodes per second.")
final class BenchCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "" + Bench.DEPTH,
      description = "The depth in plies; ${DEFAULT-VALUE} if not given.")
  private int depth;

  @Option(names = "--list", description = "Also list each position's nodes and best line.")
  private boolean list;

  BenchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (depth < 1 || depth > 30) {
      throw new CommandFailure("the depth must be 1 to 30");
    }
    Bench.Total total = Bench.run(depth, this::entry);
    streams.print("nodes: " + total.nodes());
    streams.print(String.format(Locale.ROOT, "time: %.3f s", total.nanos() / 1e9));
    streams.print("nps: " + total.nodesPerSecond());
    return ExitCode.OK;
  }

  private void entry(Bench.Entry entry) {
    if (list) {
      String best =
          entry.result().best().map(line -> line.score() + " " + line.move()).orElse("(none)");
      streams.print(entry.result().nodes() + " " + best + " " + entry.position());
    }
  }
}
