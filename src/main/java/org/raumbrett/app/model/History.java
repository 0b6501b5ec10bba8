package org.raumbrett.app.model;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;

/** The states of a game before each change: games are immutable, so a state is a reference. */
public final class History {
  private static final int LIMIT = 500;

  /** A game and where the user stood in it. */
  record State(Game game, GamePath path) {}

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
    if (before.size() > LIMIT) {
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

  private void update() {
    canUndo.set(!before.isEmpty());
    canRedo.set(!after.isEmpty());
  }
}
