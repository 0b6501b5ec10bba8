package org.raumbrett.app.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

/**
 * Holds the right arrow down in the whole window: 300 key presses at the keyboard's pace, 30 a
 * second, through a game of random moves. Prints how long the JavaFX thread is busy with each, from
 * the press to the end of the layout, and how late the last comes. Run it with {@code
 * -Dprism.order=sw}.
 */
public final class HeldKeyBenchmark {
  private static final int PLIES = 300;
  private static final int PACE_MILLIS = 33;

  private HeldKeyBenchmark() {}

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends Application {
    private final Preferences node =
        Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
    private final ScheduledExecutorService keyboard = Executors.newSingleThreadScheduledExecutor();
    private final List<long[]> presses = new ArrayList<>();
    private long begun;
    private int pressed;
    private int rounds;

    @Override
    public void start(Stage stage) {
      MainWindow window = MainWindow.create(stage, node);
      stage.setWidth(1350);
      stage.setHeight(950);
      stage.show();
      window.files().opener().openText("", randomGame());
      var scene = stage.getScene();
      scene.addPostLayoutPulseListener(
          () -> {
            for (long[] press : presses) {
              if (press[2] == 0) {
                press[2] = System.nanoTime();
              }
            }
          });
      keyboard.schedule(() -> hold(window), 3, TimeUnit.SECONDS);
    }

    private static String randomGame() {
      Random random = new Random(11);
      StringBuilder text = new StringBuilder();
      Position position = Position.START;
      for (int ply = 0; ply < PLIES && !position.status().isEnd(); ply++) {
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        text.append(move).append(' ');
        position = position.play(move);
      }
      return text.toString();
    }

    /** The first time through warms up. */
    private void hold(MainWindow window) {
      Platform.runLater(() -> window.place().desk().first());
      presses.clear();
      pressed = 0;
      begun = System.nanoTime() + 500_000_000L;
      var task =
          new Runnable() {
            @Override
            public void run() {
              if (pressed < PLIES) {
                long due = begun + pressed * PACE_MILLIS * 1_000_000L;
                pressed++;
                Platform.runLater(() -> press(window, due));
                keyboard.schedule(
                    this,
                    begun + pressed * PACE_MILLIS * 1_000_000L - System.nanoTime(),
                    TimeUnit.NANOSECONDS);
              } else {
                keyboard.schedule(() -> end(window), 500, TimeUnit.MILLISECONDS);
              }
            }
          };
      keyboard.schedule(task, 500, TimeUnit.MILLISECONDS);
    }

    private void press(MainWindow window, long due) {
      long now = System.nanoTime();
      var target = window.stage().getScene().getFocusOwner();
      target.fireEvent(
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
      presses.add(new long[] {due, System.nanoTime() - now, 0});
    }

    private void end(MainWindow window) {
      if (rounds++ == 0) {
        hold(window);
        return;
      }
      keyboard.shutdown();
      Platform.runLater(
          () -> {
            int ply = window.place().desk().place().path().ply();
            long[] step = presses.stream().mapToLong(press -> press[1]).sorted().toArray();
            long[] late = presses.stream().mapToLong(press -> press[2] - press[0]).toArray();
            long last = late[late.length - 1];
            Arrays.sort(late);
            System.out.printf(
                Locale.ROOT,
                "%d presses, at ply %d; step median %.2f ms, 99 %% %.2f ms; from key to layout"
                    + " median %.1f ms, 99 %% %.1f ms, worst %.1f ms, last %.1f ms%n",
                presses.size(),
                ply,
                step[step.length / 2] / 1e6,
                step[step.length * 99 / 100] / 1e6,
                late[late.length / 2] / 1e6,
                late[late.length * 99 / 100] / 1e6,
                late[late.length - 1] / 1e6,
                last / 1e6);
            forget();
            Platform.exit();
          });
    }

    private void forget() {
      try {
        node.removeNode();
      } catch (BackingStoreException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
