package org.raumbrett.cli.match;

import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** This program's engine, thinking within fixed limits. */
public final class EnginePlayer implements Player {
  private final Search search;
  private final Limits limits;

  /** A player with that engine, which is its own from now on. */
  public EnginePlayer(Search search, Limits limits) {
    this.search = search;
    this.limits = limits;
  }

  @Override
  public void newGame() {
    search.clear();
  }

  @Override
  public Choice choose(PlayedLine line) {
    return choose(search, line.current(), limits);
  }

  /** Returns what the engine plays within the limits. */
  public static Choice choose(Search search, Position position, Limits limits) {
    SearchResult result = search.search(position, limits, SearchListener.NONE, new StopToken());
    SearchLine best =
        result
            .best()
            .orElseThrow(() -> new IllegalStateException("the engine finds no move: " + position));
    return new Choice(best.move(), best.score(), result.nodes());
  }
}
