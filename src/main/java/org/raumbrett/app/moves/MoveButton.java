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

/** A move one can click: text, the engine's glyph, its evaluation. */
final class MoveButton extends HBox {
  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
  private static final List<String> VERDICTS = List.of("blunder", "mistake", "dubious");

  private final Label text = new Label();
  private final Label glyph = new Label();
  private final Label evaluation = new Label();
  private final Consumer<GamePath> jump;
  private MoveRow.@Nullable Entry entry;

  MoveButton(Consumer<GamePath> jump) {
    this.jump = jump;
    getStyleClass().add("move");
    setAlignment(Pos.BASELINE_LEFT);
    setAccessibleRole(AccessibleRole.BUTTON);
    text.getStyleClass().add("move-text");
    text.setMinWidth(Region.USE_PREF_SIZE);
    glyph.getStyleClass().add("move-glyph");
    glyph.setMinWidth(Region.USE_PREF_SIZE);
    evaluation.getStyleClass().add("move-evaluation");
    evaluation.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(text, glyph, gap, evaluation);
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
    evaluation.setVisible(snapSizeX(minWidth(-1)) <= getWidth() + 1);
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
    glyph.setText(MoveTexts.verdict(shown.ply()));
    evaluation.setText(texts.evaluation(shown));
    getStyleClass().removeAll(VERDICTS);
    Judgement judgement = shown.ply().judgement();
    if (judgement != null && judgement.verdict() != Verdict.NONE) {
      getStyleClass().add(style(judgement.verdict()));
    }
    setAccessibleText(texts.spoken(shown));
  }

  /** Shows dots where White's move stands elsewhere. */
  void showGap() {
    text.setText("…");
    glyph.setText("");
    evaluation.setText("");
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
