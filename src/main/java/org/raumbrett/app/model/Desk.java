package org.raumbrett.app.model;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnDocument;

/**
 * What lies on the user's desk: the document, the game of it that is looked at, and the place in
 * that game; and what is done to them. Everything is read and changed on the user interface's
 * thread.
 *
 * <p>Here documents come and go, are typed in and saved; {@link DeskEdits} has what is done to the
 * game looked at, {@link DeskView} the ways through it.
 */
public final class Desk extends DeskEdits {
  private boolean takingIn;

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

  /** Puts another document on the desk and shows the final position of its first game. */
  public void show(Document opened) {
    show(opened, new Positions(Shelf.game(opened.content(), 0)));
  }

  /**
   * Puts another document on the desk and shows the final position of its first game.
   *
   * @param positions the first game's; those along a long main line should be known already
   */
  void show(Document opened, Positions positions) {
    settle();
    shelf.fill(opened);
    if (opened.isLarge()) {
      shelf.hold(0, opened.content());
    }
    lookAt(0, opened, positions);
  }

  /** Puts a document on the desk that is saved nowhere, and goes to a place in one of its games. */
  public void showUnsaved(Document opened, int index, GamePath path) {
    showUnsaved(opened, Map.of(), index, path);
  }

  /**
   * Puts a document on the desk that is saved nowhere, and goes to a place in one of its games.
   *
   * @param boards the games that are not what the document's text says of them, by their index
   */
  public void showUnsaved(Document opened, Map<Integer, Game> boards, int index, GamePath path) {
    settle();
    shelf.fill(opened);
    shelf.forgetSaved();
    boards.forEach(shelf::play);
    lookAt(index < shelf.size() ? index : 0, opened);
    goTo(path);
  }

  /**
   * Looks at another game of the document, at its final position. Whoever hears of a document that
   * is being taken in cannot: the game that is being put on the desk would get another's place.
   */
  public void select(int index) {
    settle();
    if (takingIn || index < 0 || index >= shelf.size()) {
      return;
    }
    int left = gameIndex();
    Document now = document();
    if (shelf.isLarge()) {
      RgnDocument content = shelf.read(index);
      shelf.hold(index, content);
      now = now.with(content);
    }
    lookAt(index, now);
    if (left != index) {
      shelf.release(left);
    }
  }

  private void lookAt(int index, Document shown) {
    lookAt(index, shown, new Positions(shelf.game(index)));
  }

  private void lookAt(int index, Document shown, Positions known) {
    history.clear();
    sitting++;
    gameIndex.set(index);
    textInStep.set(!shelf.isTorn(index));
    document.set(shown);
    sittings.set(sitting);
    Game looked = shelf.game(index);
    replace(looked, looked.end(), known);
  }

  /** Returns what a text that is being edited will be compared with. */
  Revision.Base revisionBase() {
    return new Revision.Base(
        document().content(),
        shelf.isLarge(),
        gameIndex(),
        game(),
        place().path(),
        positions().known());
  }

  /**
   * Takes in the text as the user has edited it: the document's, or of a large file that of the
   * game looked at. The games he did not touch keep what else was done to them, and the one looked
   * at its judgements; its change can be taken back.
   */
  void revise(Revision edited) {
    boolean known = edited.base().content() == document().content();
    boolean here = edited.base().index() == gameIndex();
    takeIn(known && here ? edited : Revision.of(edited.content(), revisionBase()));
  }

  private void takeIn(Revision edited) {
    takingIn = true;
    try {
      takeInNow(edited);
    } finally {
      takingIn = false;
    }
  }

  private void takeInNow(Revision edited) {
    countEdit();
    boolean sameGames = shelf.isLarge() || edited.games().size() == shelf.size();
    if (!sameGames) {
      shelf.replaceAll(edited);
    }
    if (sameGames && !reviseOthers(edited)) {
      history.push(state());
    } else {
      history.clear();
    }
    RgnDocument content = edited.content();
    if (shelf.isLarge()) {
      // More games than the one that stood here are games of the file once it has been saved.
      int count = edited.games().size();
      shelf.type(gameIndex(), count > 1 ? content.text() : edited.typed().get(0), count);
    } else {
      gameIndex.set(edited.index());
      shelf.type(edited.index(), edited.typed().get(edited.index()), 1);
    }
    // An analysis may have gone on meanwhile.
    Game revised = Judgements.carry(game(), edited.looked());
    edited.positions().extend(revised);
    textInStep.set(true);
    document.set(document().with(content));
    replace(revised, place().path(), edited.positions());
  }

  /** Takes in what changed in the games not looked at; returns whether something did. */
  private boolean reviseOthers(Revision edited) {
    boolean any = false;
    for (int i : shelf.isLarge() ? List.<Integer>of() : edited.changed()) {
      if (i != edited.index()) {
        shelf.put(i, edited.games().get(i), true);
        shelf.type(i, edited.typed().get(i), 1);
        any = true;
      }
    }
    return any;
  }

  /** Returns whether an edited text is being taken in: document and game are not in step yet. */
  public boolean isTakingIn() {
    return takingIn;
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
      boolean asWritten = manuscript.piece(index).game() == game();
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
}
