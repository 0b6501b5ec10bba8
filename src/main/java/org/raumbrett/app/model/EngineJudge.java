package org.raumbrett.app.model;

import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.analysis.GameAnalyser;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;

/** The program's own judge, the one of the command line. */
public final class EngineJudge implements Judge {
  private final int threads;

  /** A judge on that many threads, at least 1. */
  public EngineJudge(int threads) {
    this.threads = threads;
  }

  @Override
  public void judge(
      Game game, int level, AnalysisScope scope, StopToken stop, AnalysisListener listener) {
    new GameAnalyser().analyse(game, Strength.ofNumber(level), scope, threads, listener, stop);
  }
}
