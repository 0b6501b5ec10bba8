package org.raumbrett.app.boards;

import atlantafx.base.theme.PrimerLight;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

/**
 * Measures a step of the board: random legal moves shown one a frame in a 1350 by 950 window. Run
 * with {@code -Dprism.order=sw -Djavafx.animation.fullspeed=true}, the second so that a frame takes
 * what it takes. Prints for each layout the time of the step itself (properties, marks, CSS,
 * layout) and of a whole frame, painting included.
 */
public final class BoardStepBenchmark {
  private static final int WARM_UP = 200;
  private static final int MEASURED = 300;

  private BoardStepBenchmark() {}

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends Application {
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();

    @Override
    public void start(Stage stage) {
      Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
      Random random = new Random(11);
      Position position = Position.START;
      for (int ply = 0; ply < WARM_UP + MEASURED && !position.status().isEnd(); ply++) {
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        position = position.play(move);
        positions.add(position);
        moves.add(move);
      }
      BoardStackView board = new BoardStackView();
      board.animatedProperty().set(false);
      stage.setScene(new Scene(new StackPane(board), 1350, 950));
      stage.show();
      measure(board, BoardLayout.STACK, () -> measure(board, BoardLayout.FLAT, Platform::exit));
    }

    private void measure(BoardStackView board, BoardLayout layout, Runnable then) {
      board.layoutProperty().set(layout);
      long[] steps = new long[MEASURED];
      long[] pulse = new long[1];
      int[] step = {-WARM_UP};
      Runnable begin = () -> pulse[0] = System.nanoTime();
      Runnable end =
          () -> {
            if (step[0] >= 0 && step[0] < MEASURED) {
              steps[step[0]] += System.nanoTime() - pulse[0];
            }
            step[0]++;
          };
      board.getScene().addPreLayoutPulseListener(begin);
      board.getScene().addPostLayoutPulseListener(end);
      new AnimationTimer() {
        private int ply;
        private long start;
        private long fx;
        private long painting;

        @Override
        public void handle(long now) {
          if (ply == WARM_UP) {
            start = System.nanoTime();
            fx = cpu("JavaFX Application Thread");
            painting = cpu("QuantumRenderer-0");
          } else if (ply == WARM_UP + MEASURED) {
            stop();
            board.getScene().removePreLayoutPulseListener(begin);
            board.getScene().removePostLayoutPulseListener(end);
            System.out.printf(
                "%s: %s; CPU a frame: FX thread %.2f ms, painting %.2f ms; frame %.2f ms%n",
                layout,
                summary(steps),
                (cpu("JavaFX Application Thread") - fx) / 1e6 / MEASURED,
                (cpu("QuantumRenderer-0") - painting) / 1e6 / MEASURED,
                (System.nanoTime() - start) / 1e6 / MEASURED);
            then.run();
            return;
          }
          long before = System.nanoTime();
          board.setPosition(positions.get(ply % positions.size()));
          board.setLastMove(moves.get(ply % moves.size()));
          if (ply >= WARM_UP) {
            steps[ply - WARM_UP] = System.nanoTime() - before;
          }
          ply++;
        }
      }.start();
    }

    private static String summary(long[] steps) {
      Arrays.sort(steps);
      return "step median %.2f ms, 99 %% %.2f ms"
          .formatted(steps[MEASURED / 2] / 1e6, steps[MEASURED * 99 / 100] / 1e6);
    }

    /** The CPU time so far of the thread with that name, in nanoseconds. */
    private static long cpu(String thread) {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      for (long id : threads.getAllThreadIds()) {
        ThreadInfo info = threads.getThreadInfo(id);
        if (info != null && info.getThreadName().equals(thread)) {
          return threads.getThreadCpuTime(id);
        }
      }
      throw new IllegalStateException("no thread " + thread);
    }
  }
}
