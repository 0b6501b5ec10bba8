package org.raumbrett.engine;

/** Hears of a search's progress, on the search's own thread. */
@FunctionalInterface
public interface SearchListener {
  /** Hears nothing. */
  SearchListener NONE = result -> {};

  /** Called after each completed iteration, and when the best line changes within one. */
  void progress(SearchResult result);
}
