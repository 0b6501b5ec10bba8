package org.raumbrett.engine.bars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;
import org.raumbrett.cli.match.EnginePlayer;
import org.raumbrett.cli.match.GameRules;
import org.raumbrett.cli.match.Match;
import org.raumbrett.cli.match.PlayedLine;
import org.raumbrett.cli.match.Player;
import org.raumbrett.cli.match.Tally;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

/** The yardstick, and the engine against it. */
class YardstickTest {
  private static final int GAMES = 100;
  private static final double BAR = 0.95;

  /** Gives the engine what its opponent spent on its last move. */
  private record EqualNodes(Search search, YardstickPlayer rival) implements Player {
    @Override
    public void newGame() {
      search.clear();
    }

    @Override
    public Choice choose(PlayedLine line) {
      return EnginePlayer.choose(search, line.current(), Limits.nodes(rival.price()));
    }
  }

  @Test
  void theYardstickIsFrozen() {
    assertThat(new Yardstick().choose(Position.START))
        .isEqualTo(new Yardstick.Choice(Move.parse("Ab1Ac3"), 0, 515_077));
    Position middle =
        Rfen.parse(
            "rnk1r/ppppp/2n2/5/5|ub1u1/p1ppp/1p3/5/5|5/5/5/5/5|2N2/5/5/PPPPP/BUQBU"
                + "|5/5/5/PPPPP/R1K1R w 1 5");
    assertThat(new Yardstick().choose(middle))
        .isEqualTo(new Yardstick.Choice(Move.parse("Bc5Db5"), 1618, 466_743));
  }

  @Test
  void theYardstickTakesWhatHangsAndMatesInTwo() {
    Position hanging = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|5/5/2q2/5/2R2|5/5/5/5/5|5/5/5/5/1K3 w");
    assertThat(new Yardstick().choose(hanging).move()).isEqualTo(Move.parse("Cc1Cc3"));
    MateSuiteTest.suite()
        .filter(mate -> mate.length() == 2)
        .limit(3)
        .forEach(
            mate ->
                assertThat(new Yardstick().choose(mate.position()).centipawns())
                    .isGreaterThan(29_000));
  }

  @Test
  @Tag("long")
  void theEngineScoresNinetyFivePerCentAtEqualNodes(TestReporter reporter)
      throws InterruptedException {
    AtomicLong[] nodes = {new AtomicLong(), new AtomicLong()};
    Tally tally =
        new Match(GAMES, 1, Runtime.getRuntime().availableProcessors(), GameRules.DEFAULT)
            .play(YardstickTest::pairing, game -> count(game, nodes));
    reporter.publishEntry("engine v yardstick", tally + ", nodes " + nodes[0] + " v " + nodes[1]);
    assertThat(tally.games()).isEqualTo(GAMES);
    assertThat(nodes[0].get()).isLessThan(nodes[1].get() * 11 / 10);
    assertThat(tally.score()).isGreaterThanOrEqualTo(BAR);
  }

  private static Match.Pairing pairing() {
    YardstickPlayer yardstick = new YardstickPlayer();
    return new Match.Pairing(new EqualNodes(new Search(16, 1), yardstick), yardstick);
  }

  /** Adds up the nodes of the engine and of the yardstick. */
  private static void count(Match.Finished finished, AtomicLong[] nodes) {
    boolean engine = finished.number() % 2 == 0;
    if (finished.game().line().start().sideToMove() == Side.BLACK) {
      engine = !engine;
    }
    for (Player.Choice choice : finished.game().choices()) {
      nodes[engine ? 0 : 1].addAndGet(choice.nodes());
      engine = !engine;
    }
  }
}
