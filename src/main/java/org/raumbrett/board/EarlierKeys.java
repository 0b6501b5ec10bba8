package org.raumbrett.board;

import org.jspecify.annotations.Nullable;

/**
 * The keys of the positions before one, back to the last capture or pawn move, the latest first. A
 * position shares them with those that follow, so a long game takes no more room than its moves.
 */
final class EarlierKeys {
  private final long key;
  private final @Nullable EarlierKeys before;
  private final int count;

  EarlierKeys(long key, @Nullable EarlierKeys before) {
    this.key = key;
    this.before = before;
    this.count = before == null ? 1 : before.count + 1;
  }

  /** Returns how often the key is among them. */
  static int occurrences(@Nullable EarlierKeys last, long wanted) {
    int found = 0;
    for (EarlierKeys keys = last; keys != null; keys = keys.before) {
      found += keys.key == wanted ? 1 : 0;
    }
    return found;
  }

  /** Returns the keys, the earliest first. */
  static long[] toArray(@Nullable EarlierKeys last) {
    long[] array = new long[last == null ? 0 : last.count];
    for (EarlierKeys keys = last; keys != null; keys = keys.before) {
      array[keys.count - 1] = keys.key;
    }
    return array;
  }
}
