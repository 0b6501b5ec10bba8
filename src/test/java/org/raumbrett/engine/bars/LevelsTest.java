package org.raumbrett.engine.bars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.cli.match.EnginePlayer;
import org.raumbrett.cli.match.GameRules;
import org.raumbrett.cli.match.Match;
import org.raumbrett.cli.match.Player;
import org.raumbrett.cli.match.Tally;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.Strength;

/** Each level beats the one below it. */
@Tag("long")
class LevelsTest {
  private static final int GAMES = 200;
  private static final double BAR = 0.60;

  /**
   * The games are fast: where the stronger level has more nodes than this, the nodes of both are
   * less in the same proportion. A level that a depth rules plays as it is.
   */
  private static final long MOST_NODES = 4_000;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void aLevelScoresSixtyPerCentAgainstTheOneBelow(int level, TestReporter reporter)
      throws InterruptedException {
    Tally tally =
        new Match(GAMES, level, Runtime.getRuntime().availableProcessors(), GameRules.DEFAULT)
            .play(
                () -> new Match.Pairing(player(level, level), player(level - 1, level)),
                game -> {});
    reporter.publishEntry("level " + level + " v " + (level - 1), tally.toString());
    assertThat(tally.score()).isGreaterThanOrEqualTo(BAR);
  }

  private static Player player(int level, int stronger) {
    Limits limits = Strength.ofNumber(level).limits();
    if (limits.depth() == Limits.MAX_DEPTH) {
      double scale = Math.min(1, (double) MOST_NODES / Strength.ofNumber(stronger).nodes());
      limits = limits.withNodes(Math.max(1, Math.round(limits.nodes() * scale)));
    }
    return new EnginePlayer(new Search(2, 1), limits);
  }
}
