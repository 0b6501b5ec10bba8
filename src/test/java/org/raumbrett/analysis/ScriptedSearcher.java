package org.raumbrett.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** A searcher that finds what it was told, and remembers what it was asked. */
final class ScriptedSearcher implements PositionSearcher {
  private final SearchLine best;
  private final int depth;
  private final Map<Integer, Score> scoresAlone = new HashMap<>();
  final List<String> asked = new ArrayList<>();

  /** The search for the best move ends with this line at this depth. */
  ScriptedSearcher(String bestMoves, Score score, int depth) {
    this.best =
        new SearchLine(score, List.of(bestMoves.split(" ")).stream().map(Move::parse).toList());
    this.depth = depth;
  }

  /** A search for one move alone, that many plies deep, gives this score. */
  ScriptedSearcher alone(int plies, Score score) {
    scoresAlone.put(plies, score);
    return this;
  }

  @Override
  public void clear() {
    asked.add("clear");
  }

  @Override
  public SearchResult search(Position position, Limits limits, StopToken stop) {
    if (limits.rootMoves().isEmpty()) {
      asked.add("best");
      return new SearchResult(List.of(best), depth, depth, 1, 0);
    }
    asked.add(limits.rootMoves() + " to " + limits.depth());
    Score score = scoresAlone.get(limits.depth());
    if (score == null) {
      throw new AssertionError("not in the script: " + limits);
    }
    SearchLine line = new SearchLine(score, limits.rootMoves());
    return new SearchResult(List.of(line), limits.depth(), limits.depth(), 1, 0);
  }
}
