package org.raumbrett.app.model;

import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisProgress;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.analysis.GameAnalyser;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;

/** The program's own judge. */
public final class EngineJudge implements Judge {
  private final int threads;

  /** A judge on that many threads, at least 1. */
  public EngineJudge(int threads) {
    this.threads = threads;
  }

  @Override
  public void judge(Game game, int level, StopToken stop, Listener listener) {
    AnalysisListener relay =
        new AnalysisListener() {
          @Override
          public void judged(GamePath path, Judgement judgement) {
            listener.judged(path, judgement);
          }

          @Override
          public void progress(AnalysisProgress progress) {
            listener.progress(progress.done(), progress.total());
          }
        };
    new GameAnalyser()
        .analyse(game, Strength.ofNumber(level), AnalysisScope.MAIN_LINE, threads, relay, stop);
  }
}
