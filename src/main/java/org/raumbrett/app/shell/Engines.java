package org.raumbrett.app.shell;

import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.MoveJudge;
import org.raumbrett.app.model.Courtesy;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.app.model.Retry;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;

/** The engines that think along in the window. */
final class Engines {
  private static final int LIVE_MEGABYTES = 64;
  private static final int THREAT_MEGABYTES = 8;

  private Engines() {}

  /** Returns an engine that keeps what it learnt from one position to the next. */
  static LiveEngine.Thinker live() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return lazily(LIVE_MEGABYTES, threads);
  }

  /** Returns an engine for a quick look. */
  static LiveEngine.Thinker quick() {
    return lazily(THREAT_MEGABYTES, 1);
  }

  /** Returns the judge of single moves; each has an engine of its own, as any judge must. */
  static Retry.Umpire umpire() {
    return (before, move, level, stop) ->
        new MoveJudge().judge(before, move, Strength.ofNumber(level), stop);
  }

  /** Returns the judge, made to wait while the window answers the user. */
  static Judge courteous(Judge judge, Courtesy courtesy) {
    return (game, level, scope, stop, listener) ->
        judge.judge(game, level, scope, stop.resting(courtesy::await), listener);
  }

  /** Returns the engine, made to wait while the window answers the user. */
  static LiveEngine.Thinker courteous(LiveEngine.Thinker thinker, Courtesy courtesy) {
    return (position, limits, listener, stop) ->
        thinker.think(position, limits, listener, stop.resting(courtesy::await));
  }

  /** The memory is taken when the engine is first used. */
  private static LiveEngine.Thinker lazily(int megabytes, int threads) {
    return new LiveEngine.Thinker() {
      private @Nullable Search search;

      @Override
      public SearchResult think(
          Position position, Limits limits, SearchListener listener, StopToken stop) {
        Search used;
        synchronized (this) {
          if (search == null) {
            search = new Search(megabytes, threads);
          }
          used = search;
        }
        return used.search(position, limits, listener, stop);
      }
    };
  }
}
