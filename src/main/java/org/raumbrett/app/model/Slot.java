package org.raumbrett.app.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;

/** A game's place on the {@link Shelf} while the game is held there. */
final class Slot {
  private int origin;
  private @Nullable Game saved;
  private Game game;
  private @Nullable String typed;
  private @Nullable String savedTyped;
  private int count = 1;
  private boolean torn;

  /**
   * A place with a game on it.
   *
   * @param origin the game's index in the file that lies there, -1 if it lies in none
   * @param typed the text to save instead of the game, which could not be read whole from it
   * @param saved whether the game is as it was saved
   */
  Slot(int origin, Game game, @Nullable String typed, boolean saved) {
    this.origin = origin;
    this.game = game;
    this.typed = typed;
    this.saved = saved ? game : null;
    this.savedTyped = saved ? typed : null;
  }

  int origin() {
    return origin;
  }

  Game game() {
    return game;
  }

  @Nullable String typed() {
    return typed;
  }

  /** Returns whether the game was changed on the board so that what was typed no longer says it. */
  boolean isTorn() {
    return torn;
  }

  boolean isChanged() {
    return game != saved || !Objects.equals(typed, savedTyped);
  }

  /** Puts a changed game in the place of the old one. */
  void put(Game changed, boolean inStep) {
    game = changed;
    torn = !inStep;
  }

  /**
   * Takes in what was typed in the game's place.
   *
   * @param games how many games there are in it
   */
  void type(@Nullable String text, int games) {
    typed = text;
    count = games;
  }

  /** The game lies in no file. */
  void forgetSaved() {
    saved = null;
    savedTyped = null;
    origin = -1;
  }

  Manuscript.Piece piece() {
    boolean kept = origin >= 0 && !isChanged();
    return new Manuscript.Piece(kept ? origin : -1, game, torn ? null : typed, kept ? 1 : count);
  }

  /** What was not held when the manuscript was made is as it is in the file. */
  void markSaved(Manuscript.Piece piece, int index) {
    if (torn && game == piece.game()) {
      typed = null;
      torn = false;
    }
    if (piece.game() != null) {
      saved = piece.game();
      savedTyped = piece.typed();
    }
    origin = index;
  }
}
