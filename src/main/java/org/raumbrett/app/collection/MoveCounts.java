package org.raumbrett.app.collection;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Source;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.rgn.ReadGame;

/**
 * How long the document's games are. One of a large file must be read for that, which is done in
 * the background: the list does not wait for it.
 */
final class MoveCounts {
  /** Stands for a number that is not known yet. */
  static final int UNKNOWN = -1;

  private static final int MOST_KNOWN = 1_000;

  private final Desk desk;
  private final Tasks tasks;
  private final IntConsumer counted;
  private final Map<Integer, Integer> known = new HashMap<>();
  private final Set<Integer> wanted = new LinkedHashSet<>();

  /** Not held: it is as large as its file, and a list out of sight would not let go of it. */
  private WeakReference<@Nullable Source> source = new WeakReference<>(null);

  private boolean counting;

  /**
   * The numbers of the desk's document.
   *
   * @param counted hears on the user interface's thread of a game whose number is known now
   */
  MoveCounts(Desk desk, Tasks tasks, IntConsumer counted) {
    this.desk = desk;
    this.tasks = tasks;
    this.counted = counted;
  }

  /** Returns a game's number of half-moves; {@link #UNKNOWN} if it must be read for that first. */
  int plies(int index) {
    Source now = desk.document().source();
    if (now == null || desk.isHeld(index)) {
      return desk.games().get(index).length();
    }
    if (!source.refersTo(now)) {
      source = new WeakReference<>(now);
      known.clear();
      wanted.clear();
    }
    if (!known.containsKey(index)) {
      wanted.add(index);
      count(now);
    }
    return known.getOrDefault(index, UNKNOWN);
  }

  /** One thread at a time reads what is wanted by then. */
  private void count(Source file) {
    if (counting || wanted.isEmpty()) {
      return;
    }
    List<Integer> batch = List.copyOf(wanted);
    wanted.clear();
    counting = true;
    tasks.background(
        () -> {
          for (int index : batch) {
            int plies = length(file, index);
            tasks.ui(() -> keep(file, index, plies));
          }
          tasks.ui(this::goOn);
        });
  }

  private void goOn() {
    counting = false;
    Source now = source.get();
    if (now != null) {
      count(now);
    }
  }

  private static int length(Source file, int index) {
    List<ReadGame> games = file.games().read(index).games();
    return games.isEmpty() ? 0 : games.get(0).game().length();
  }

  private void keep(Source file, int index, int plies) {
    if (source.refersTo(file)) {
      if (known.size() > MOST_KNOWN) {
        known.clear();
      }
      known.put(index, plies);
      counted.accept(index);
    }
  }
}
