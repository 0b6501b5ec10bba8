package org.raumbrett.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.raumbrett.cli.match.GameRules;
import org.raumbrett.cli.match.Match;
import org.raumbrett.cli.match.Player;
import org.raumbrett.cli.match.PlayerSetting;
import org.raumbrett.cli.match.Tally;
import org.raumbrett.engine.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays two settings or programs against each other. */
@Command(
    name = "match",
    description = {
      "Play a match between two players, A and B; the result is A's. A player is engine (within"
          + " the match's limits), level:N, nodes:N, depth:N, movetime:MS, or uci:COMMAND (another"
          + " program, within the match's limits).",
      "Each random quiet opening is played twice, with colours swapped."
    })
final class MatchCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(index = "0", paramLabel = "A", description = "The first player.")
  private String first = "";

  @Parameters(index = "1", paramLabel = "B", description = "The second player.")
  private String second = "";

  @Option(names = "--games", paramLabel = "N", description = "How many games; 100 if not given.")
  private int games = 100;

  @Option(names = "--nodes", paramLabel = "N", description = "Nodes of a move.")
  private @Nullable Long nodes;

  @Option(names = "--depth", paramLabel = "D", description = "Plies of a move's search.")
  private @Nullable Integer depth;

  @Option(names = "--movetime", paramLabel = "MS", description = "Milliseconds of a move.")
  private @Nullable Long moveTime;

  @Option(names = "--openings", paramLabel = "SEED", description = "The seed of the openings.")
  private long seed = 1;

  @Option(names = "--concurrency", paramLabel = "N", description = "How many games at a time.")
  private int concurrency = 1;

  @Option(names = "--hash", paramLabel = "MB", description = "The engine's table; 16 MB.")
  private int hash = 16;

  @Option(
      names = "--patience",
      paramLabel = "S",
      description =
          "Seconds that another program may take to start, and over a move beyond its --movetime;"
              + " 10 and 300 if not given.")
  private @Nullable Integer patience;

  @Option(names = "--max-plies", paramLabel = "N", description = "Longer games are drawn; 300.")
  private int maxPlies = GameRules.DEFAULT.maxPlies();

  @Option(
      names = "--clear",
      paramLabel = "CP",
      description = "The advantage both must see for four plies to end a game; 1500; 0: none.")
  private int clear = GameRules.DEFAULT.clearCentipawns();

  MatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    requirePositive("--patience", patience == null ? null : patience.longValue());
    requirePositive("--movetime", moveTime);
    PlayerSetting a;
    PlayerSetting b;
    Match match;
    try {
      Limits limits = limits();
      a = PlayerSetting.parse(first, limits, hash);
      b = PlayerSetting.parse(second, limits, hash);
      GameRules rules = new GameRules(maxPlies, clear, GameRules.DEFAULT.clearPlies());
      match = new Match(games, seed, concurrency, rules);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(String.valueOf(e.getMessage()));
    }
    try {
      Tally tally = match.play(() -> Match.Pairing.open(() -> open(a), () -> open(b)), this::tell);
      streams.print(tally.toString());
    } catch (IllegalStateException e) {
      throw new CommandFailure(
          e.getCause() instanceof OutOfMemoryError
              ? "not enough memory for these players; give a smaller --hash than "
                  + hash
                  + " MB, or less --concurrency"
              : String.valueOf(e.getMessage()));
    }
    return ExitCode.OK;
  }

  private Player open(PlayerSetting setting) {
    Integer seconds = patience;
    return seconds == null ? setting.open() : setting.open(Duration.ofSeconds(seconds));
  }

  private static void requirePositive(String option, @Nullable Long number) {
    if (number != null && number < 1) {
      throw new CommandFailure(option + " must be at least 1, not " + number);
    }
  }

  private Limits limits() {
    Limits limits = moveTime == null ? Limits.INFINITE : Limits.millis(moveTime);
    limits = nodes == null ? limits : limits.withNodes(nodes);
    limits = depth == null ? limits : limits.withDepth(depth);
    // A player that names no limit must have one.
    return limits.equals(Limits.INFINITE) ? Limits.nodes(20_000) : limits;
  }

  private void tell(Match.Finished finished) {
    streams.tell(
        String.format(
            Locale.ROOT,
            "game %d: %s %s, %s, %d plies",
            finished.number() + 1,
            finished.number() % 2 == 0 ? "A-B" : "B-A",
            new String[] {"0-1", "1/2", "1-0"}[finished.game().whiteHalfPoints()],
            finished.game().end().inWords(),
            finished.game().choices().size()));
  }
}
