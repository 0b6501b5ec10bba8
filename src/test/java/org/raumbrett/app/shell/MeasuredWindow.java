package org.raumbrett.app.shell;

import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/** The whole window, to be measured: with settings of its own, which are gone afterwards. */
abstract class MeasuredWindow extends Application {
  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());

  @Override
  public final void start(Stage stage) {
    MainWindow shown = MainWindow.create(stage, node);
    stage.setWidth(1350);
    stage.setHeight(950);
    stage.show();
    watch(stage);
    new Thread(
            () -> {
              try {
                measure(shown);
              } finally {
                Platform.runLater(this::end);
              }
            })
        .start();
  }

  /** Begins to watch the window, which is shown. */
  abstract void watch(Stage stage);

  /** Measures; not on the JavaFX thread. */
  abstract void measure(MainWindow shown);

  /** Does something on the JavaFX thread and waits for it. */
  static <T> T fx(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    try {
      return task.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void end() {
    try {
      node.removeNode();
    } catch (BackingStoreException e) {
      throw new IllegalStateException(e);
    }
    Platform.exit();
  }
}
