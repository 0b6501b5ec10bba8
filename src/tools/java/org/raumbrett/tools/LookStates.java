package org.raumbrett.tools;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.prefs.Preferences;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** What one window is like in all its states: with a game, judged, setting up, with its dialogs. */
final class LookStates {
  private static final Path GAME = Path.of("assets/games/annotated-example.rgn");
  private static final Path SEVERAL = Path.of("src/test/resources/data/games/two-games.rgn");
  private static final Path BROKEN = Path.of("src/test/resources/data/bad/illegal-move.rgn");
  private static final String LAST_STEP =
      "3r1/2P1k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/5/5/5/5 w";
  private static final long REST_MILLIS = 150;

  /** So many half moves into the game the boards are crowded still. */
  private static final int MIDDLE = 33;

  private static final int TEXT_TAB = 1;

  /** Dialogs by the key that opens them with Ctrl. */
  private static final Map<String, KeyCode> DIALOGS =
      Map.of(
          "newgame", KeyCode.N,
          "paste", KeyCode.V,
          "submit", KeyCode.M,
          "comment", KeyCode.E);

  /** Dialogs by the menu item that opens them. */
  private static final Map<String, String> ITEMS =
      Map.of(
          "tags", "menu-TAGS",
          "keys", "menu-KEYS",
          "about", "menu-ABOUT",
          "manual", "menu-MANUAL",
          "typed", "menu-TYPE_MOVE");

  private final Studio studio;
  private final Hand hand;
  private final String look;
  private String layout = "stack";

  /**
   * Opens a window.
   *
   * @param look the pictures' folder
   */
  LookStates(Studio studio, Preferences settings, String look) {
    this.studio = studio;
    this.look = look;
    hand = new Hand(settings, REST_MILLIS);
    Studio.does(
        () -> {
          hand.stage().setX(0);
          hand.stage().setY(0);
        });
  }

  /**
   * Takes the wanted ones, and closes the window.
   *
   * @param judged a file with a judged game
   */
  void take(List<String> layouts, List<String> states, Path judged) {
    in(layouts, states, "welcome", name -> shoot(name));
    boolean game = states.stream().anyMatch(List.of("start", "middle", "selected")::contains);
    if (game) {
      hand.open(GAME);
      hand.press(KeyCode.HOME);
      in(layouts, states, "start", this::shoot);
      for (int ply = 0; ply < MIDDLE; ply++) {
        Studio.does(() -> hand.fire(KeyCode.RIGHT, false, false));
      }
      in(layouts, states, "middle", this::shoot);
      in(layouts, states, "selected", this::shootSelected);
    }
    takeJudged(layouts, states, judged);
    takeOthers(layouts, states);
    hand.hide();
  }

  /** Takes those of a game that is being judged, and closes the window. */
  void takeRunning(List<String> layouts) {
    hand.open(GAME);
    in(layouts, List.of("running"), "running", name -> whileOn(KeyCode.F12, KeyCode.ESCAPE, name));
    hand.hide();
  }

  /** Takes those of a game against the engine, and closes the window. */
  void takePlay(List<String> layouts) {
    hand.agree(hand.dialog(KeyCode.N, false));
    in(layouts, List.of("play"), "play", this::shoot);
    hand.hide();
  }

  private void takeJudged(List<String> layouts, List<String> states, Path judged) {
    hand.open(judged);
    hand.press(KeyCode.HOME, KeyCode.B);
    in(layouts, states, "judged", this::shoot);
    in(layouts, states, "attackers", this::shootAttackers);
    in(layouts, states, "classes", this::shootClasses);
    in(layouts, states, "editor", name -> shoot(name, hand.dialog(KeyCode.N, true)));
    DIALOGS.forEach(
        (state, key) -> in(layouts, states, state, name -> shoot(name, hand.dialog(key, false))));
    ITEMS.forEach(
        (state, item) -> in(layouts, states, state, name -> shoot(name, hand.menuDialog(item))));
    in(layouts, states, "promotion", this::shootPromotion);
    in(layouts, states, "retry", name -> whileOn(KeyCode.R, KeyCode.ESCAPE, name));
    in(layouts, states, "threat", name -> whileOn(KeyCode.X, KeyCode.X, name));
    in(layouts, states, "live", name -> whileOn(KeyCode.L, KeyCode.L, name));
    in(layouts, states, "text", this::shootText);
  }

  private void takeOthers(List<String> layouts, List<String> states) {
    if (states.contains("problems")) {
      hand.open(BROKEN);
      in(layouts, states, "problems", this::shoot);
    }
    if (states.contains("games")) {
      hand.open(SEVERAL);
      in(layouts, states, "games", this::shoot);
    }
  }

  private void in(
      List<String> layouts, List<String> states, String state, Consumer<String> picture) {
    if (!states.contains(state)) {
      return;
    }
    for (String wanted : layouts) {
      if (!wanted.equals(layout)) {
        hand.press(KeyCode.T);
        layout = wanted;
      }
      picture.accept(state + "-" + wanted);
    }
  }

  private void shoot(String name) {
    Studio.rest(2 * REST_MILLIS);
    studio.shoot(
        look + "/" + name,
        new Rectangle2D(
            hand.stage().getX(),
            hand.stage().getY(),
            hand.stage().getWidth(),
            hand.stage().getHeight()));
  }

  private void shoot(String name, Window dialog) {
    shoot(name);
    Studio.does(dialog::hide);
    Studio.rest(REST_MILLIS);
  }

  private BoardStackView board() {
    return (BoardStackView) Studio.gets(() -> hand.node("#board"));
  }

  /** With a man picked that has many targets. */
  private void shootSelected(String name) {
    BoardStackView board = board();
    Position position = Studio.gets(() -> board.positionProperty().get());
    Cell richest =
        Cell.ALL.stream()
            .max(
                Comparator.comparingLong(
                    cell ->
                        position.legalMoves().stream()
                            .filter(move -> move.from() == cell)
                            .mapToInt(move -> position.pieceAt(move.to()) == null ? 1 : 9)
                            .sum()))
            .orElseThrow();
    Studio.does(() -> board.select(richest));
    shoot(name);
    Studio.does(() -> board.select(null));
  }

  private void shootAttackers(String name) {
    BoardStackView board = board();
    Studio.does(() -> board.shownAttackersProperty().set(Cell.parse("Cc3")));
    shoot(name);
    Studio.does(() -> board.shownAttackersProperty().set(null));
  }

  private void shootClasses(String name) {
    whileOn(KeyCode.K, KeyCode.U, name);
    hand.press(KeyCode.K);
  }

  private void shootPromotion(String name) {
    BoardStackView board = board();
    Position shown = Studio.gets(() -> board.positionProperty().get());
    Studio.does(() -> board.setPosition(Rfen.parse(LAST_STEP)));
    Studio.does(() -> Studio.play(board, Cell.parse("Ec4"), Cell.parse("Ec5")));
    shoot(name);
    Studio.does(board::cancel);
    Studio.does(() -> board.setPosition(shown));
  }

  private void whileOn(KeyCode on, KeyCode off, String name) {
    hand.press(on);
    Studio.rest(10 * REST_MILLIS);
    shoot(name);
    hand.press(off);
  }

  private void shootText(String name) {
    TabPane tabs = (TabPane) Studio.gets(() -> hand.node("#tabs"));
    Studio.does(() -> tabs.getSelectionModel().select(TEXT_TAB));
    shoot(name);
    Studio.does(() -> tabs.getSelectionModel().selectFirst());
  }
}
