package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Glyphs;

/**
 * What lies on the user's desk: the document, the game of it that is looked at, and the place in
 * that game. Everything is read and changed on the user interface's thread.
 *
 * <p>A place and its position belong together: whoever hears of one finds the other in step.
 */
public final class Desk {
  private final ReadOnlyObjectWrapper<Document> document =
      new ReadOnlyObjectWrapper<>(Document.NONE);
  private final ReadOnlyIntegerWrapper gameIndex = new ReadOnlyIntegerWrapper(0);
  private final ReadOnlyIntegerWrapper sitting = new ReadOnlyIntegerWrapper(0);
  private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(Game.EMPTY);
  private final ReadOnlyObjectWrapper<Place> place =
      new ReadOnlyObjectWrapper<>(new Place(GamePath.START, Position.START, null));
  private final ReadOnlyBooleanWrapper modified = new ReadOnlyBooleanWrapper();
  private final List<Game> games = new ArrayList<>(List.of(Game.EMPTY));
  private final History history = new History();
  private List<Game> saved = List.of(Game.EMPTY);
  private Positions positions = new Positions(Game.EMPTY);

  /** Returns the document: what was loaded, pasted or begun, as it was then. */
  public ReadOnlyObjectProperty<Document> documentProperty() {
    return document.getReadOnlyProperty();
  }

  /** Returns the document. */
  public Document document() {
    return document.get();
  }

  /** Returns which game of the document is looked at, from 0. */
  public ReadOnlyIntegerProperty gameIndexProperty() {
    return gameIndex.getReadOnlyProperty();
  }

  /** Returns which game of the document is looked at, from 0. */
  public int gameIndex() {
    return gameIndex.get();
  }

  /** Returns a number that changes whenever another game comes on the desk. */
  public ReadOnlyIntegerProperty sittingProperty() {
    return sitting.getReadOnlyProperty();
  }

  /** Returns the game looked at, with all changes made to it. */
  public ReadOnlyObjectProperty<Game> gameProperty() {
    return game.getReadOnlyProperty();
  }

  /** Returns the game looked at, with all changes made to it. */
  public Game game() {
    return game.get();
  }

  /** Returns the place in the game, the position there and the move that led to it. */
  public ReadOnlyObjectProperty<Place> placeProperty() {
    return place.getReadOnlyProperty();
  }

  /** Returns the place in the game. */
  public Place place() {
    return place.get();
  }

  /** Returns whether something would be lost if the document were dropped now. */
  public ReadOnlyBooleanProperty modifiedProperty() {
    return modified.getReadOnlyProperty();
  }

  /** Returns the changes that can be taken back and done again. */
  public History history() {
    return history;
  }

  /** Returns all games of the document with the changes made to them. */
  public List<Game> games() {
    return List.copyOf(games);
  }

  /** Returns the position at a place of the game. */
  public Position positionAt(GamePath path) {
    return positions.at(path);
  }

  /** Puts another document on the desk and shows the final position of its first game. */
  public void show(Document opened) {
    put(opened);
    saved = List.copyOf(games);
    document.set(opened);
    select(0);
  }

  /** Puts a document on the desk that is saved nowhere, and goes to a place in one of its games. */
  public void showUnsaved(Document opened, int index, GamePath path) {
    put(opened);
    saved = List.of();
    document.set(opened);
    select(index < games.size() ? index : 0);
    goTo(path);
  }

  private void put(Document opened) {
    games.clear();
    games.addAll(opened.games().isEmpty() ? List.of(Game.EMPTY) : opened.games());
  }

  /**
   * Adds the games that reading has found since the document was shown. What the user has done
   * meanwhile stays.
   *
   * @param whole the document with all its games, of which the first are those shown
   */
  public void complete(Document whole) {
    List<Game> more = whole.games().subList(games.size(), whole.games().size());
    List<Game> all = new ArrayList<>(saved);
    all.addAll(more);
    saved = List.copyOf(all);
    games.addAll(more);
    document.set(whole);
  }

  /**
   * Takes in the document's text as the user has edited it. The games he did not touch keep what
   * else was done to them, and the one looked at its judgements; its change can be taken back.
   */
  public void revise(Document edited) {
    List<Game> read = document().games();
    List<Game> now = edited.games().isEmpty() ? List.of(Game.EMPTY) : edited.games();
    int index = Math.min(gameIndex(), now.size() - 1);
    Game before = game();
    History.State state = new History.State(before, place().path());
    boolean sameGames = now.size() == games.size() && read.size() == now.size();
    for (int i = 0; sameGames && i < now.size(); i++) {
      if (i != index && !read.get(i).equals(now.get(i))) {
        games.set(i, now.get(i));
      }
    }
    if (!sameGames) {
      games.clear();
      games.addAll(now);
      history.clear();
      gameIndex.set(index);
    } else {
      history.push(state);
    }
    document.set(edited);
    Game revised = Judgements.carry(before, now.get(index));
    replace(revised, place().path(), new Positions(revised));
  }

  /** Tells that the games, as they are, lie in the document's file now. */
  public void markSaved(Document written) {
    saved = List.copyOf(games);
    document.set(written);
    updateModified();
  }

  /** Looks at another game of the document, at its final position. */
  public void select(int index) {
    if (index < 0 || index >= games.size()) {
      return;
    }
    history.clear();
    gameIndex.set(index);
    sitting.set(sitting.get() + 1);
    replace(games.get(index), games.get(index).end(), new Positions(games.get(index)));
  }

  /** Goes to a place of the game; one that the game does not have is no place to go to. */
  public void goTo(GamePath path) {
    if (!path.equals(place().path()) && game().has(path)) {
      setPlace(path);
    }
  }

  /** Goes one move on. */
  public void next() {
    goTo(Walk.next(game(), place().path()));
  }

  /** Goes one move back. */
  public void previous() {
    goTo(Walk.previous(place().path()));
  }

  /** Goes to the position before the first move. */
  public void first() {
    goTo(GamePath.START);
  }

  /** Goes to the end of the main line. */
  public void last() {
    goTo(game().end());
  }

  /** Goes to the next alternative. */
  public void nextBranch() {
    goTo(Walk.nextBranch(game(), place().path()));
  }

  /** Goes to the alternative before. */
  public void previousBranch() {
    goTo(Walk.previousBranch(place().path()));
  }

  /**
   * Goes to the next move of the main line with that verdict, be it the engine's or a person's
   * glyph; after the last one to the first again.
   *
   * @param side whose moves count, null for both
   * @return whether there is one
   */
  public boolean nextVerdict(Verdict verdict, @Nullable Side side) {
    List<Ply> plies = game().mainLine().plies();
    GamePath path = place().path();
    int from = path.isMain() ? path.ply() : path.branches().get(0).ply();
    for (int i = 0; i < plies.size(); i++) {
      int index = (from + i) % plies.size();
      boolean counts = side == null || mover(index) == side;
      if (counts && hasVerdict(plies.get(index), verdict)) {
        goTo(GamePath.main(index + 1));
        return true;
      }
    }
    return false;
  }

  private static boolean hasVerdict(Ply ply, Verdict verdict) {
    Judgement judgement = ply.judgement();
    return judgement != null && judgement.verdict() == verdict
        || ply.nags().contains(Glyphs.number(verdict.glyph()));
  }

  private Side mover(int index) {
    Side first = game().start().sideToMove();
    return index % 2 == 0 ? first : first.opponent();
  }

  /**
   * Plays a move at the place: follows the game if the game goes on so, else adds it to the game.
   *
   * @return whether the move is legal and was played
   */
  public boolean play(Move move) {
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
    if (place().path().ply() > 0) {
      change(GameEditor.delete(game(), place().path()), false);
    }
  }

  /** Makes the variation looked at the line it branches off from. */
  public void promote() {
    if (!place().path().isMain()) {
      change(GameEditor.promote(game(), place().path()), false);
    }
  }

  /** Takes back the last change. */
  public void undo() {
    History.State state = history.undo(new History.State(game(), place().path()));
    restore(state);
  }

  /** Does again what was taken back last. */
  public void redo() {
    History.State state = history.redo(new History.State(game(), place().path()));
    restore(state);
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
    games.set(gameIndex(), annotated);
    game.set(annotated);
    updateModified();
    if (place().ply() != annotated.ply(place().path())) {
      setPlace(place().path());
    }
  }

  private void restore(History.@Nullable State state) {
    if (state != null) {
      Game judged = Judgements.carry(game(), state.game());
      replace(judged, state.path(), new Positions(judged));
    }
  }

  private void change(GameEditor.Change change, boolean placesStay) {
    history.push(new History.State(game(), place().path()));
    if (placesStay) {
      positions.extend(change.game());
    }
    replace(change.game(), change.path(), placesStay ? positions : new Positions(change.game()));
  }

  private void replace(Game changed, GamePath path, Positions newPositions) {
    positions = newPositions;
    games.set(gameIndex(), changed);
    GamePath target = Walk.nearest(changed, path);
    // The place must exist in whichever of the two games a listener finds.
    if (!changed.has(place().path())) {
      place.set(new Place(GamePath.START, changed.start(), null));
    }
    game.set(changed);
    setPlace(target);
    updateModified();
  }

  private void setPlace(GamePath path) {
    Ply ply = game().ply(path);
    place.set(new Place(path, positions.at(path), ply));
  }

  private void updateModified() {
    boolean changed = games.size() != saved.size();
    for (int i = 0; i < games.size() && !changed; i++) {
      changed = games.get(i) != saved.get(i);
    }
    modified.set(changed);
  }
}
