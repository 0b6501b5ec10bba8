package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/**
 * The life of a set of views: what they listen to longer-lived objects for. Views are made anew for
 * another language; then the old ones must hear nothing more.
 */
public final class Scope {
  private final List<Subscription> subscriptions = new ArrayList<>();

  /** Calls with the value now and whenever it changes. */
  public <T> void show(ObservableValue<T> value, Consumer<? super T> view) {
    subscriptions.add(value.subscribe(view));
  }

  /** Calls whenever the value changes, not now. */
  public void onChange(ObservableValue<?> value, Runnable reaction) {
    subscriptions.add(value.subscribe(reaction));
  }

  /** Does this too at the end. */
  public void atEnd(Runnable work) {
    subscriptions.add(work::run);
  }

  /** Ends all listening. */
  public void end() {
    subscriptions.forEach(Subscription::unsubscribe);
    subscriptions.clear();
  }
}
