package org.raumbrett.app.model;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * The games of a document with the changes made to them. Of a large file only the changed games and
 * the one looked at are held; the others are read from the file's bytes when they are asked for.
 */
final class Shelf {
  /** A game's place on the shelf; a game that is not held is null. */
  private static final class Slot {
    /** The game's index in the source, -1 if it has none. */
    private int origin = -1;

    private @Nullable Game saved;
    private @Nullable Game game;

    /** The text to save instead of the game, which could not be read whole from it. */
    private @Nullable String typed;

    private @Nullable String savedTyped;

    /** How many games there are in what was typed. */
    private int count = 1;

    /** Whether the game was changed on the board so that what was typed no longer says it. */
    private boolean torn;

    private boolean isChanged() {
      return game != saved || !Objects.equals(typed, savedTyped);
    }

    /** What was not held when the manuscript was made, or is not now, is as it is in the file. */
    private void markSaved(Manuscript.Piece piece, int index) {
      if (torn && game == piece.game()) {
        typed = null;
        torn = false;
      }
      if (piece.game() != null && game != null) {
        saved = piece.game();
        savedTyped = piece.typed();
      }
      origin = index;
    }
  }

  private final List<Slot> slots = new ArrayList<>();
  private @Nullable Source source;
  private int filling;

  Shelf() {
    fill(Document.NONE);
  }

  /** Holds the document's games instead of all others. */
  void fill(Document document) {
    slots.clear();
    filling++;
    source = document.source();
    int size = source != null && source.large() ? source.games().size() : textSize(document);
    for (int i = 0; i < size; i++) {
      Slot slot = new Slot();
      slot.origin = source != null && source.isCollection() ? i : -1;
      if (!document.isLarge()) {
        slot.game = game(document.content(), i);
        slot.typed = typed(document.content(), i);
        slot.saved = slot.game;
        slot.savedTyped = slot.typed;
      }
      slots.add(slot);
    }
  }

  /** Even a text without a game has one, the empty one. */
  private static int textSize(Document document) {
    return Math.max(1, document.content().games().size());
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
    return slots.size();
  }

  /** Returns a number that changes with each document. */
  int filling() {
    return filling;
  }

  boolean isLarge() {
    return source != null && source.large();
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
        return slots.size();
      }
    };
  }

  Game game(int index) {
    Game held = slots.get(index).game;
    return held != null ? held : game(read(slots.get(index)), 0);
  }

  /** Returns whether the game is there without being read. */
  boolean isHeld(int index) {
    return slots.get(index).game != null;
  }

  /** Returns the tags of a game, which costs less than reading it. */
  Tags tags(int index) {
    Slot slot = slots.get(index);
    return slot.game != null
        ? slot.game.tags()
        : Objects.requireNonNull(source).games().tags(slot.origin);
  }

  /** Returns the tags of all games as they are now. */
  Headers headers() {
    Map<Integer, Tags> held = new HashMap<>();
    for (int i = 0; i < slots.size(); i++) {
      Game game = slots.get(i).game;
      if (game != null) {
        held.put(i, game.tags());
      }
    }
    return new Headers(held, isLarge() ? Objects.requireNonNull(source).games() : null);
  }

  /** Returns the text of a large file's game, and holds the game from now on. */
  RgnDocument open(int index) {
    Slot slot = slots.get(index);
    RgnDocument content = read(slot);
    if (slot.game == null) {
      slot.game = game(content, 0);
      slot.typed = typed(content, 0);
      slot.saved = slot.game;
      slot.savedTyped = slot.typed;
    }
    return content;
  }

  private RgnDocument read(Slot slot) {
    if (slot.game == null || !slot.isChanged()) {
      return Objects.requireNonNull(source).read(slot.origin);
    }
    boolean asTyped = slot.typed != null && !slot.torn;
    return RgnReader.read(asTyped ? slot.typed : RgnWriter.annotated(slot.game));
  }

  /** Forgets a large file's game that can be read again. */
  void release(int index) {
    if (isLarge() && index < slots.size() && !slots.get(index).isChanged()) {
      Slot slot = slots.get(index);
      slot.game = null;
      slot.saved = null;
      slot.typed = null;
      slot.savedTyped = null;
    }
  }

  /**
   * Puts a changed game in the place of another.
   *
   * @param inStep whether what was typed, if anything, is what the game was read from
   */
  void put(int index, Game game, boolean inStep) {
    slots.get(index).game = game;
    slots.get(index).torn = !inStep;
  }

  /** Takes in what was typed in a game's place; null if the game says all of it. */
  void type(int index, @Nullable String typed, int count) {
    Slot slot = slots.get(index);
    slot.typed = typed;
    slot.count = count;
  }

  @Nullable String typed(int index) {
    return slots.get(index).typed;
  }

  boolean isTorn(int index) {
    return slots.get(index).torn;
  }

  /** Holds these games in place of all; none of them is as it was saved. */
  void replaceAll(RgnDocument content) {
    slots.clear();
    for (int i = 0; i < Math.max(1, content.games().size()); i++) {
      Slot slot = new Slot();
      slot.game = game(content, i);
      slot.typed = typed(content, i);
      slots.add(slot);
    }
  }

  /** None of the games lies in a file: all must be saved. */
  void forgetSaved() {
    for (Slot slot : slots) {
      slot.saved = null;
      slot.savedTyped = null;
      slot.origin = -1;
    }
  }

  boolean isModified() {
    for (Slot slot : slots) {
      if (slot.isChanged()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the games whose text cannot be read whole and whose board was changed: both differ. */
  List<Integer> torn() {
    List<Integer> torn = new ArrayList<>();
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).torn && slots.get(i).typed != null) {
        torn.add(i);
      }
    }
    return torn;
  }

  Manuscript manuscript() {
    List<Manuscript.Piece> pieces = new ArrayList<>(slots.size());
    for (Slot slot : slots) {
      boolean kept = slot.origin >= 0 && !slot.isChanged();
      String typed = slot.torn ? null : slot.typed;
      pieces.add(
          new Manuscript.Piece(kept ? slot.origin : -1, slot.game, typed, kept ? 1 : slot.count));
    }
    return new Manuscript(filling, source, pieces);
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
    List<Manuscript.Piece> pieces = manuscript.pieces();
    if (pieces.size() != slots.size() || written.games().size() != slots.size()) {
      return false;
    }
    for (int i = 0; i < slots.size(); i++) {
      slots.get(i).markSaved(pieces.get(i), written.isCollection() ? i : -1);
    }
    source = written;
    for (int i = 0; i < slots.size(); i++) {
      if (i != looked) {
        release(i);
      }
    }
    return true;
  }
}
