package org.raumbrett.app.shell;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;
import org.raumbrett.notation.Descriptive;
import org.raumbrett.notation.MoveReader;
import org.raumbrett.notation.NotationStyle;
import org.raumbrett.rgn.Problem;

/** Comments, and what goes to the clipboard. */
final class EditActions {
  private final MainWindow window;

  EditActions(MainWindow window) {
    this.window = window;
  }

  /** Lets the user write the comment and set the glyphs of the current move. */
  void comment() {
    Desk desk = window.place().desk();
    desk.settle();
    LeftGame left = LeftGame.of(desk);
    Ply ply = desk.place().ply();
    List<String> old =
        ply == null ? desk.game().line(desk.place().path()).comments() : ply.comments();
    String text = String.join("\n", old).strip();
    RemarkPane pane =
        new RemarkPane(ply == null ? List.of() : ply.nags(), text, ply != null, window.words());
    Platform.runLater(pane.area()::requestFocus);
    List<Integer> nags = pane.nags();
    ObjectProperty<@Nullable Supplier<Game>> draft = window.place().recovery().draftProperty();
    pane.onEdit(() -> draft.set(() -> left.hasPlace() ? remarked(left, pane, old) : desk.game()));
    if (window
        .forms()
        .askToEdit(
            "comment.title",
            pane,
            () -> !pane.comment().equals(text) || !pane.nags().equals(nags))) {
      if (left.hasPlace()) {
        Game changed = remarked(left, pane, old);
        if (changed != desk.game()) {
          desk.edit(changed);
        }
      } else {
        LeftGame.keep(pane.comment(), window.dialogs(), window.words());
      }
    }
    draft.set(null);
  }

  /**
   * Returns the game with what the form says, the game itself if that is nothing new. The engine
   * may have moved meanwhile, and the user with it: the place is the form's.
   *
   * @param old the comments before; several that nobody touched stay several
   */
  private static Game remarked(LeftGame left, RemarkPane pane, List<String> old) {
    GamePath path = left.path();
    Game game = left.desk().game();
    String now = pane.comment();
    boolean untouched = now.equals(String.join("\n", old).strip());
    List<String> comments = now.isEmpty() ? List.of() : untouched ? old : List.of(now);
    Game changed = GameEditor.withComments(game, path, comments);
    if (game.ply(path) != null) {
      changed = GameEditor.withPly(changed, path, ply -> ply.withNags(pane.nags()));
    }
    return changed.equals(game) ? game : changed;
  }

  /** Lets the user type a move instead of clicking it. */
  void typeMove() {
    BoardPane pane = window.view().board();
    if (pane.board().isChoosingPromotion()) {
      return;
    }
    Position before = pane.board().getPosition();
    Locale locale = window.words().locale();
    window
        .dialogs()
        .askLine("typed.title", "typed.hint", text -> fault(text, before, locale))
        .map(text -> move(text, before))
        .ifPresent(move -> play(move, before, pane));
  }

  /** The engine may have moved meanwhile: then the move was meant for another position. */
  private void play(Move move, Position before, BoardPane pane) {
    if (pane.board().getPosition().equals(before)) {
      pane.play(move);
    } else {
      window.place().notice().set(window.words().get("typed.late"));
    }
  }

  private static @Nullable String fault(String text, Position before, Locale locale) {
    if (move(text, before) != null) {
      return null;
    }
    Problem problem = Problem.ofMove(text.strip(), MoveReader.read(text, before));
    return problem == null ? null : problem.message(locale);
  }

  /** Every notation is read, whichever is shown: the one of files and the descriptive one. */
  private static @Nullable Move move(String text, Position before) {
    Move move = MoveReader.read(text, before).move();
    return move != null ? move : Descriptive.read(text, before);
  }

  /** Copies the main line as a plain move list. */
  void copyGame() {
    Desk desk = window.place().desk();
    List<String> moves =
        MoveWords.line(
            desk.game().start(),
            desk.game().mainLine().plies().stream().map(Ply::move).toList(),
            NotationStyle.SCREEN);
    copy(String.join(" ", moves));
    window.place().notice().set(window.words().get("notice.game.copied"));
  }

  /** Copies the position shown as RFEN. */
  void copyPosition() {
    copy(window.place().desk().place().position().toString());
    window.place().notice().set(window.words().get("notice.position.copied"));
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
