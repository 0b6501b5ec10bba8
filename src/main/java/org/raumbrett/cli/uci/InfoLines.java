package org.raumbrett.cli.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchResult;

/** Writes a search's state as {@code info} lines, one for each principal variation. */
final class InfoLines {
  private InfoLines() {}

  /**
   * Returns the lines.
   *
   * @param millis the time the search has taken
   */
  static List<String> of(SearchResult result, long millis) {
    List<String> lines = new ArrayList<>();
    for (SearchLine line : result.lines()) {
      lines.add(
          "info depth %d seldepth %d multipv %d score %s nodes %d nps %d hashfull %d time %d pv %s"
              .formatted(
                  result.depth(),
                  result.selectiveDepth(),
                  lines.size() + 1,
                  score(line.score()),
                  result.nodes(),
                  result.nodes() * 1000 / Math.max(1, millis),
                  result.hashPermille(),
                  millis,
                  line.moves().stream().map(Move::toString).collect(Collectors.joining(" "))));
    }
    return lines;
  }

  private static String score(Score score) {
    return (score.isMate() ? "mate " : "cp ") + score.value();
  }
}
