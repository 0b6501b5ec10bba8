package org.raumbrett.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javafx.application.Application;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.raumbrett.app.model.Desk;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

/**
 * Texts nobody writes by hand, in the whole window: how long opening takes, the JavaFX thread at
 * each step with the right arrow and at each key typed into the game's text, and how long it stands
 * still at most meanwhile. Arguments choose among {@link #CASES}; without one all are run.
 */
public final class HugeTextBenchmark {
  /** The texts that are tried. */
  private static final List<String> CASES =
      List.of(
          "small", "games", "comments", "comment", "line", "problems", "plies", "nested", "wide");

  private HugeTextBenchmark() {}

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends MeasuredWindow {
    private static final int PRESSES = 40;
    private static final int PACE_MILLIS = 33;

    /** A key after which nothing is laid out for so long changes nothing. */
    private static final long NOTHING_CHANGES_NANOS = 300_000_000L;

    private volatile long longest;
    private volatile boolean over;
    private long laidOut;

    @Override
    void watch(Stage stage) {
      stage.getScene().addPostLayoutPulseListener(() -> laidOut = System.nanoTime());
      Thread pulse = new Thread(this::feelThePulse);
      pulse.setDaemon(true);
      pulse.start();
    }

    /** Something is asked of the JavaFX thread all the time; the longest it waits is kept. */
    private void feelThePulse() {
      while (!over) {
        long since = System.nanoTime();
        fx(() -> null);
        longest = Math.max(longest, System.nanoTime() - since);
        pause(2);
      }
    }

    @Override
    void measure(MainWindow shown) {
      try {
        pause(2_000);
        List<String> chosen = getParameters().getRaw();
        for (String name : chosen.isEmpty() ? CASES : chosen) {
          measure(shown, name, text(name));
        }
      } finally {
        over = true;
      }
    }

    private void measure(MainWindow shown, String name, String text) {
      Desk desk = shown.place().desk();
      System.out.printf("%s: %,d characters%n", name, text.length());
      choose(shown, "#moves");
      pause(300);
      int before = desk.sitting();
      longest = 0;
      long since = System.nanoTime();
      fx(
          () -> {
            shown.files().opener().openText("", text);
            return null;
          });
      while (fx(desk::sitting) == before) {
        pause(2);
      }
      fx(() -> null);
      tell("opened", since);
      step(shown, desk);
      longest = 0;
      since = System.nanoTime();
      choose(shown, "#game-text");
      fx(() -> null);
      tell("text in sight", since);
      pause(500);
      type(shown, desk);
    }

    private void tell(String what, long since) {
      double whole = (System.nanoTime() - since) / 1e6;
      pause(200);
      System.out.printf(
          Locale.ROOT, "  %s: %.0f ms, standing still %.0f ms%n", what, whole, longest / 1e6);
    }

    private void choose(MainWindow shown, String inSight) {
      fx(
          () -> {
            TabPane tabs = (TabPane) shown.stage().getScene().lookup("#tabs");
            tabs.getTabs().stream()
                .filter(tab -> tab.getContent().lookup(inSight) != null)
                .forEach(tabs.getSelectionModel()::select);
            return null;
          });
    }

    private void step(MainWindow shown, Desk desk) {
      fx(
          () -> {
            desk.first();
            shown.view().board().board().requestFocus();
            return null;
          });
      pause(500);
      press(
          "a step",
          shown,
          i -> {
            boolean branch = i % 3 == 2;
            return new KeyEvent(
                KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, branch, false, false, false);
          });
    }

    private void type(MainWindow shown, Desk desk) {
      TextArea area = (TextArea) shown.stage().getScene().lookup("#game-text");
      fx(
          () -> {
            area.requestFocus();
            area.positionCaret(area.getLength() / 2);
            return null;
          });
      pause(500);
      press(
          "a key in the text",
          shown,
          i ->
              new KeyEvent(
                  KeyEvent.KEY_TYPED, " ", "", KeyCode.UNDEFINED, false, false, false, false));
      longest = 0;
      String typed = area.getText();
      long since = System.nanoTime();
      while (!fx(() -> desk.document().content().text()).contains(typed)
          && System.nanoTime() - since < 10_000_000_000L) {
        pause(20);
      }
      tell("read again", since);
      longest = 0;
      since = System.nanoTime();
      fx(
          () -> {
            area.replaceText(0, area.getLength(), shuffle(1_000_000 / 8, "\n"));
            return null;
          });
      tell("a megabyte pasted", since);
      fx(
          () -> {
            desk.settle();
            return null;
          });
      pause(500);
      longest = 0;
      since = System.nanoTime();
      fx(
          () -> {
            desk.undo();
            return null;
          });
      tell("taken back", since);
    }

    /** What the key makes of the focused node. */
    private interface Keys {
      KeyEvent key(int number);
    }

    private void press(String what, MainWindow shown, Keys keys) {
      longest = 0;
      List<Long> late = new ArrayList<>();
      long begun = System.nanoTime();
      for (int i = 0; i < PRESSES; i++) {
        long due = begun + i * PACE_MILLIS * 1_000_000L;
        pause((int) Math.max(0, (due - System.nanoTime()) / 1_000_000));
        KeyEvent key = keys.key(i);
        long pressed = System.nanoTime();
        fx(
            () -> {
              shown.stage().getScene().getFocusOwner().fireEvent(key);
              return null;
            });
        while (fx(() -> laidOut) < pressed && System.nanoTime() - pressed < NOTHING_CHANGES_NANOS) {
          pause(1);
        }
        late.add(System.nanoTime() - pressed);
      }
      long[] sorted = late.stream().mapToLong(n -> n).sorted().toArray();
      System.out.printf(
          Locale.ROOT,
          "  %s: median %.0f ms, 95 %% %.0f ms, worst %.0f ms; standing still %.0f ms%n",
          what,
          sorted[sorted.length / 2] / 1e6,
          sorted[sorted.length * 95 / 100] / 1e6,
          sorted[sorted.length - 1] / 1e6,
          longest / 1e6);
    }

    private static String text(String name) {
      return switch (name) {
        case "small" -> shuffle(80, "\n");
        case "games" -> games(2_000_000);
        case "comments" -> comments(20_000);
        case "comment" -> "1. Aa2-Aa3 {" + "somebody wrote a great deal\n".repeat(70_000) + "} *\n";
        case "line" -> shuffle(1_000_000 / 8, " ");
        case "problems" -> shuffle(4, " ") + "1. Aa2-Aa3† Ec4-Ec3 *\n\n".repeat(50_000);
        case "plies" -> shuffle(20_000, "\n");
        case "nested" -> nested();
        case "wide" -> wide();
        default -> throw new IllegalArgumentException(name + " is none of " + CASES);
      };
    }

    private static String games(int length) {
      StringBuilder text = new StringBuilder();
      Random random = new Random(5);
      while (text.length() < length) {
        text.append("[Event \"Random moves\"]\n[White \"computer\"]\n[Black \"computer\"]\n\n");
        text.append(randomMoves(random, 40)).append("*\n\n");
      }
      return text.toString();
    }

    private static String randomMoves(Random random, int plies) {
      StringBuilder text = new StringBuilder();
      Position position = Position.START;
      for (int ply = 0; ply < plies && !position.status().isEnd(); ply++) {
        List<Move> legal = position.legalMoves();
        Move move = legal.get(random.nextInt(legal.size()));
        text.append(move).append(ply % 8 == 7 ? '\n' : ' ');
        position = position.play(move);
      }
      return text.toString();
    }

    /** Knights go out and back. */
    private static String shuffle(int plies, String between) {
      String[] moves = {"Ab1-Aa3", "Eb5-Ea3", "Aa3-Ab1", "Ea3-Eb5"};
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < plies; i++) {
        text.append(moves[i % 4]).append(i % 4 == 3 ? between : " ");
      }
      return text.append("\n\n").toString();
    }

    /** Knights go out and back, and something is said of each move. */
    private static String comments(int plies) {
      String[] moves = {"Ab1-Aa3", "Eb5-Ea3", "Aa3-Ab1", "Ea3-Eb5"};
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < plies; i++) {
        text.append(moves[i % 4]);
        text.append(
            " {of this move a hundred characters are said, and this is the comment with the ");
        text.append("number ").append(i).append(i % 4 == 3 ? "}\n" : "} ");
      }
      return text.append("*\n").toString();
    }

    /** Ten times 500 variations, each within the one before. */
    private static String nested() {
      String[] moves = {"Ab1-Aa3", "Eb5-Ea3", "Aa3-Ab1", "Ea3-Eb5"};
      String[] others = {"Ab2-Ab3", "Eb4-Eb3", "Ab2-Ab3", "Eb4-Eb3"};
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 10; i++) {
        text.append(moves[i % 4]).append(' ');
        for (int depth = 0; depth < 500; depth++) {
          text.append("( ").append((depth % 2 == 0 ? others : moves)[i % 4]).append(' ');
        }
        text.append(") ".repeat(500));
      }
      return text.append("*\n").toString();
    }

    /** 5,000 variations to the same move. */
    private static String wide() {
      return "1. Ab1-Aa3 " + "(1. Aa2-Aa3 Ea4-Ea3) ".repeat(5_000) + "Eb5-Ea3 *\n";
    }
  }
}
