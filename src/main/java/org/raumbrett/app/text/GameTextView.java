package org.raumbrett.app.text;

import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.TextSpan;

/**
 * The text as it was loaded. It can be edited, and is read again a moment after the last key; of a
 * very large file only the current game is shown, and not edited.
 */
public final class GameTextView extends VBox {
  /** A text area lays out its whole text; beyond this it would make the window stutter. */
  private static final int LARGE = 200_000;

  private static final Duration TYPING_PAUSE = Duration.millis(500);

  private final Desk desk;
  private final TextArea area = new TextArea();
  private final Label note = new Label();
  private final PauseTransition typing = new PauseTransition(TYPING_PAUSE);
  private int offset;
  private boolean showing;

  /**
   * The text of the desk's document.
   *
   * @param reader reads an edited text
   */
  public GameTextView(Desk desk, Words words, Scope scope, Consumer<String> reader) {
    this.desk = desk;
    getStyleClass().add("game-text");
    area.setId("game-text");
    area.setWrapText(true);
    area.setPromptText(words.get("text.prompt"));
    area.setAccessibleText(words.get("text.title"));
    note.setText(words.get("text.part"));
    note.setWrapText(true);
    note.getStyleClass().add("text-note");
    VBox.setVgrow(area, Priority.ALWAYS);
    getChildren().addAll(note, area);
    scope.show(desk.documentProperty(), document -> show());
    scope.onChange(desk.sittingProperty(), this::show);
    area.textProperty().subscribe((old, now) -> edited());
    area.caretPositionProperty().subscribe((old, now) -> follow(now.intValue()));
    typing.setOnFinished(event -> reader.accept(area.getText()));
    scope.atEnd(typing::stop);
  }

  /** Shows where a problem is: selects the text it is about. */
  public void select(Problem problem) {
    reveal(problem.offset(), problem.length());
  }

  /** Shows where the move that leads to the place stands. */
  public void select(GamePath path) {
    ReadGame read = current();
    TextSpan span = read == null ? null : read.spanOf(path);
    if (span != null) {
      reveal(span.offset(), span.length());
    }
  }

  /** Returns whether the text is still this one. */
  public boolean isStill(String text) {
    return area.getText().equals(text);
  }

  private void reveal(int start, int length) {
    int from = start - offset;
    if (from < 0 || from > area.getLength()) {
      desk.select(gameAt(start));
      from = start - offset;
    }
    area.requestFocus();
    area.selectRange(Math.min(from + length, area.getLength()), Math.max(0, from));
  }

  private int gameAt(int place) {
    var games = desk.document().content().games();
    for (int i = games.size() - 1; i > 0; i--) {
      if (games.get(i).span().offset() <= place) {
        return i;
      }
    }
    return 0;
  }

  private void show() {
    Document document = desk.document();
    String text = document.content().text();
    offset = 0;
    boolean part = text.length() > LARGE;
    ReadGame read = current();
    part |= document.isLarge();
    if (part && read != null) {
      offset = read.span().offset();
      text = text.substring(offset, read.span().end());
    }
    note.setVisible(part);
    note.setManaged(part);
    area.setEditable(!part);
    if (!area.getText().equals(text)) {
      showing = true;
      area.setText(text);
      area.positionCaret(0);
      showing = false;
    }
  }

  private void edited() {
    if (!showing) {
      typing.playFromStart();
    }
  }

  /** The board follows the caret, but only while the user moves it himself. */
  private void follow(int caret) {
    ReadGame read = current();
    boolean unread = typing.getStatus() == Animation.Status.RUNNING;
    if (showing || unread || !area.isFocused() || read == null) {
      return;
    }
    int place = caret + offset;
    if (read.span().touches(place)) {
      GamePath path = read.pathAt(place);
      desk.goTo(path);
    }
  }

  private @Nullable ReadGame current() {
    return desk.document().read(desk.gameIndex());
  }
}
