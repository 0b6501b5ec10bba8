package org.raumbrett.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.prefs.Preferences;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Settings;
import org.raumbrett.board.Cell;

/** The pictures of the window in one language. */
final class WindowPictures {
  private static final Path JUDGED = Path.of("assets/games/computer-test-game-unfinished.rgn");

  private static final Path COMPLETE = Path.of("assets/games/computer-test-game-1.rgn");

  /** A black queen that can go far and take, after the seventh move of White. */
  private static final String PICKED = "Dc5";

  private static final long REST_MILLIS = 1500;
  private static final int TEXT_TAB = 1;

  /** A move that is none, in the third line. */
  private static final String BROKEN =
      """
      1. Ad1-Ac3 Ed5-Ec3
      2. Bd1-Cd2 Dd5-Cc4
      3. Ab1-Cb3 De4-Ce4
      """;

  private final Studio studio;
  private final Preferences settings;
  private final String folder;

  /**
   * Pictures of a window with those settings.
   *
   * @param folder where they go
   */
  WindowPictures(Studio studio, Preferences settings, String folder) {
    this.studio = studio;
    this.settings = settings;
    this.folder = folder;
    settings.putDouble("width", 1280);
    settings.putDouble("height", 800);
    settings.putInt("strength", Settings.DEFAULT_STRENGTH);
  }

  /** Takes those of the manual. */
  void take() {
    Hand hand = new Hand(settings);
    take(hand, "welcome");
    takeProblems(hand);
    hand.open(COMPLETE);
    takeDialog(hand, "submit", KeyCode.M, false);
    hand.open(JUDGED);
    hand.judge();
    hand.press(KeyCode.HOME, KeyCode.B);
    take(hand, "judged");
    takeRight(hand, "moves");
    takeDialog(hand, "setup", KeyCode.N, true);
    hand.press(KeyCode.R);
    takeRight(hand, "retry");
    hand.hide();
    takePlay(new Hand(settings));
  }

  /**
   * Takes those of the README: a judged game with the boards side by side, and a man that is picked
   * with the boards above one another.
   */
  void takeForReadme() {
    Hand hand = new Hand(settings);
    hand.open(JUDGED);
    hand.judge();
    hand.press(KeyCode.T, KeyCode.HOME, KeyCode.B);
    take(hand, "flat");
    hand.press(KeyCode.T, KeyCode.RIGHT, KeyCode.RIGHT);
    BoardStackView board = (BoardStackView) Studio.gets(() -> hand.node("#board"));
    Studio.does(() -> board.select(Cell.parse(PICKED)));
    take(hand, "targets");
    hand.hide();
  }

  /** A game against the engine after a move of each, and a hint for the next. */
  private void takePlay(Hand hand) {
    Window dialog = hand.dialog(KeyCode.N, false);
    take("newgame", dialog);
    hand.agree(dialog);
    Label title = (Label) Studio.gets(() -> hand.node("#play-title"));
    String turn = Studio.gets(title::getText);
    BoardStackView board = (BoardStackView) Studio.gets(() -> hand.node("#board"));
    Studio.does(() -> Studio.play(board, Cell.parse("Ad1"), Cell.parse("Ac3")));
    Studio.rest(REST_MILLIS);
    Studio.until("the engine has answered", () -> title.getText().equals(turn));
    hand.press(KeyCode.H);
    Studio.rest(REST_MILLIS);
    // The keyboard's cursor would show where its man can go.
    Studio.does(board::hideCursor);
    take(hand, "play");
    hand.hide();
  }

  private void takeDialog(Hand hand, String name, KeyCode key, boolean shift) {
    Window dialog = hand.dialog(key, shift);
    take(name, dialog);
    Studio.does(dialog::hide);
  }

  private void takeProblems(Hand hand) {
    try {
      Path file = Files.createTempDirectory("pictures").resolve("partida.rgn");
      Files.writeString(file, BROKEN);
      hand.open(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Studio.does(() -> ((TabPane) hand.node("#tabs")).getSelectionModel().select(TEXT_TAB));
    takeRight(hand, "problems");
    Studio.does(() -> ((TabPane) hand.node("#tabs")).getSelectionModel().selectFirst());
  }

  private void take(String name, Window dialog) {
    studio.take(folder + "/" + name, Studio.gets(() -> dialog.getScene().getRoot()));
  }

  private void takeRight(Hand hand, String name) {
    studio.take(folder + "/" + name, Studio.gets(() -> hand.node(".right")));
  }

  private void take(Hand hand, String name) {
    studio.take(folder + "/" + name, Studio.gets(hand::root));
  }
}
