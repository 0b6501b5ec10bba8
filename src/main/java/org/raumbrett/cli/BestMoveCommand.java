package org.raumbrett.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Names the best move of a position; reproducible, so it has no limit by time. */
@Command(name = "bestmove", description = "Search a position and print the best move.")
final class BestMoveCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private PositionOption position;

  @ArgGroup private @Nullable Effort effort;

  BestMoveCommand(Streams streams) {
    this.streams = streams;
  }

  /** At most one of these is given. */
  static final class Effort {
    @Option(names = "--depth", paramLabel = "D", description = "Search that many plies deep.")
    private @Nullable Integer depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Search that many nodes.")
    private @Nullable Long nodes;

    @Option(
        names = "--strength",
        paramLabel = "N",
        converter = StrengthOption.Converter.class,
        description = "Search as this level does, 1 to 10; 5 if nothing is given.")
    private @Nullable Strength strength;

    private Limits limits() {
      Integer plies = depth;
      if (plies != null) {
        if (plies < 1 || plies > Limits.MAX_DEPTH) {
          throw new CommandFailure("the depth must be 1 to " + Limits.MAX_DEPTH);
        }
        return Limits.depth(plies);
      }
      Long count = nodes;
      if (count != null) {
        if (count < 1) {
          throw new CommandFailure("the number of nodes must be at least 1");
        }
        return Limits.nodes(count);
      }
      Strength level = strength;
      return (level == null ? Strength.DEFAULT : level).limits();
    }
  }

  @Override
  public Integer call() {
    Position wanted = position.get();
    Effort given = effort;
    Limits limits = given == null ? Strength.DEFAULT.limits() : given.limits();
    SearchResult result = new Search().search(wanted, limits, SearchListener.NONE, new StopToken());
    streams.print(
        result
            .best()
            .map(line -> line(line.move().toString(), line.score(), result))
            .orElse("bestmove (none)"));
    return ExitCode.OK;
  }

  private static String line(String move, Score score, SearchResult result) {
    return "bestmove "
        + move
        + " score "
        + (score.isMate() ? "mate " : "cp ")
        + score.value()
        + " depth "
        + result.depth()
        + " nodes "
        + result.nodes();
  }
}
