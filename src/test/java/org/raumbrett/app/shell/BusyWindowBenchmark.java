package org.raumbrett.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.prefs.Preferences;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.raumbrett.app.model.EngineJudge;
import org.raumbrett.app.model.Settings;

/**
 * Measures how soon the window answers keys while it judges a game: every 50 ms an arrow key is put
 * into the queue of events; the answer stands when the next frame has been laid out. Prints the
 * figures with nothing running and with one and two judging threads.
 *
 * <p>Arguments: a game file. Run with the test class path and {@code -Dprism.order=sw}.
 */
public final class BusyWindowBenchmark {
  private static final int KEYS = 300;

  /** Keys before those that count, until the compiler has done its work. */
  private static final int WARMING_KEYS = 200;

  private static final int PAUSE_MILLIS = 50;

  private BusyWindowBenchmark() {}

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends Application {
    @Override
    public void start(Stage stage) throws Exception {
      String text = Files.readString(Path.of(getParameters().getRaw().get(0)));
      Thread measuring =
          new Thread(
              () -> {
                try {
                  measure(stage, text, 0);
                  measure(stage, text, 1);
                  measure(stage, text, 2);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                } finally {
                  Platform.runLater(Platform::exit);
                }
              });
      measuring.start();
    }

    private static void measure(Stage stage, String text, int threads) throws InterruptedException {
      Preferences node = Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
      Settings settings = new Settings(node);
      MainWindow[] window = new MainWindow[1];
      onFx(
          () -> {
            window[0] =
                new MainWindow(
                    stage,
                    Workplace.of(
                        settings,
                        FxTasks.create(),
                        new EngineJudge(Math.max(1, threads)),
                        (purpose, folder, name, words) -> null));
            stage.show();
            window[0].files().opener().openText("", text);
          });
      Thread.sleep(1_500);
      Workplace place = window[0].place();
      if (threads > 0) {
        onFx(() -> place.analysis().start(9));
      }
      long[] answers = new long[KEYS];
      for (int i = -WARMING_KEYS; i < KEYS; i++) {
        KeyCode key = (i + KEYS) % 40 < 20 ? KeyCode.LEFT : KeyCode.RIGHT;
        long answer = answer(stage.getScene(), key);
        if (i >= 0) {
          answers[i] = answer;
        }
        Thread.sleep(PAUSE_MILLIS);
      }
      onFx(() -> place.analysis().cancel());
      Arrays.sort(answers);
      System.out.printf(
          "%d judging threads: median %.1f ms, 95 %% %.1f ms, 99 %% %.1f ms, worst %.1f ms%n",
          threads,
          answers[KEYS / 2] / 1e6,
          answers[KEYS * 95 / 100] / 1e6,
          answers[KEYS * 99 / 100] / 1e6,
          answers[KEYS - 1] / 1e6);
    }

    /** Returns the nanoseconds from the key's arrival to the end of the layout after it. */
    private static long answer(Scene scene, KeyCode key) throws InterruptedException {
      CountDownLatch shown = new CountDownLatch(1);
      long start = System.nanoTime();
      long[] end = new long[1];
      Platform.runLater(
          () -> {
            Event.fireEvent(
                scene.getRoot(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
            Runnable[] listener = new Runnable[1];
            listener[0] =
                () -> {
                  scene.removePostLayoutPulseListener(listener[0]);
                  end[0] = System.nanoTime();
                  shown.countDown();
                };
            scene.addPostLayoutPulseListener(listener[0]);
            Platform.requestNextPulse();
          });
      shown.await();
      return end[0] - start;
    }

    private static void onFx(Runnable work) throws InterruptedException {
      CountDownLatch done = new CountDownLatch(1);
      Platform.runLater(
          () -> {
            work.run();
            done.countDown();
          });
      done.await();
    }
  }
}
