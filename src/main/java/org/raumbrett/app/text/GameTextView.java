package org.raumbrett.app.text;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.model.TextReader;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.TextEdit;
import org.raumbrett.rgn.TextSpan;

/**
 * The text of the game, as it was loaded until somebody changes it. What is typed is read a moment
 * after the last key; the board follows the caret, and the current move is marked. Of a very large
 * text a part is shown.
 */
public final class GameTextView extends VBox {
  private static final Duration TYPING_PAUSE = Duration.millis(300);

  private final Desk desk;
  private final TextArea area = new TextArea();
  private final TextMarks marks = new TextMarks(area);
  private final FlowPane note;
  private final Label apart = new Label();
  private final TextPart part = new TextPart();
  private final TextReader reader;
  private final ProblemHint hint;
  private final PauseTransition typing = new PauseTransition(TYPING_PAUSE);
  private int sitting = -1;
  private boolean showing;

  /** The text of the desk's document. */
  public GameTextView(Desk desk, Tasks tasks, Words words, Scope scope) {
    this.desk = desk;
    this.reader = new TextReader(desk, tasks, () -> part.with(area.getText()));
    FixFinder finder = new FixFinder(tasks);
    this.hint = new ProblemHint(words, finder, this::fix);
    this.note = note(words);
    getStyleClass().add("game-text");
    area.setId("game-text");
    area.setWrapText(true);
    area.setPromptText(words.get("text.prompt"));
    area.setAccessibleText(words.get("text.title"));
    apart.setText(words.get("text.apart"));
    apart.setWrapText(true);
    apart.getStyleClass().add("text-note");
    StackPane marked = new StackPane(area, marks);
    VBox.setVgrow(marked, Priority.ALWAYS);
    getChildren().addAll(note, apart, marked, hint);
    new TextMenu(
        area,
        words,
        event -> {
          Problem problem = problemAt(event);
          return problem == null ? null : QuickFix.of(desk.document().content(), problem);
        },
        event -> {
          Problem problem = problemAt(event);
          if (problem != null) {
            fix(problem);
          }
        });
    scope.show(desk.documentProperty(), document -> show());
    scope.onChange(desk.sittingProperty(), this::show);
    scope.show(desk.textInStepProperty(), inStep -> tellApart());
    scope.onChange(desk.placeProperty(), this::showPlace);
    area.textProperty().subscribe((old, now) -> edited());
    area.caretPositionProperty().subscribe((old, now) -> caretMoved());
    area.focusedProperty().subscribe((old, now) -> showHint());
    typing.setOnFinished(event -> reader.read());
    scope.atEnd(
        () -> {
          typing.stop();
          reader.settle();
        });
  }

  private FlowPane note(Words words) {
    Label text = new Label(words.get("text.part"));
    Hyperlink earlier = new Hyperlink(words.get("text.earlier"));
    Hyperlink later = new Hyperlink(words.get("text.later"));
    earlier.setId("text-earlier");
    later.setId("text-later");
    earlier.setOnAction(event -> showAround(part.from() - TextPart.SIZE / 2));
    later.setOnAction(event -> showAround(part.to() + TextPart.SIZE / 2));
    FlowPane pane = new FlowPane(6, 0, text, earlier, later);
    pane.getStyleClass().add("text-note");
    return pane;
  }

  /** Shows where a problem is: selects the text it is about. */
  public void select(Problem problem) {
    reveal(problem.offset(), problem.length());
  }

  /** Puts a problem right, if there is one way only; it can be taken back in the text. */
  public void fix(Problem problem) {
    reader.settle();
    RgnDocument content = desk.document().content();
    QuickFix fix = content.problems().contains(problem) ? QuickFix.of(content, problem) : null;
    if (fix == null) {
      return;
    }
    List<TextEdit> edits = fix.edits();
    for (int i = edits.size() - 1; i >= 0; i--) {
      TextSpan span = edits.get(i).span();
      if (!part.holds(span.offset()) || !part.holds(span.end())) {
        part.replace(area.getText());
        part.show(part.text(), span.offset());
        fill(true);
      }
      area.replaceText(
          span.offset() - part.from(), span.end() - part.from(), edits.get(i).replacement());
    }
    typing.stop();
    reader.read();
  }

  private void reveal(int start, int length) {
    reader.settle();
    if (!desk.document().isLarge()) {
      int game = gameAt(start);
      if (game != desk.gameIndex()) {
        desk.select(game);
      }
    }
    if (!part.holds(start) || !part.holds(start + length)) {
      showAround(start);
    }
    int from = Math.min(Math.max(0, start - part.from()), area.getLength());
    area.requestFocus();
    area.selectRange(Math.min(from + length, area.getLength()), from);
  }

  private int gameAt(int place) {
    List<ReadGame> games = desk.document().content().games();
    for (int i = games.size() - 1; i > 0; i--) {
      if (games.get(i).span().offset() <= place) {
        return i;
      }
    }
    return 0;
  }

  /** Shows the document's text. While something typed waits to be read, that is the newer one. */
  private void show() {
    boolean other = sitting != desk.sittingProperty().get();
    if (reader.isPending() && !other) {
      return;
    }
    sitting = desk.sittingProperty().get();
    String text = desk.document().content().text();
    if (part.with(area.getText()).equals(text)) {
      part.replace(area.getText());
      // What was pasted may have to be made visible.
      fill(false);
    } else {
      part.show(text, other ? startOfGame() : part.from() + area.getCaretPosition());
      fill(other);
    }
    showPlace();
    showHint();
    if (!other) {
      followCaret();
    }
  }

  private int startOfGame() {
    ReadGame read = current();
    return read == null || desk.document().isLarge() ? 0 : read.span().offset();
  }

  /** A part that is left is read first, and joined to the whole. */
  private void showAround(int place) {
    reader.settle();
    part.show(part.text(), place);
    fill(true);
    showPlace();
  }

  private void fill(boolean anew) {
    boolean before = showing;
    showing = true;
    String text = part.part();
    if (anew) {
      area.setText(text);
      area.positionCaret(0);
    } else {
      TextChange change = TextChange.between(area.getText(), text);
      if (change != null) {
        int caret = change.moved(area.getCaretPosition());
        area.replaceText(change.from(), change.to(), change.replacement());
        area.positionCaret(caret);
      }
    }
    showing = before;
    noteParts();
  }

  private void noteParts() {
    note.setVisible(!part.isWhole());
    note.setManaged(!part.isWhole());
    tellApart();
  }

  /** The board may say what a text that was not understood to its end does not. */
  private void tellApart() {
    boolean shown = !desk.textInStepProperty().get() && desk.isPartlyRead();
    apart.setVisible(shown);
    apart.setManaged(shown);
  }

  private void edited() {
    if (!showing) {
      reader.typed();
      typing.playFromStart();
      showPlace();
      hint.show(null, null);
    }
  }

  private void caretMoved() {
    if (!showing && !reader.isPending()) {
      showHint();
      followCaret();
    }
  }

  private void showHint() {
    int place = part.from() + area.getCaretPosition();
    hint.show(desk.document().content(), area.isFocused() ? problemAt(place) : null);
  }

  /** The board follows the caret, but only while the user moves it himself. */
  private void followCaret() {
    if (!area.isFocused() || !desk.textInStepProperty().get()) {
      return;
    }
    int place = part.from() + area.getCaretPosition();
    int game = gameAt(place);
    if (!desk.document().isLarge() && game != desk.gameIndex()) {
      desk.select(game);
    }
    ReadGame read = current();
    if (read != null && read.span().touches(place)) {
      desk.goTo(read.pathAt(place));
    }
  }

  private void showPlace() {
    TextSpan move = move();
    if (move != null && !area.isFocused()) {
      bringIntoSight(move);
    }
    List<TextMarks.Mark> shown = new ArrayList<>();
    if (move != null) {
      add(shown, move.offset(), move.end(), "current-move", false);
    }
    if (!reader.isPending()) {
      for (Problem problem : desk.document().content().problems()) {
        int end = problem.offset() + Math.max(1, problem.length());
        add(shown, problem.offset(), end, problem.isError() ? "error" : "warning", true);
      }
    }
    marks.show(shown);
  }

  /** Returns where the move that led to the board's position stands, null if nowhere. */
  private @Nullable TextSpan move() {
    ReadGame read = current();
    boolean known = read != null && desk.textInStepProperty().get() && !reader.isPending();
    return known ? read.spanOf(desk.place().path()) : null;
  }

  /** The area scrolls to its caret by itself. */
  private void bringIntoSight(TextSpan move) {
    if (!part.holds(move.offset()) || !part.holds(move.end())) {
      part.show(part.text(), move.offset());
      fill(true);
    }
    boolean before = showing;
    showing = true;
    area.positionCaret(move.end() - part.from());
    showing = before;
  }

  private void add(
      List<TextMarks.Mark> shown, int start, int end, String style, boolean underlined) {
    if (end > part.from() && start < part.to()) {
      int from = Math.max(start, part.from()) - part.from();
      int to = Math.min(end, part.to()) - part.from();
      shown.add(new TextMarks.Mark(from, to, style, underlined));
    }
  }

  /** Returns the problem a place of the text is about, an error before a warning. */
  private @Nullable Problem problemAt(int place) {
    @Nullable Problem found = null;
    for (Problem problem : desk.document().content().problems()) {
      int end = problem.offset() + Math.max(1, problem.length());
      boolean there = problem.offset() <= place && place <= end;
      if (there && (found == null || problem.isError() && !found.isError())) {
        found = problem;
      }
    }
    return found;
  }

  /** Returns the problem under the mouse, null if there is none. */
  private @Nullable Problem problemAt(ContextMenuEvent event) {
    if (reader.isPending() || !(area.getSkin() instanceof TextAreaSkin skin)) {
      return null;
    }
    int index =
        event.isKeyboardTrigger()
            ? area.getCaretPosition()
            : skin.getIndex(event.getX(), event.getY()).getInsertionIndex();
    return problemAt(part.from() + index);
  }

  private @Nullable ReadGame current() {
    return desk.document().read(desk.gameIndex());
  }
}
