package org.raumbrett.app.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnDocument;

/**
 * What lies on the user's desk: the document, the game of it that is looked at, and the place in
 * that game; and what is done to them. Everything is read and changed on the user interface's
 * thread.
 */
public final class Desk extends DeskView {
  private final Shelf shelf = new Shelf();
  private final History history = new History();
  private Runnable typist = () -> {};

  /** Returns the changes that can be taken back and done again. */
  public History history() {
    return history;
  }

  /**
   * Returns all games of the document with the changes made to them. Of a large file each is read
   * when it is asked for: go through them one at a time.
   */
  public List<Game> games() {
    return shelf.games();
  }

  /** Returns whether a game of the document is there without being read from a large file. */
  public boolean isHeld(int index) {
    return shelf.isHeld(index);
  }

  /** Returns the tags of a game of the document, which costs less than the game. */
  public Tags tags(int index) {
    return shelf.tags(index);
  }

  /** Returns a number that another document changes, and nothing else. */
  public int opening() {
    return shelf.filling();
  }

  /** Returns the tags of the document's games as they are now, for any thread. */
  public Headers headers() {
    return shelf.headers();
  }

  /**
   * Returns whether the game's text could not be read whole: to write it anew would lose a part.
   */
  public boolean isPartlyRead() {
    return shelf.typed(gameIndex()) != null;
  }

  /** Lets whoever holds what was typed and is not read yet hand it in when it is needed. */
  public void setTypist(Runnable handIn) {
    typist = handIn;
  }

  /** Takes in what was typed and is not read yet. */
  public void settle() {
    typist.run();
  }

  /** Puts another document on the desk and shows the final position of its first game. */
  public void show(Document opened) {
    settle();
    shelf.fill(opened);
    lookAt(0, opened);
  }

  /** Puts a document on the desk that is saved nowhere, and goes to a place in one of its games. */
  public void showUnsaved(Document opened, int index, GamePath path) {
    settle();
    shelf.fill(opened);
    shelf.forgetSaved();
    lookAt(index < shelf.size() ? index : 0, opened);
    goTo(path);
  }

  /** Looks at another game of the document, at its final position. */
  public void select(int index) {
    settle();
    if (index < 0 || index >= shelf.size()) {
      return;
    }
    int left = gameIndex();
    Document now = document();
    lookAt(index, shelf.isLarge() ? now.with(shelf.open(index)) : now);
    if (left != index) {
      shelf.release(left);
    }
  }

  private void lookAt(int index, Document shown) {
    if (shelf.isLarge()) {
      shelf.open(index);
    }
    history.clear();
    gameIndex.set(index);
    textInStep.set(!shelf.isTorn(index));
    document.set(shown);
    sitting.set(sitting.get() + 1);
    Game looked = shelf.game(index);
    replace(looked, looked.end(), new Positions(looked));
  }

  /**
   * Takes in the text as the user has edited it: the document's, or of a large file that of the
   * game looked at. The games he did not touch keep what else was done to them, and the one looked
   * at its judgements; its change can be taken back.
   */
  public void revise(RgnDocument edited) {
    int index = Math.min(gameIndex(), Math.max(0, edited.games().size() - 1));
    boolean sameGames = shelf.isLarge() || Math.max(1, edited.games().size()) == shelf.size();
    if (!sameGames) {
      shelf.replaceAll(edited);
    }
    if (sameGames && !reviseOthers(edited, index)) {
      history.push(state());
    } else {
      history.clear();
    }
    int there = shelf.isLarge() ? 0 : index;
    Game revised = Judgements.carry(game(), Shelf.game(edited, there));
    if (shelf.isLarge()) {
      // More games than the one that stood here are games of the file once it has been saved.
      int count = Math.max(1, edited.games().size());
      shelf.type(gameIndex(), count > 1 ? edited.text() : Shelf.typed(edited, 0), count);
    } else {
      gameIndex.set(index);
      shelf.type(index, Shelf.typed(edited, index), 1);
    }
    textInStep.set(true);
    document.set(document().with(edited));
    replace(revised, place().path(), new Positions(revised));
  }

  /** Takes in what changed in the games not looked at; returns whether something did. */
  private boolean reviseOthers(RgnDocument edited, int looked) {
    boolean any = false;
    RgnDocument old = document().content();
    for (int i = 0; !shelf.isLarge() && i < shelf.size(); i++) {
      if (i != looked) {
        String typed = Shelf.typed(edited, i);
        Game now = Shelf.game(edited, i);
        boolean same = now.equals(Shelf.game(old, i)) && Objects.equals(typed, shelf.typed(i));
        if (!same) {
          shelf.put(i, now, true);
          shelf.type(i, typed, 1);
          any = true;
        }
      }
    }
    return any;
  }

  /** Takes in the text that was written for a game, if that is still the game looked at. */
  public void transcribe(Game written, RgnDocument content) {
    if (written == game() && !textInStep.get()) {
      int index = gameIndex();
      shelf.type(index, Shelf.typed(content, shelf.isLarge() ? 0 : index), 1);
      shelf.put(index, written, true);
      textInStep.set(true);
      document.set(document().with(content));
      updateModified();
    }
  }

  /** Returns what there is to save, as it is now. */
  public Manuscript manuscript() {
    settle();
    return shelf.manuscript();
  }

  /**
   * Returns the games, by their index, of which not everything can be saved: their text has what
   * could not be read, and they were changed on the board besides.
   */
  public List<Integer> torn() {
    return shelf.torn();
  }

  /**
   * Tells that the manuscript lies in the document's file now; what came after it does not. A
   * manuscript of a document that has left the desk changes nothing.
   */
  public void markSaved(Manuscript manuscript, Document written) {
    if (!shelf.isOf(manuscript)) {
      return;
    }
    int index = gameIndex();
    Source source = Objects.requireNonNull(written.source());
    if (shelf.markSaved(manuscript, source, index)) {
      boolean asWritten = manuscript.pieces().get(index).game() == game();
      RgnDocument content = source.large() ? source.read(index) : written.content();
      document.set(written.with(asWritten ? content : document().content()));
      textInStep.set(asWritten || textInStep.get());
    } else {
      GamePath path = place().path();
      show(written);
      select(Math.min(index, shelf.size() - 1));
      goTo(Walk.nearest(game(), path));
    }
    updateModified();
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

  private History.State state() {
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
      Game judged = Judgements.carry(game(), state.game());
      shelf.type(gameIndex(), state.typed(), Math.max(1, gamesIn(state.content())));
      textInStep.set(state.inStep());
      document.set(document().with(state.content()));
      replace(judged, state.path(), new Positions(judged));
    }
  }

  private void change(GameEditor.Change change, boolean placesStay) {
    history.push(state());
    textInStep.set(false);
    if (placesStay) {
      positions.extend(change.game());
    }
    replace(change.game(), change.path(), placesStay ? positions : new Positions(change.game()));
  }

  private void replace(Game changed, GamePath path, Positions newPositions) {
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

  private void updateModified() {
    modified.set(shelf.isModified());
  }
}
