package org.raumbrett.app.collection;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Headers;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnCollection;

/** Brings games into an order. What a large file's are ordered by is read once. */
final class SortKeys {
  private static final int WHOLE = 100;

  /** Not held: it is as large as the file. */
  private WeakReference<@Nullable RgnCollection> file = new WeakReference<>(null);

  private SortKey key = SortKey.FILE;
  private String[] keys = {};

  /**
   * Returns the games in the order; those with the same key, and those of which it is not known, in
   * that of the file.
   *
   * @param games their indices in the order of the file
   * @param lengths the half-moves of the games that are held, by their index
   * @param stop tells that nobody waits for the answer any more, which is any order then
   * @param percent hears how much of a large file has been read
   */
  synchronized List<Integer> sort(
      List<Integer> games,
      GameOrder order,
      Headers headers,
      Map<Integer, Integer> lengths,
      BooleanSupplier stop,
      IntConsumer percent) {
    List<Integer> sorted = new ArrayList<>(games);
    if (order.key() == SortKey.FILE) {
      if (order.descending()) {
        Collections.reverse(sorted);
      }
      return sorted;
    }
    if (prepare(order.key(), headers, stop, percent)) {
      IntFunction<String> held = index -> held(order.key(), headers, lengths, index);
      String[] now = keys(headers, held, games);
      sorted.sort(comparator(now, order));
    }
    return sorted;
  }

  /** Unknown ones are last, whatever the direction. */
  private static Comparator<Integer> comparator(String[] keys, GameOrder order) {
    Comparator<String> known = order.key().comparator(order.descending());
    return (one, other) -> {
      String first = keys[one];
      String second = keys[other];
      return first.isEmpty() || second.isEmpty()
          ? Boolean.compare(first.isEmpty(), second.isEmpty())
          : known.compare(first, second);
    };
  }

  private String[] keys(Headers headers, IntFunction<String> held, List<Integer> games) {
    int size = games.isEmpty() ? 0 : games.get(games.size() - 1) + 1;
    String[] now = new String[size];
    for (int index : games) {
      now[index] = headers.held().containsKey(index) ? held.apply(index) : keys[index];
    }
    return now;
  }

  private static String held(
      SortKey key, Headers headers, Map<Integer, Integer> lengths, int index) {
    return key == SortKey.MOVES
        ? SortKey.ofLength(Objects.requireNonNull(lengths.get(index)))
        : key.of(headers.tags(index));
  }

  /** Reads the keys of the games that are not held, unless that has been done. */
  private boolean prepare(
      SortKey wanted, Headers headers, BooleanSupplier stop, IntConsumer percent) {
    RgnCollection now = headers.file();
    if (now == null || file.refersTo(now) && wanted == key) {
      return true;
    }
    file.clear();
    keys = new String[now.size()];
    // Most players have several games, and most games one of few lengths.
    Map<String, String> same = new HashMap<>();
    int told = -1;
    for (int i = 0; i < keys.length; i++) {
      if (stop.getAsBoolean()) {
        return false;
      }
      String read = wanted == SortKey.MOVES ? ofMoves(now, i) : wanted.of(now.tags(i));
      keys[i] = same.computeIfAbsent(read, one -> one);
      int part = (int) ((long) i * WHOLE / keys.length);
      if (part > told) {
        told = part;
        percent.accept(part);
      }
    }
    key = wanted;
    file = new WeakReference<>(now);
    return true;
  }

  private static String ofMoves(RgnCollection file, int index) {
    List<ReadGame> games = file.read(index).games();
    return SortKey.ofLength(games.isEmpty() ? 0 : games.get(0).game().length());
  }
}
