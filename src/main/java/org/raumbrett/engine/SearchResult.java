package org.raumbrett.engine;

import java.util.List;
import java.util.Optional;

/**
 * What a search found, at its end or after an iteration.
 *
 * @param lines the principal variations, best first; empty only if there is no legal move. Of a
 *     search stopped within its first iteration it is any legal move and the static evaluation
 * @param depth the last completed depth in plies
 * @param selectiveDepth the deepest ply reached
 * @param nodes positions searched, quiescence included
 * @param hashPermille how full the transposition table is, 0 to 1000
 */
public record SearchResult(
    List<SearchLine> lines, int depth, int selectiveDepth, long nodes, int hashPermille) {
  public SearchResult {
    lines = List.copyOf(lines);
  }

  /** Returns the same result with another number of nodes. */
  SearchResult withNodes(long changed) {
    return new SearchResult(lines, depth, selectiveDepth, changed, hashPermille);
  }

  /** Returns the best line, if there is one. */
  public Optional<SearchLine> best() {
    return lines.stream().findFirst();
  }
}
