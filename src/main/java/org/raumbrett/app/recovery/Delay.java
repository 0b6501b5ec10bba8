package org.raumbrett.app.recovery;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** Does something on the user interface's thread a little later. */
@FunctionalInterface
public interface Delay {
  /** Calls the work once, when the delay is over. */
  void run(Runnable work);

  /** Returns a delay of the JavaFX thread. */
  static Delay of(Duration time) {
    return work -> {
      PauseTransition pause = new PauseTransition(time);
      pause.setOnFinished(event -> work.run());
      pause.play();
    };
  }
}
