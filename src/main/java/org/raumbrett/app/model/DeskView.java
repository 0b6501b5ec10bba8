package org.raumbrett.app.model;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Glyphs;

/**
 * What is looked at: the document, a game of it and a place in that game; and the ways from place
 * to place.
 *
 * <p>A place and its position belong together: whoever hears of one finds the other in step.
 */
abstract class DeskView {
  final ReadOnlyObjectWrapper<Document> document = new ReadOnlyObjectWrapper<>(Document.NONE);
  final ReadOnlyIntegerWrapper gameIndex = new ReadOnlyIntegerWrapper(0);
  final ReadOnlyIntegerWrapper sittings = new ReadOnlyIntegerWrapper(0);
  int sitting;
  final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(Game.EMPTY);
  final ReadOnlyObjectWrapper<Place> place =
      new ReadOnlyObjectWrapper<>(new Place(GamePath.START, Position.START, null));
  final ReadOnlyBooleanWrapper modified = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper textInStep = new ReadOnlyBooleanWrapper(true);
  Positions positions = new Positions(Game.EMPTY);

  DeskView() {}

  /** Returns the document: what was loaded, pasted or begun, with the text as it is now. */
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
    return sittings.getReadOnlyProperty();
  }

  /**
   * Returns the number of {@link #sittingProperty}. When the document that comes with another game
   * is told of, it has changed already.
   */
  public int sitting() {
    return sitting;
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

  /** Returns whether the document's text says what the game is, judgements left aside. */
  public ReadOnlyBooleanProperty textInStepProperty() {
    return textInStep.getReadOnlyProperty();
  }

  /** Returns the positions of the game; those of another game are another object. */
  public Positions positions() {
    return positions;
  }

  /** Returns the position at a place of the game. */
  public Position positionAt(GamePath path) {
    return positions.at(path);
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

  final void setPlace(GamePath path) {
    Ply ply = game().ply(path);
    place.set(new Place(path, positions.at(path), ply));
  }
}
