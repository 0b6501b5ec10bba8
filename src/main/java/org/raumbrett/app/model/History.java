package org.raumbrett.app.model;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnDocument;

/**
 * The states of a game and its text before each change. Games and texts are immutable, so a state
 * is a few references.
 */
public final class History {
  private static final int LIMIT = 500;

  /** The most characters of texts that are kept; large ones are fewer. */
  private static final int MOST_CHARACTERS = 10_000_000;

  /**
   * A game, where the user stood in it, and its text.
   *
   * @param inStep whether the text says what the game is
   * @param typed what is to be saved in the game's place, null for the game
   */
  record State(
      Game game, GamePath path, RgnDocument content, boolean inStep, @Nullable String typed) {}

  private final Deque<State> before = new ArrayDeque<>();
  private final Deque<State> after = new ArrayDeque<>();
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();

  /** Returns whether there is a change to take back. */
  public ReadOnlyBooleanProperty canUndoProperty() {
    return canUndo.getReadOnlyProperty();
  }

  /** Returns whether there is a change to do again. */
  public ReadOnlyBooleanProperty canRedoProperty() {
    return canRedo.getReadOnlyProperty();
  }

  void clear() {
    before.clear();
    after.clear();
    update();
  }

  void push(State state) {
    before.push(state);
    while (before.size() > LIMIT || before.size() > 1 && characters() > MOST_CHARACTERS) {
      before.removeLast();
    }
    after.clear();
    update();
  }

  @Nullable State undo(State now) {
    return move(before, after, now);
  }

  @Nullable State redo(State now) {
    return move(after, before, now);
  }

  private @Nullable State move(Deque<State> from, Deque<State> to, State now) {
    State state = from.poll();
    if (state != null) {
      to.push(now);
      update();
    }
    return state;
  }

  /** A text that several states share is counted once. */
  private long characters() {
    long sum = 0;
    @Nullable RgnDocument last = null;
    for (State state : before) {
      sum += state.content() == last ? 0 : state.content().text().length();
      last = state.content();
    }
    return sum;
  }

  private void update() {
    canUndo.set(!before.isEmpty());
    canRedo.set(!after.isEmpty());
  }
}
