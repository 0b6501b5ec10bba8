package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

/**
 * A text as the user has edited it, read and compared with what it was before. Whatever takes the
 * longer the longer the text is has been done when there is a revision, on any thread; the desk has
 * only to take it in.
 */
final class Revision {
  /**
   * What an edited text is compared with.
   *
   * @param content the text before, and the games as they were read
   * @param large whether the content is only the game looked at
   * @param index which game of the document is looked at, from 0
   * @param looked that game, with what was done to it since
   * @param place the place in it
   * @param known the positions along its main line as far as they are known, from its start on
   */
  record Base(
      RgnDocument content,
      boolean large,
      int index,
      Game looked,
      GamePath place,
      List<Position> known) {}

  private final Base base;
  private final RgnDocument content;
  private final List<Game> games = new ArrayList<>();
  private final List<@Nullable String> typed = new ArrayList<>();
  private final List<Integer> changed = new ArrayList<>();
  private final int index;
  private final Game looked;
  private final Positions positions;

  private Revision(Base base, RgnDocument content) {
    this.base = base;
    this.content = content;
    int size = Shelf.size(content);
    for (int i = 0; i < size; i++) {
      games.add(Shelf.game(content, i));
      typed.add(Shelf.typed(content, i));
      if (!isAsBefore(i)) {
        changed.add(i);
      }
    }
    index = base.large() ? 0 : Math.min(base.index(), size - 1);
    looked = Judgements.carry(base.looked(), games.get(index));
    positions = new Positions(looked, stillKnown());
    positions.at(Walk.nearest(looked, base.place()));
  }

  /** Reads an edited text. */
  static Revision read(String text, Base base) {
    return of(RgnReader.read(text), base);
  }

  /** Returns the revision that takes in a text which has been read. */
  static Revision of(RgnDocument content, Base base) {
    return new Revision(base, content);
  }

  private boolean isAsBefore(int i) {
    RgnDocument old = base.content();
    return i < Shelf.size(old)
        && games.get(i).equals(Shelf.game(old, i))
        && Objects.equals(typed.get(i), Shelf.typed(old, i));
  }

  /** Returns the known positions that the same moves still lead to. */
  private List<Position> stillKnown() {
    Game old = base.looked();
    if (!old.start().equals(looked.start())) {
      return List.of();
    }
    List<Ply> before = old.mainLine().plies();
    List<Ply> now = looked.mainLine().plies();
    int most = Math.min(base.known().size(), Math.min(before.size(), now.size()) + 1);
    int common = 1;
    while (common < most && before.get(common - 1).move().equals(now.get(common - 1).move())) {
      common++;
    }
    return base.known().subList(0, Math.min(common, most));
  }

  Base base() {
    return base;
  }

  /** Returns the text as it is now. */
  RgnDocument content() {
    return content;
  }

  /** Returns the games of the text, the empty one if it has none. */
  List<Game> games() {
    return games;
  }

  /** Returns for each game the text it could not be read whole from, null if it could. */
  List<@Nullable String> typed() {
    return typed;
  }

  /** Returns which games differ from those with the same index before. */
  List<Integer> changed() {
    return changed;
  }

  /** Returns which game of the text is looked at from now on. */
  int index() {
    return index;
  }

  /** Returns that game; what it shares with the one before it has from it, judgements too. */
  Game looked() {
    return looked;
  }

  /** Returns its positions, that at the nearest to the old place among them. */
  Positions positions() {
    return positions;
  }
}
