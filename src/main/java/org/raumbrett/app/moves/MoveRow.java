package org.raumbrett.app.moves;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;

/** One row of the move list. */
sealed interface MoveRow {
  /** A move in the list: where it leads to and what is said of it. */
  record Entry(GamePath path, Ply ply) {
    /** Games share what did not change, so that the same ply is the same object. */
    boolean sameAs(@Nullable Entry other) {
      return other != null && ply == other.ply && path.equals(other.path);
    }
  }

  /** A numbered row of the main line; a missing move was or will be shown in a row of its own. */
  record Pair(int number, @Nullable Entry white, @Nullable Entry black) implements MoveRow {}

  /** A comment to the main line. */
  record Comment(String text) implements MoveRow {}

  /**
   * A piece of a variation that fits one row.
   *
   * @param depth how deeply it is nested, from 1
   * @param lead the comments before its first move
   * @param entries its moves
   * @param opens whether the variation begins here
   * @param closes whether it ends here
   */
  record Variation(int depth, List<String> lead, List<Entry> entries, boolean opens, boolean closes)
      implements MoveRow {}

  /** Returns the moves of the row in their order. */
  default List<Entry> entries() {
    if (this instanceof Pair pair) {
      return Stream.of(pair.white(), pair.black()).filter(Objects::nonNull).toList();
    }
    return List.of();
  }

  /**
   * Returns where the row's move after that place leads to, its first if the place is elsewhere.
   */
  default Optional<GamePath> after(GamePath place) {
    List<GamePath> paths = entries().stream().map(Entry::path).toList();
    int next = paths.indexOf(place) + 1;
    return paths.isEmpty() ? Optional.empty() : Optional.of(paths.get(next % paths.size()));
  }

  /** Returns whether the row shows the move that leads to the place. */
  default boolean leadsTo(GamePath path) {
    if (this instanceof Pair pair) {
      return pair.white() != null && pair.white().path().equals(path)
          || pair.black() != null && pair.black().path().equals(path);
    }
    return this instanceof Variation variation
        && variation.entries().stream().anyMatch(entry -> entry.path().equals(path));
  }

  /** Returns whether the other row would look the same, whatever comes next. */
  default boolean sameAs(MoveRow other) {
    if (this instanceof Pair a && other instanceof Pair b) {
      return a.number() == b.number() && same(a.white(), b.white()) && same(a.black(), b.black());
    }
    if (this instanceof Variation a && other instanceof Variation b) {
      if (a.entries().size() != b.entries().size()
          || a.opens() != b.opens()
          || a.closes() != b.closes()
          || !a.lead().equals(b.lead())) {
        return false;
      }
      for (int i = 0; i < a.entries().size(); i++) {
        if (!a.entries().get(i).sameAs(b.entries().get(i))) {
          return false;
        }
      }
      return true;
    }
    return equals(other);
  }

  private static boolean same(@Nullable Entry a, @Nullable Entry b) {
    return a == null ? b == null : a.sameAs(b);
  }
}
