package org.raumbrett.app.text;

import atlantafx.base.theme.Styles;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.RgnDocument;

/**
 * What is wrong where the caret is, unless it stands in the list of problems in sight, and the
 * button that puts it right if there is one way only.
 */
final class ProblemHint extends HBox {
  private final Words words;
  private final FontIcon icon = new FontIcon();
  private final Label message = new Label();
  private final Button button = new Button();
  private final FixFinder finder;
  private @Nullable Problem shown;

  /**
   * A hint.
   *
   * @param fixer puts a problem right
   */
  ProblemHint(Words words, FixFinder finder, Consumer<Problem> fixer) {
    this.words = words;
    this.finder = finder;
    getStyleClass().add("problem-hint");
    setId("problem-hint");
    setAlignment(Pos.CENTER_LEFT);
    message.setWrapText(true);
    message.getStyleClass().add(Styles.TEXT_SMALL);
    HBox.setHgrow(message, Priority.ALWAYS);
    message.setMaxWidth(Double.MAX_VALUE);
    button.setId("hint-fix");
    // The caret stays in the text: without it there would be nothing to hint at.
    button.setFocusTraversable(false);
    button.getStyleClass().add(Styles.SMALL);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(
        event -> {
          if (shown != null) {
            fixer.accept(shown);
          }
        });
    getChildren().addAll(icon, message, button);
    show(null, null);
  }

  /** Shows a problem of the document, or nothing. */
  void show(@Nullable RgnDocument document, @Nullable Problem problem) {
    // Few problems are all listed below, with their fixes: they need not be told twice.
    boolean listed = document != null && document.problemCount() <= ProblemsPanel.VISIBLE;
    if (document == null || problem == null || listed) {
      shown = null;
      message.setText("");
      offer(null);
      return;
    }
    if (problem == shown) {
      return;
    }
    shown = problem;
    icon.setIconCode(problem.isError() ? MaterialDesignC.CLOSE_CIRCLE : MaterialDesignA.ALERT);
    icon.getStyleClass()
        .setAll("ikonli-font-icon", problem.isError() ? "error-icon" : "warning-icon");
    message.setText(problem.message(words.locale()));
    offer(null);
    finder.find(
        document,
        problem,
        fix -> {
          if (shown == problem) {
            offer(fix);
          }
        });
  }

  private void offer(@Nullable QuickFix fix) {
    setVisible(shown != null);
    setManaged(shown != null);
    button.setVisible(fix != null);
    button.setManaged(fix != null);
    button.setText(fix == null ? "" : fix.label(words.locale()));
  }
}
