package org.raumbrett.app.collection;

/**
 * The order in which games are listed. It is one of looking: the file keeps its own.
 *
 * @param key what the games are ordered by
 * @param descending whether the last comes first; a game of which that is not known is last always
 */
public record GameOrder(SortKey key, boolean descending) {
  /** The order of the file. */
  public static final GameOrder OF_FILE = new GameOrder(SortKey.FILE, false);

  /** Returns whether it is the order of the file, the first game first. */
  public boolean isOfFile() {
    return equals(OF_FILE);
  }

  /** Returns the order by something else, in the direction in which one looks at that first. */
  GameOrder by(SortKey other) {
    return new GameOrder(other, other.isLatestFirst());
  }

  /** Returns the order the other way round. */
  GameOrder turned() {
    return new GameOrder(key, !descending);
  }
}
