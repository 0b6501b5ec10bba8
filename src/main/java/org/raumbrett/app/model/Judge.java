package org.raumbrett.app.model;

import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;

/** Judges the moves of a game, on the thread that calls it. */
@FunctionalInterface
public interface Judge {
  /** Hears what is found, on any thread. */
  interface Listener {
    /** A move has been judged: the one that leads to the place. */
    void judged(GamePath path, Judgement judgement);

    /** So many of the moves have their judgement. */
    void progress(int done, int total);
  }

  /**
   * Judges every move of the main line that has no judgement of this level yet, and returns when
   * all are done or soon after the stop.
   *
   * @param level the engine's strength, 1 to 10
   */
  void judge(Game game, int level, StopToken stop, Listener listener);
}
