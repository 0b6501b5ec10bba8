package org.raumbrett.app.action;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/** What each action does, and whether it can be done now. */
public final class Actions {
  private static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

  private record Deed(Runnable work, ObservableValue<Boolean> possible) {}

  private final Map<Action, Deed> deeds = new EnumMap<>(Action.class);
  private final Map<Action, ObservableBooleanValue> switches = new EnumMap<>(Action.class);
  private Consumer<Action> before = action -> {};

  /** The action does this, always. */
  public void set(Action action, Runnable work) {
    set(action, work, ALWAYS);
  }

  /** The action does this, while it is possible. */
  public void set(Action action, Runnable work, ObservableValue<Boolean> possible) {
    deeds.put(action, new Deed(work, possible));
  }

  /** The action switches something on and off. */
  public void setSwitch(Action action, Runnable work, ObservableBooleanValue on) {
    setSwitch(action, work, on, ALWAYS);
  }

  /** The action switches something on and off, while it is possible. */
  public void setSwitch(
      Action action, Runnable work, ObservableBooleanValue on, ObservableValue<Boolean> possible) {
    set(action, work, possible);
    switches.put(action, on);
  }

  /** Tells of each action before it is done. */
  public void beforeEach(Consumer<Action> listener) {
    before = before.andThen(listener);
  }

  /** Returns whether the action is on, null if it is no switch. */
  public @Nullable ObservableBooleanValue state(Action action) {
    return switches.get(action);
  }

  /** Returns whether the window knows the action at all. */
  public boolean has(Action action) {
    return deeds.containsKey(action);
  }

  /** Returns whether the action can be done now. */
  public ObservableValue<Boolean> possible(Action action) {
    return deed(action).possible();
  }

  /** Does it, if it can be done now; returns whether it could. */
  public boolean run(Action action) {
    Deed deed = deed(action);
    if (!deed.possible().getValue()) {
      return false;
    }
    before.accept(action);
    deed.work().run();
    return true;
  }

  private Deed deed(Action action) {
    Deed deed = deeds.get(action);
    if (deed == null) {
      throw new IllegalStateException(action + " does nothing");
    }
    return deed;
  }
}
