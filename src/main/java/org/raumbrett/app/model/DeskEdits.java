package org.raumbrett.app.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnDocument;

/** What is done to the game looked at, and how it is taken back. */
abstract class DeskEdits extends DeskView {
  final Shelf shelf = new Shelf();
  final History history = new History();
  private Typist typist = Typist.NOBODY;
  private int edits;

  DeskEdits() {}

  /** Returns a number that grows with each change by the user or by who plays against him. */
  public int edits() {
    return edits;
  }

  final void countEdit() {
    edits++;
  }

  /** Returns the changes that can be taken back and done again. */
  public History history() {
    return history;
  }

  /**
   * Returns whether the game's text could not be read whole: to write it anew would lose a part.
   */
  public boolean isPartlyRead() {
    return shelf.typed(gameIndex()) != null;
  }

  /** Lets whoever holds what was typed and is not read yet hand it in when it is needed. */
  public void setTypist(Typist now) {
    typist = now;
  }

  /** Takes in what was typed and is not read yet. */
  public void settle() {
    typist.settle();
  }

  /**
   * Does something that needs what was typed: at once, or when that has been read in the
   * background. The window goes on meanwhile; what needs it sooner comes after this.
   */
  public void whenSettled(Runnable work) {
    typist.whenSettled(work);
  }

  /**
   * Plays a move at the place: follows the game if the game goes on so, else adds it to the game.
   *
   * @return whether the move is legal and was played
   */
  public boolean play(Move move) {
    settle();
    if (!place().position().isLegal(move)) {
      return false;
    }
    GameEditor.Change change = GameEditor.play(game(), place().path(), move);
    if (change.game() == game()) {
      goTo(change.path());
    } else {
      change(change, true);
    }
    return true;
  }

  /** Adds a line that goes on from the place as a variation; the user stays where he is. */
  public void addLine(GamePath start, List<Move> moves) {
    settle();
    GameEditor.Change change = new GameEditor.Change(game(), start);
    for (Move move : moves) {
      change = GameEditor.play(change.game(), change.path(), move);
    }
    if (change.game() != game()) {
      change(new GameEditor.Change(change.game(), place().path()), true);
    }
  }

  /** Takes out the move that led here and what follows it. */
  public void delete() {
    settle();
    if (place().path().ply() > 0) {
      change(GameEditor.delete(game(), place().path()), false);
    }
  }

  /** Makes the variation looked at the line it branches off from. */
  public void promote() {
    settle();
    if (!place().path().isMain()) {
      change(GameEditor.promote(game(), place().path()), false);
    }
  }

  /** Takes back the last change. */
  public void undo() {
    settle();
    restore(history.undo(state()));
  }

  /** Does again what was taken back last. */
  public void redo() {
    settle();
    restore(history.redo(state()));
  }

  final History.State state() {
    return new History.State(
        game(), place().path(), document().content(), textInStep.get(), shelf.typed(gameIndex()));
  }

  /** Puts the changed game in the place of the one looked at; the user can take it back. */
  public void edit(Game changed) {
    change(new GameEditor.Change(changed, Walk.nearest(changed, place().path())), false);
  }

  /**
   * Takes in what was found out about the game. The moves stay, and so does the user's place; it is
   * no change to take back, but one to save.
   */
  public void annotate(Game annotated) {
    positions.extend(annotated);
    shelf.put(gameIndex(), annotated, textInStep.get());
    game.set(annotated);
    updateModified();
    if (place().ply() != annotated.ply(place().path())) {
      setPlace(place().path());
    }
  }

  private void restore(History.@Nullable State state) {
    if (state != null) {
      countEdit();
      Game judged = Judgements.carry(game(), state.game());
      shelf.type(gameIndex(), state.typed(), Math.max(1, gamesIn(state.content())));
      textInStep.set(state.inStep());
      document.set(document().with(state.content()));
      replace(judged, state.path(), new Positions(judged));
    }
  }

  private void change(GameEditor.Change change, boolean placesStay) {
    countEdit();
    history.push(state());
    textInStep.set(false);
    if (placesStay) {
      positions.extend(change.game());
    }
    replace(change.game(), change.path(), placesStay ? positions : new Positions(change.game()));
  }

  final void replace(Game changed, GamePath path, Positions newPositions) {
    positions = newPositions;
    shelf.put(gameIndex(), changed, textInStep.get());
    GamePath target = Walk.nearest(changed, path);
    // The place must exist in whichever of the two games a listener finds.
    if (!changed.has(place().path())) {
      place.set(new Place(GamePath.START, changed.start(), null));
    }
    game.set(changed);
    setPlace(target);
    updateModified();
  }

  private int gamesIn(RgnDocument content) {
    return shelf.isLarge() ? content.games().size() : 1;
  }

  final void updateModified() {
    modified.set(shelf.isModified());
  }
}
