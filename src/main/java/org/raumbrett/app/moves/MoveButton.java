package org.raumbrett.app.moves;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

/**
 * A move one can click: text, the engine's glyph, its evaluation. A list shows dozens, and most
 * have not been judged: what is said of a judged one has nodes when there is something to say.
 */
final class MoveButton extends HBox {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final List<String> VERDICTS = List.of("blunder", "mistake", "dubious");

  private final Label text = label("move-text");
  private final Consumer<GamePath> jump;
  private MoveRow.@Nullable Entry entry;
  private @Nullable Label glyph;
  private @Nullable Label evaluation;

  MoveButton(Consumer<GamePath> jump) {
    this.jump = jump;
    getStyleClass().add("move");
    setAlignment(Pos.BASELINE_LEFT);
    setAccessibleRole(AccessibleRole.BUTTON);
    getChildren().add(text);
    setOnMouseClicked(event -> jump());
    // The menu that opens is about this move.
    setOnContextMenuRequested(event -> jump());
  }

  private void jump() {
    if (entry != null) {
      jump.accept(entry.path());
    }
  }

  /** A cut evaluation says something wrong: where there is no room for it, it is not shown. */
  @Override
  protected void layoutChildren() {
    if (evaluation != null && !evaluation.getText().isEmpty()) {
      evaluation.setVisible(snapSizeX(minWidth(-1)) <= getWidth() + 1);
    }
    super.layoutChildren();
  }

  /** Shows a move, or nothing. */
  void show(MoveRow.@Nullable Entry shown, MoveTexts texts, String prefix) {
    entry = shown;
    setVisible(shown != null);
    if (shown == null) {
      return;
    }
    text.setText(prefix + texts.move(shown));
    judge(MoveTexts.verdict(shown.ply()), texts.evaluation(shown));
    getStyleClass().removeAll(VERDICTS);
    Judgement judgement = shown.ply().judgement();
    if (judgement != null && judgement.verdict() != Verdict.NONE) {
      getStyleClass().add(style(judgement.verdict()));
    }
    setAccessibleText(texts.spoken(shown));
  }

  private void judge(String verdict, String value) {
    if (glyph == null || evaluation == null) {
      if (verdict.isEmpty() && value.isEmpty()) {
        return;
      }
      glyph = label("move-glyph");
      evaluation = label("move-evaluation");
      Region gap = new Region();
      setHgrow(gap, Priority.ALWAYS);
      getChildren().addAll(glyph, gap, evaluation);
    }
    glyph.setText(verdict);
    evaluation.setText(value);
  }

  private static Label label(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /** Shows dots where White's move stands elsewhere. */
  void showGap() {
    text.setText("…");
    judge("", "");
    getStyleClass().removeAll(VERDICTS);
    setVisible(true);
    setAccessibleText("");
  }

  /** Marks the move if it leads to the place. */
  void mark(GamePath current) {
    pseudoClassStateChanged(CURRENT, entry != null && entry.path().equals(current));
  }

  /** Returns the style class of the verdict's colour. */
  static String style(Verdict verdict) {
    return switch (verdict) {
      case BLUNDER -> "blunder";
      case MISTAKE -> "mistake";
      case DUBIOUS -> "dubious";
      case NONE -> "unremarkable";
    };
  }
}
