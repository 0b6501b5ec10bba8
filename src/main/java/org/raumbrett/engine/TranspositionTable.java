package org.raumbrett.engine;

import java.util.Arrays;
import org.raumbrett.board.Board;
import org.raumbrett.board.MoveCode;

/**
 * What is known of positions already searched. Each bucket has two entries, the first for the
 * deepest result, the second for the latest. An entry is two longs, the data and the key
 * exclusive-or'ed with it; so an entry that two threads wrote at once does not fit its key and is
 * passed over, without locks (Hyatt and Mann 2002).
 *
 * <p>The data, from the low bits on: move (origin 7, target 7, promotion 3 bits), score 16,
 * evaluation 16, depth 8, bound 2, age 5.
 */
final class TranspositionTable {
  /** The score is no better than the entry says. */
  static final int UPPER = 1;

  /** The score is at least what the entry says. */
  static final int LOWER = 2;

  static final int EXACT = UPPER | LOWER;

  /** No entry: an entry's bound is never 0. */
  static final long NONE = 0;

  private static final int MOVE_MASK = (1 << 17) - 1;
  private static final int AGES = 32;

  /** Behind an array's header of 16 bytes, two longs more make a bucket lie in one cache line. */
  private static final int ALIGNMENT = 2;

  /** The buckets a search begins with: what a processor's nearer caches hold. */
  private static final int FIRST_BUCKETS = 1 << 12;

  private final long[] words;
  private final int buckets;

  /** The buckets in use, a power of two, less one. */
  private int mask;

  private int age;

  /** A table of at most that many mebibytes, at least 1. */
  TranspositionTable(int megabytes) {
    buckets = Integer.highestOneBit(Math.max(1, Math.min(megabytes, 4096))) << 15;
    words = new long[buckets * 4 + ALIGNMENT];
    mask = FIRST_BUCKETS - 1;
  }

  void clear() {
    Arrays.fill(words, 0, (mask + 1) * 4 + ALIGNMENT, 0);
    mask = FIRST_BUCKETS - 1;
    age = 0;
  }

  /**
   * Brings so much of the table into use that it holds so many nodes, if there is so much. A short
   * search thus keeps to little memory, which stays in the caches. No thread may search meanwhile.
   */
  void reserve(long nodes) {
    while (mask + 1 < buckets && 2L * (mask + 1) < nodes) {
      split();
    }
  }

  /** Brings twice as many buckets into use; of each the entries whose keys say so move. */
  private void split() {
    int half = mask + 1;
    mask += half;
    for (int from = ALIGNMENT; from < half * 4 + ALIGNMENT; from += 2) {
      long data = words[from + 1];
      if (data != NONE && (first(words[from] ^ data) - ALIGNMENT) >> 2 >= half) {
        words[from + half * 4] = words[from];
        words[from + half * 4 + 1] = data;
        words[from] = 0;
        words[from + 1] = NONE;
      }
    }
  }

  /** Entries of earlier searches may now be replaced whatever their depth. */
  void nextSearch() {
    age = (age + 1) % AGES;
  }

  /**
   * Begins to load the key's bucket, which is seldom in a cache, so that it has come when it is
   * needed a little later, by {@link #probe}.
   */
  long touch(long key) {
    return words[first(key)];
  }

  /**
   * Returns the data stored for the key, {@link #NONE} if there are none.
   *
   * @param touched what {@link #touch} returned for the key
   */
  long probe(long key, long touched) {
    int first = first(key);
    long data = words[first + 1];
    if ((touched ^ data) == key && data != NONE) {
      return data;
    }
    data = words[first + 3];
    return (words[first + 2] ^ data) == key ? data : NONE;
  }

  /**
   * Stores what is known of a position.
   *
   * @param move the best move, or {@link MoveCode#NONE}; then one already known is kept
   * @param value a value as the search has it at that ply
   * @param evaluation the static evaluation, or {@link Values#UNKNOWN}
   */
  void store(long key, int move, int value, int evaluation, int depth, int bound, int ply) {
    int first = first(key);
    long old = words[first + 1];
    boolean same = (words[first] ^ old) == key;
    int slot = first;
    if (!same && old != NONE && age(old) == age && depth(old) > depth) {
      slot = first + 2;
      old = words[slot + 1];
      same = (words[slot] ^ old) == key;
    } else if (!same && old != NONE) {
      words[first + 2] = words[first];
      words[first + 3] = old;
    }
    if (same && age(old) == age && depth(old) > depth + 3 && bound != EXACT) {
      return;
    }
    long moveBits = move == MoveCode.NONE && same ? old & MOVE_MASK : move & MOVE_MASK;
    long data =
        moveBits
            | (long) (toStored(value, ply) & 0xffff) << 17
            | (long) (evaluation & 0xffff) << 33
            | (long) (depth & 0xff) << 49
            | (long) bound << 57
            | (long) age << 59;
    words[slot] = key ^ data;
    words[slot + 1] = data;
  }

  /** Returns the entry's move as a code of the board; it may not be legal there. */
  static int move(long data, Board board) {
    int bits = (int) data & MOVE_MASK;
    if (bits == 0) {
      return MoveCode.NONE;
    }
    int from = MoveCode.from(bits);
    int to = MoveCode.to(bits);
    return MoveCode.of(from, to, MoveCode.promotion(bits), board.man(from), board.man(to));
  }

  /** Returns the entry's value, mates counted from the root of a search that is at that ply. */
  static int value(long data, int ply) {
    int stored = (short) (data >>> 17);
    if (stored >= Values.MATE_BOUND) {
      return stored - ply;
    }
    return stored <= -Values.MATE_BOUND ? stored + ply : stored;
  }

  static int evaluation(long data) {
    return (short) (data >>> 33);
  }

  static int depth(long data) {
    return (int) (data >>> 49) & 0xff;
  }

  static int bound(long data) {
    return (int) (data >>> 57) & 3;
  }

  /** Returns how many of a thousand entries of the table this search has written, from a sample. */
  int permille() {
    int used = 0;
    int sample = Math.min(500, mask + 1);
    for (int i = 0; i < sample; i++) {
      for (int slot = 1; slot <= 3; slot += 2) {
        long data = words[i * 4 + slot + ALIGNMENT];
        used += data != NONE && age(data) == age ? 1 : 0;
      }
    }
    return (int) (500L * used * (mask + 1) / ((long) sample * buckets));
  }

  private static int age(long data) {
    return (int) (data >>> 59);
  }

  private static int toStored(int value, int ply) {
    if (value >= Values.MATE_BOUND) {
      return value + ply;
    }
    return value <= -Values.MATE_BOUND ? value - ply : value;
  }

  private int first(long key) {
    return (((int) (key >>> 20) & mask) << 2) + ALIGNMENT;
  }
}
