package org.raumbrett.app.model;

import java.util.List;
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
    settle();
    shelf.fill(opened);
    lookAtFirst(0, opened);
  }

  /** Puts a document on the desk that is saved nowhere, and goes to a place in one of its games. */
  public void showUnsaved(Document opened, int index, GamePath path) {
    settle();
    shelf.fill(opened);
    shelf.forgetSaved();
    lookAtFirst(index < shelf.size() ? index : 0, opened);
    goTo(path);
  }

  /** Of a large document the content is its first game. */
  private void lookAtFirst(int index, Document opened) {
    if (opened.isLarge()) {
      shelf.hold(0, opened.content());
    }
    lookAt(opened.isLarge() ? 0 : index, opened);
  }

  /** Looks at another game of the document, at its final position. */
  public void select(int index) {
    settle();
    if (index < 0 || index >= shelf.size()) {
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
    history.clear();
    sitting++;
    gameIndex.set(index);
    textInStep.set(!shelf.isTorn(index));
    document.set(shown);
    sittings.set(sitting);
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
