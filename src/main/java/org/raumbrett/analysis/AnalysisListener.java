package org.raumbrett.analysis;

import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;

/**
 * Hears of an analysis while it runs. Calls come from the analysis's own threads, one at a time;
 * moves are judged early ones first, but may finish in another order. After the analysis has
 * returned there are none.
 */
public interface AnalysisListener {
  /** Hears nothing. */
  AnalysisListener NONE = new AnalysisListener() {};

  /** A move has been judged: the one that leads to the place. */
  default void judged(GamePath path, Judgement judgement) {}

  /** Called at the start and after each judgement. */
  default void progress(AnalysisProgress progress) {}
}
