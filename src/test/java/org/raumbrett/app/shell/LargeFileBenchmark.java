package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.raumbrett.app.collection.GameOrder;
import org.raumbrett.app.collection.GamesModel;
import org.raumbrett.app.collection.SortKey;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Saver;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.ManyGames;

/**
 * A file of 100,000 games in the whole window: how long until the list is there, until a game is
 * open, from its choice to the end of the layout in the next frame, and until searching, sorting
 * and saving are done; and the longest time the window stood still. Games are chosen in the list,
 * scrolled to where they stand as a user would have; opened with their moves in sight; and jumped
 * to with their list in sight, which must follow then. An argument {@code moves} begins with those.
 * The first argument is the file, which is made if it does not exist; beside it a copy is saved.
 * Run it with {@code -Xmx300m}.
 */
public final class LargeFileBenchmark {
  private static final int GAMES = 100_000;

  private LargeFileBenchmark() {}

  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    if (!Files.exists(file)) {
      ManyGames.write(file, GAMES);
    }
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends MeasuredWindow {
    private static final int OPENED = 100;

    private long last;
    private volatile long laidOut;
    private long longest;

    @Override
    void watch(Stage stage) {
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          longest = last == 0 ? 0 : Math.max(longest, now - last);
          last = now;
        }
      }.start();
      stage.getScene().addPostLayoutPulseListener(() -> laidOut = System.nanoTime());
    }

    private static void until(Callable<Boolean> condition) {
      while (!fx(condition)) {
        pause(5);
      }
    }

    @Override
    void measure(MainWindow shown) {
      Path file = Path.of(getParameters().getRaw().get(0));
      pause(3_000);
      open(shown, file);
      boolean movesFirst = getParameters().getRaw().contains("moves");
      if (movesFirst) {
        choose(shown, "#moves", false);
      }
      choose(shown, "#games", true);
      if (!movesFirst) {
        choose(shown, "#moves", false);
      }
      choose(shown, "#games", false);
      search(shown);
      sort(shown);
      save(shown, file);
    }

    private void begin() {
      fx(() -> longest = 0);
    }

    private void tell(String what, long since) {
      long now = System.nanoTime();
      long gap = fx(() -> longest);
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      System.out.printf(
          Locale.ROOT,
          "%s: %.0f ms, longest between two pulses %.0f ms, then %d MB in use%n",
          what,
          (now - since) / 1e6,
          gap / 1e6,
          runtime.totalMemory() - runtime.freeMemory() >> 20);
    }

    private void open(MainWindow shown, Path file) {
      begin();
      long since = System.nanoTime();
      Platform.runLater(() -> shown.open(file));
      until(
          () ->
              shown.stage().getScene().lookup("#games") instanceof ListView<?> list
                  && list.getItems().size() > 1
                  && list.lookupAll(".game-cell").stream()
                      .anyMatch(cell -> ((ListCell<?>) cell).getItem() != null));
      tell("list shown", since);
    }

    /** The first ones count too: nobody opens games to warm the program up. */
    private void choose(MainWindow shown, String inSight, boolean scrolled) {
      fx(
          () -> {
            TabPane tabs = (TabPane) shown.stage().getScene().lookup("#tabs");
            tabs.getTabs().stream()
                .filter(tab -> tab.getContent().lookup(inSight) != null)
                .forEach(tabs.getSelectionModel()::select);
            return null;
          });
      pause(500);
      System.out.println("with " + inSight + (scrolled ? " scrolled there:" : " in sight:"));
      Random random = new Random(3);
      Desk desk = shown.place().desk();
      long[] whole = new long[OPENED];
      long[] selected = new long[OPENED];
      for (int i = 0; i < OPENED; i++) {
        int game = random.nextInt(GAMES);
        if (scrolled) {
          fx(
              () -> {
                ((ListView<?>) shown.stage().getScene().lookup(inSight)).scrollTo(game - 3);
                return null;
              });
          pause(100);
        }
        long since = System.nanoTime();
        long begun =
            fx(
                () -> {
                  long before = System.nanoTime();
                  desk.select(game);
                  return before;
                });
        long done = System.nanoTime();
        while (laidOut < done) {
          pause(1);
        }
        selected[i] = done - begun;
        whole[i] = laidOut - since;
        pause(50);
      }
      System.out.printf(
          "the first ten: %s ms%n",
          Arrays.toString(Arrays.stream(whole).limit(10).map(n -> n / 1_000_000).toArray()));
      tell("opening a game", whole);
      tell("of it before the layout", selected);
    }

    private static void tell(String what, long[] nanos) {
      long[] sorted = nanos.clone();
      Arrays.sort(sorted);
      System.out.printf(
          Locale.ROOT,
          "%s: median %.1f ms, 95 %% %.1f ms, worst %.1f ms%n",
          what,
          sorted[sorted.length / 2] / 1e6,
          sorted[sorted.length * 95 / 100] / 1e6,
          sorted[sorted.length - 1] / 1e6);
    }

    private void search(MainWindow shown) {
      var scene = shown.stage().getScene();
      for (String query : List.of("player 17", "event 500 zufallsspieler ñ3", "")) {
        begin();
        long since = System.nanoTime();
        fx(
            () -> {
              ((TextField) scene.lookup("#games-search")).setText(query);
              return null;
            });
        pause(250);
        until(() -> !((Label) scene.lookup("#games-count")).getText().endsWith("…"));
        tell("search '" + query + "'", since);
      }
    }

    private void sort(MainWindow shown) {
      GamesModel games = shown.place().games();
      for (SortKey key : List.of(SortKey.WHITE, SortKey.WHITE, SortKey.DATE, SortKey.MOVES)) {
        begin();
        long since = System.nanoTime();
        boolean descending = !games.orderProperty().get().descending();
        fx(
            () -> {
              games.sort(new GameOrder(key, descending));
              return null;
            });
        until(() -> !games.searchingProperty().get());
        tell("sorted by " + key, since);
      }
    }

    private void save(MainWindow shown, Path file) {
      Desk desk = shown.place().desk();
      begin();
      long since = System.nanoTime();
      fx(
          () -> {
            desk.select(GAMES / 2);
            desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "Changed")));
            Saver saver = new Saver(desk, shown.place().tasks(), shown.place().errands());
            saver.save(Path.of(file + ".saved"), false, problem -> {});
            return null;
          });
      until(() -> !desk.modifiedProperty().get());
      tell("saved", since);
    }
  }
}
