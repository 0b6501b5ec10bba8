package org.raumbrett.app.text;

import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.skin.TextAreaSkin;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.layout.AfterLayout;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.model.TextReader;
import org.raumbrett.app.model.WhenSeen;
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
  private final GameTextArea area = new GameTextArea();
  private final ShownText shown = new ShownText(area, this::noteParts);
  private final TextMarks marks = new TextMarks(area);
  private final PartNote note;
  private final Label apart = new Label();
  private final UndoKeys undo;
  private final TextPlaces places;
  private final TextReader reader;
  private final FixFinder finder;
  private final ProblemHint hint;
  private final PauseTransition typing = new PauseTransition(TYPING_PAUSE);
  private final WhenSeen text;
  private final WhenSeen place;
  private int sitting = -1;

  /** Whether the place of a fix is in sight, which the current move then leaves there. */
  private boolean atFix;

  /**
   * The text of the desk's document.
   *
   * @param seen whether the view is in sight
   */
  public GameTextView(
      Desk desk, Tasks tasks, Words words, Scope scope, ObservableValue<Boolean> seen) {
    this.desk = desk;
    this.places = new TextPlaces(desk);
    this.reader = new TextReader(desk, tasks, shown::whole, this::followCaret);
    this.undo = new UndoKeys(area, shown, desk, this::typed);
    this.finder = new FixFinder(tasks);
    this.hint = new ProblemHint(words, finder, this::fix);
    this.note = new PartNote(words, area.wholeSelectedProperty(), this::showPart);
    this.text = new WhenSeen(seen, this::show);
    this.place = new WhenSeen(seen, this::placeChanged);
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
    area.setReplacer(this::replaceLarge, this::replaceAll);
    area.setShown(shown);
    new TextMenu(area, undo, words, this::problemAt, this::findFix, this::fix);
    noteParts();
    scope.show(desk.documentProperty(), document -> text.ask());
    scope.onChange(desk.sittingProperty(), text::ask);
    scope.show(desk.textInStepProperty(), inStep -> tellApart());
    scope.onChange(desk.placeProperty(), place::ask);
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

  /** Shows where a problem is: selects the text it is about. */
  public void select(Problem problem) {
    text.catchUp();
    reveal(problem.offset(), problem.length());
  }

  /** Puts a problem right, if there is one way only; it can be taken back in the text. */
  public void fix(Problem problem) {
    text.catchUp();
    reader.settle();
    text.catchUp();
    RgnDocument content = desk.document().content();
    if (content.problems().contains(problem)) {
      finder.find(content, problem, fix -> make(content, fix));
    }
  }

  /** While the fix was looked for the text may have changed. */
  private void make(RgnDocument content, @Nullable QuickFix fix) {
    if (fix == null || reader.isPending() || desk.document().content() != content) {
      return;
    }
    TextEdit first = fix.edits().get(0);
    int behind = first.span().offset() + first.replacement().length();
    selectGameAt(first.span().offset());
    text.catchUp();
    // Else the board would follow the caret, which moves while the text changes.
    typed();
    if (!shown.make(fix)) {
      undo.keep();
      shown.replaceAll(fix.applyTo(content.text()), behind);
    }
    atFix = true;
    shown.putCaret(behind);
    AfterLayout.run(area, area::scrollToCaret);
    typing.stop();
    reader.read();
  }

  private void selectGameAt(int offset) {
    int game = places.gameAt(offset);
    if (!desk.document().isLarge() && game != desk.gameIndex()) {
      desk.select(game);
    }
  }

  private void reveal(int start, int length) {
    reader.settle();
    selectGameAt(start);
    shown.turnTo(new TextSpan(start, length));
    int from = Math.min(Math.max(0, start - shown.from()), area.getLength());
    area.requestFocus();
    area.selectRange(Math.min(from + length, area.getLength()), from);
    AfterLayout.run(area, area::scrollToCaret);
  }

  /** Shows the document's text. While something typed waits to be read, that is the newer one. */
  private void show() {
    boolean other = sitting != desk.sitting();
    if (reader.isPending() && !other) {
      return;
    }
    sitting = desk.sitting();
    int around = other ? places.startOfGame() : shown.caret();
    shown.show(desk.document().content().text(), other || undo.isTurning(), around);
    showPlace();
    showHint();
    if (other) {
      AfterLayout.run(area, area::scrollToCaret);
    } else {
      followCaret();
    }
  }

  /** A part that is left is read first. */
  private void showPart(boolean later) {
    reader.settle();
    shown.turnTo(later ? shown.to() + TextPart.SIZE / 2 : shown.from() - TextPart.SIZE / 2);
    showPlace();
  }

  private void noteParts() {
    note.setVisible(!shown.isWhole());
    note.setManaged(!shown.isWhole());
    tellApart();
  }

  /** The board may say what a text that was not understood to its end does not. */
  private void tellApart() {
    boolean differs = !desk.textInStepProperty().get() && desk.isPartlyRead();
    apart.setVisible(differs);
    apart.setManaged(differs);
  }

  private void edited() {
    if (!shown.isFilling()) {
      typed();
    }
  }

  private void typed() {
    reader.typed();
    typing.playFromStart();
    showPlace();
    hint.show(null, null);
  }

  /** What is pasted may be as large as a file. */
  private void replaceLarge(int start, int end, String pasted) {
    shown.replace(start, end, pasted);
    typed();
  }

  private void replaceAll(String pasted) {
    undo.keep();
    String lines = ShownText.withAreasLines(pasted);
    shown.replaceAll(lines, lines.length());
    typed();
  }

  private void caretMoved() {
    if (!shown.isFilling() && !reader.isPending() && !area.isSelectingAll()) {
      showHint();
      followCaret();
    }
  }

  private void showHint() {
    RgnDocument content = desk.document().content();
    hint.show(content, area.isFocused() ? places.problemAt(shown.caret()) : null);
  }

  /** The board follows the caret, but only while the user moves it himself. */
  private void followCaret() {
    if (!area.isFocused() || desk.isTakingIn() || !desk.textInStepProperty().get()) {
      return;
    }
    int caret = shown.caret();
    selectGameAt(caret);
    ReadGame read = places.current();
    if (read != null && read.span().touches(caret)) {
      desk.goTo(read.pathAt(caret));
    }
  }

  private void placeChanged() {
    atFix &= desk.isTakingIn();
    showPlace();
  }

  private void showPlace() {
    TextSpan move = reader.isPending() ? null : places.move();
    if (move != null && !area.isFocused() && !atFix) {
      shown.bringIntoSight(move);
    }
    marks.show(places.marks(move, !reader.isPending(), shown.from(), shown.to()));
  }

  FixFinder finder() {
    return finder;
  }

  private void findFix(Problem problem, Consumer<@Nullable QuickFix> receiver) {
    finder.find(desk.document().content(), problem, receiver);
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
    return places.problemAt(shown.from() + index);
  }
}
