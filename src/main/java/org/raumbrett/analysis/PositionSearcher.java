package org.raumbrett.analysis;

import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** The part of the engine that judging needs. One instance belongs to one thread at a time. */
interface PositionSearcher {
  /** Forgets what earlier searches found, so that the next one does not depend on them. */
  void clear();

  /** Searches the position within the limits; what a stopped search returns is not used. */
  SearchResult search(Position position, Limits limits, StopToken stop);
}
