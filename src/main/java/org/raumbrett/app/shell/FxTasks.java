package org.raumbrett.app.shell;

import java.util.concurrent.Executors;
import javafx.application.Platform;
import org.raumbrett.app.model.Tasks;

/** Work on threads that do not keep the program alive, results on the JavaFX thread. */
final class FxTasks {
  private FxTasks() {}

  static Tasks create() {
    return Tasks.on(
        Executors.newCachedThreadPool(
            work -> {
              Thread thread = new Thread(work, "raumbrett-background");
              thread.setDaemon(true);
              thread.setPriority(Thread.MIN_PRIORITY + 1);
              return thread;
            }),
        Platform::runLater);
  }
}
