package org.raumbrett.analysis;

import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** The engine with one thread, which makes it reproducible. */
final class EngineSearcher implements PositionSearcher {
  /**
   * The size of the memory. It is part of what makes a judgement: another size may give another
   * score.
   */
  private static final int MEGABYTES = 16;

  private final Search search = new Search(MEGABYTES, 1);

  @Override
  public void clear() {
    search.clear();
  }

  @Override
  public SearchResult search(Position position, Limits limits, StopToken stop) {
    return search.search(position, limits, SearchListener.NONE, stop);
  }
}
