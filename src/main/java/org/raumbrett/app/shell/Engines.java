package org.raumbrett.app.shell;

import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.MoveJudge;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.play.EngineOpponent;
import org.raumbrett.app.play.Opponent;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;

/**
 * All engines of the window, made in this one place, so that each of them waits while the window
 * answers the user.
 */
final class Engines {
  private static final int LIVE_MEGABYTES = 64;
  private static final int THREAT_MEGABYTES = 8;

  private final Runnable rest;

  /**
   * Engines that call {@code rest} again and again while they search: it may make them wait. What
   * they find does not depend on it.
   */
  Engines(Runnable rest) {
    this.rest = rest;
  }

  /** Returns an engine that keeps what it learnt from one position to the next. */
  LiveEngine.Thinker live() {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    return thinker(LIVE_MEGABYTES, threads);
  }

  /** Returns an engine for a quick look. */
  LiveEngine.Thinker quick() {
    return thinker(THREAT_MEGABYTES, 1);
  }

  /** Returns the judge of single moves; each has an engine of its own, as any judge must. */
  Retry.Umpire umpire() {
    return (before, move, level, stop) ->
        new MoveJudge().judge(before, move, Strength.ofNumber(level), stop.resting(rest));
  }

  /** Returns who plays against the user and advises him. */
  Opponent opponent() {
    Opponent opponent = new EngineOpponent();
    return (position, level, stop) -> opponent.think(position, level, stop.resting(rest));
  }

  /** Returns the judge of games, made to wait as the others. */
  Judge judge(Judge judge) {
    return (game, level, scope, stop, listener) ->
        judge.judge(game, level, scope, stop.resting(rest), listener);
  }

  /** The memory is taken when the engine is first used. */
  private LiveEngine.Thinker thinker(int megabytes, int threads) {
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
        return used.search(position, limits, listener, stop.resting(rest));
      }
    };
  }
}
