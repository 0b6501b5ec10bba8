package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.model.EngineJudge;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;

class EnginesTest {
  private static final Limits LIMITS = Limits.nodes(3_000);

  static List<Arguments> uses() {
    return List.of(
        use("live engine", (engines, stop) -> think(engines.live(), stop)),
        use("threat", (engines, stop) -> think(engines.quick(), stop)),
        use("opponent", (engines, stop) -> engines.opponent().think(Position.START, 1, stop)),
        use(
            "move tried again",
            (engines, stop) ->
                engines.umpire().judge(Position.START, Games.move("Ab1Aa3"), 1, stop)),
        use(
            "judge of games",
            (engines, stop) ->
                engines
                    .judge(new EngineJudge(1))
                    .judge(
                        Games.document("1. Ab1–Aa3 *").games().get(0),
                        1,
                        AnalysisScope.MAIN_LINE,
                        stop,
                        AnalysisListener.NONE)));
  }

  private static Arguments use(String name, BiConsumer<Engines, StopToken> use) {
    return Arguments.of(name, use);
  }

  private static void think(LiveEngine.Thinker thinker, StopToken stop) {
    thinker.think(Position.START, LIMITS, SearchListener.NONE, stop);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("uses")
  void everyEngineOfTheWindowRestsWhileItSearches(String name, BiConsumer<Engines, StopToken> use) {
    AtomicInteger rests = new AtomicInteger();
    use.accept(new Engines(rests::incrementAndGet), new StopToken());
    assertThat(rests).hasValueGreaterThan(1);
  }
}
