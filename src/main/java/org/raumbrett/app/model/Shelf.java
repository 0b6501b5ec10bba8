package org.raumbrett.app.model;

import java.util.AbstractList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * The games of a document with the changes made to them. Of a large file only the changed games and
 * the one looked at are held; the others are read from the file's bytes when they are asked for.
 */
final class Shelf {
  /** The games that are held, by their index; the others have that index in the source too. */
  private final SortedMap<Integer, Slot> held = new TreeMap<>();

  private int size;
  private @Nullable Source source;
  private int filling;

  Shelf() {
    fill(Document.NONE);
  }

  /** Holds the document's games instead of all others. */
  void fill(Document document) {
    held.clear();
    filling++;
    source = document.source();
    boolean collection = source != null && source.isCollection();
    size = isLarge() ? file().size() : size(document.content());
    for (int i = 0; i < size && !document.isLarge(); i++) {
      RgnDocument content = document.content();
      held.put(i, new Slot(collection ? i : -1, game(content, i), typed(content, i), true));
    }
  }

  /** Returns how many games a text has: one without a game has the empty one. */
  static int size(RgnDocument content) {
    return Math.max(1, content.games().size());
  }

  static Game game(RgnDocument content, int index) {
    return index < content.games().size() ? content.games().get(index).game() : Game.EMPTY;
  }

  /** Returns the text of a game that could not be read whole from it, null if it could. */
  static @Nullable String typed(RgnDocument content, int index) {
    if (content.games().isEmpty()) {
      return content.text().isBlank() ? null : content.text();
    }
    ReadGame read = content.games().get(index);
    return read.errorCount() == 0
        ? null
        : content.text().substring(read.span().offset(), read.span().end());
  }

  int size() {
    return size;
  }

  /** Returns a number that changes with each document. */
  int filling() {
    return filling;
  }

  boolean isLarge() {
    return source != null && source.large();
  }

  private RgnCollection file() {
    return Objects.requireNonNull(source).games();
  }

  /** Returns the games; one that is not held is read again each time. */
  List<Game> games() {
    return new AbstractList<>() {
      @Override
      public Game get(int index) {
        return game(index);
      }

      @Override
      public int size() {
        return size;
      }
    };
  }

  Game game(int index) {
    Slot slot = held.get(Objects.checkIndex(index, size));
    return slot != null ? slot.game() : game(read(index), 0);
  }

  /** Returns whether the game is there without being read. */
  boolean isHeld(int index) {
    return held.containsKey(index);
  }

  /** Returns the tags of a game, which costs less than reading it. */
  Tags tags(int index) {
    Slot slot = held.get(Objects.checkIndex(index, size));
    return slot != null ? slot.game().tags() : file().tags(index);
  }

  /** Returns the tags of all games as they are now. */
  Headers headers() {
    Map<Integer, Tags> tags = new HashMap<>();
    held.forEach((index, slot) -> tags.put(index, slot.game().tags()));
    return new Headers(tags, isLarge() ? file() : null);
  }

  /** Holds a large file's game from now on, if it is not held yet. */
  void hold(int index, RgnDocument content) {
    held.computeIfAbsent(index, i -> new Slot(i, game(content, 0), typed(content, 0), true));
  }

  /** Returns the text of a large file's game. */
  RgnDocument read(int index) {
    Slot slot = held.get(index);
    if (slot == null || !slot.isChanged()) {
      return Objects.requireNonNull(source).read(slot == null ? index : slot.origin());
    }
    String typed = slot.isTorn() ? null : slot.typed();
    return RgnReader.read(typed != null ? typed : RgnWriter.annotated(slot.game()));
  }

  /** Forgets a large file's game that can be read again. */
  void release(int index) {
    Slot slot = held.get(index);
    if (isLarge() && slot != null && !slot.isChanged()) {
      held.remove(index);
    }
  }

  /**
   * Puts a changed game in the place of another.
   *
   * @param inStep whether what was typed, if anything, is what the game was read from
   */
  void put(int index, Game game, boolean inStep) {
    slot(index).put(game, inStep);
  }

  /**
   * Puts a game in the place of what its text says; one that was only judged is in step with it.
   */
  void play(int index, Game game) {
    if (index >= 0 && index < size) {
      put(index, game, Judgements.carry(game, game(index)).equals(game));
    }
  }

  /** Takes in what was typed in a game's place; null if the game says all of it. */
  void type(int index, @Nullable String typed, int count) {
    slot(index).type(typed, count);
  }

  @Nullable String typed(int index) {
    return slot(index).typed();
  }

  boolean isTorn(int index) {
    return slot(index).isTorn();
  }

  /** What is typed or put there has been opened before. */
  private Slot slot(int index) {
    return Objects.requireNonNull(held.get(index), () -> "game " + index + " is not held");
  }

  /** Holds these games in place of all; none of them is as it was saved. */
  void replaceAll(Revision revision) {
    held.clear();
    size = revision.games().size();
    for (int i = 0; i < size; i++) {
      held.put(i, new Slot(-1, revision.games().get(i), revision.typed().get(i), false));
    }
  }

  /** None of the games lies in a file: all must be saved. */
  void forgetSaved() {
    held.values().forEach(Slot::forgetSaved);
  }

  boolean isModified() {
    return held.values().stream().anyMatch(Slot::isChanged);
  }

  /** Returns the games whose text cannot be read whole and whose board was changed: both differ. */
  List<Integer> torn() {
    return held.entrySet().stream()
        .filter(entry -> entry.getValue().isTorn() && entry.getValue().typed() != null)
        .map(Map.Entry::getKey)
        .toList();
  }

  Manuscript manuscript() {
    SortedMap<Integer, Manuscript.Piece> pieces = new TreeMap<>();
    held.forEach((index, slot) -> pieces.put(index, slot.piece()));
    return new Manuscript(filling, source, size, Collections.unmodifiableSortedMap(pieces));
  }

  /** Returns whether the manuscript was made of the document whose games these are. */
  boolean isOf(Manuscript manuscript) {
    return manuscript.filling() == filling;
  }

  /**
   * Knows from now on that the manuscript lies in a file.
   *
   * @param looked the game looked at, which stays held
   * @return whether the games are the manuscript's, one for one; else they must be filled in anew
   */
  boolean markSaved(Manuscript manuscript, Source written, int looked) {
    if (manuscript.size() != size || written.games().size() != size) {
      return false;
    }
    held.forEach(
        (index, slot) ->
            slot.markSaved(manuscript.piece(index), written.isCollection() ? index : -1));
    source = written;
    List.copyOf(held.keySet()).stream().filter(index -> index != looked).forEach(this::release);
    return true;
  }
}
