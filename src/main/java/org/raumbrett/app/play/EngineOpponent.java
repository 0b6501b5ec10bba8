package org.raumbrett.app.play;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;

/**
 * The program's engine as an opponent. A level is a number of positions and one thread searches
 * from an empty memory, so that it plays the same on every machine.
 */
public final class EngineOpponent implements Opponent {
  private static final int MEGABYTES = 32;

  private @Nullable Search search;

  @Override
  public synchronized Reply think(Position position, int level, StopToken stop) {
    Search engine = search == null ? new Search(MEGABYTES, 1) : search;
    search = engine;
    engine.clear();
    SearchLine best =
        engine
            .search(position, Strength.ofNumber(level).limits(), SearchListener.NONE, stop)
            .best()
            .orElseThrow(() -> new IllegalStateException("no move in " + position));
    return new Reply(best.move(), best.score());
  }
}
