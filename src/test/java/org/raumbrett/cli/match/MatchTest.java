package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

class MatchTest {
  private static final GameRules RULES = new GameRules(60, 800, 2);

  @Test
  void eachOpeningIsPlayedTwiceWithColoursSwapped() throws InterruptedException {
    Map<Integer, Match.Finished> games = new TreeMap<>();
    new Match(5, 2, 1, RULES).play(MatchTest::fast, game -> games.put(game.number(), game));
    assertThat(games.keySet()).containsExactly(0, 1, 2, 3, 4);
    assertThat(start(games, 0)).isEqualTo(start(games, 1));
    assertThat(start(games, 2)).isEqualTo(start(games, 3)).isNotEqualTo(start(games, 0));
    assertThat(new Match.Finished(0, games.get(0).game()).firstHalfPoints())
        .isEqualTo(2 - new Match.Finished(1, games.get(0).game()).firstHalfPoints());
  }

  @Test
  void theResultDoesNotDependOnHowManyGamesArePlayedAtATime() throws InterruptedException {
    List<Match.Finished> single = new ArrayList<>();
    Tally one = new Match(8, 2, 1, RULES).play(MatchTest::fast, single::add);
    List<Match.Finished> several = new ArrayList<>();
    Tally three = new Match(8, 2, 3, RULES).play(MatchTest::fast, several::add);
    assertThat(three).isEqualTo(one);
    assertThat(several).containsExactlyInAnyOrderElementsOf(single);
    assertThat(one.games()).isEqualTo(8);
  }

  @Test
  void thePlayerThatSeesMoreWins() throws InterruptedException {
    Tally tally =
        new Match(12, 1, 2, new GameRules(120, 1000, 4))
            .play(
                () -> new Match.Pairing(engine(Limits.depth(3)), engine(Limits.depth(1))),
                game -> {});
    assertThat(tally.score()).isGreaterThan(0.7);
  }

  @Test
  void aPlayerThatBreaksDownEndsTheMatchAndEveryPlayerIsClosed() {
    AtomicInteger open = new AtomicInteger();
    assertThatThrownBy(
            () ->
                new Match(20, 1, 2, RULES)
                    .play(() -> new Match.Pairing(new Broken(open), new Broken(open)), game -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("out of order");
    assertThat(open).hasValue(0);
  }

  @Test
  void theFirstPlayerIsClosedIfTheSecondCannotBeMade() {
    AtomicInteger open = new AtomicInteger();
    assertThatThrownBy(
            () ->
                Match.Pairing.open(
                    () -> new Broken(open),
                    () -> {
                      throw new IllegalStateException("absent");
                    }))
        .hasMessage("absent");
    assertThat(open).hasValue(0);
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> new Match(0, 1, 1, RULES))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Match(1, 1, 0, RULES))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GameRules(0, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GameRules(1, -1, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  private static Position start(Map<Integer, Match.Finished> games, int number) {
    return games.get(number).game().line().start();
  }

  private static Match.Pairing fast() {
    return new Match.Pairing(engine(Limits.nodes(200)), engine(Limits.nodes(50)));
  }

  private static Player engine(Limits limits) {
    return new EnginePlayer(new Search(1, 1), limits);
  }

  private static final class Broken implements Player {
    private final AtomicInteger open;

    Broken(AtomicInteger open) {
      this.open = open;
      open.incrementAndGet();
    }

    @Override
    public void newGame() {
      throw new IllegalStateException("out of order");
    }

    @Override
    public Choice choose(PlayedLine line) {
      return new Choice(line.current().legalMoves().get(0), Score.DRAW, 0);
    }

    @Override
    public void close() {
      open.decrementAndGet();
    }
  }
}
