package org.raumbrett.app.model;

import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;

/** Judges the moves of a game, on the thread that calls it. */
@FunctionalInterface
public interface Judge {
  /**
   * Judges every move in the scope that has no judgement of this level yet, and returns when all
   * are done or soon after the stop.
   *
   * @param level the engine's strength, 1 to 10
   * @param listener hears what is found, on any thread
   */
  void judge(Game game, int level, AnalysisScope scope, StopToken stop, AnalysisListener listener);
}
