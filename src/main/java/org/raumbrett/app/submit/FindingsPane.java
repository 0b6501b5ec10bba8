package org.raumbrett.app.submit;

import atlantafx.base.theme.Styles;
import java.util.Comparator;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.SubmissionFault;
import org.raumbrett.rgn.SubmissionFinding;

/** What is missing for the IRF, then what could be better, each with a way to mend it. */
final class FindingsPane extends ScrollPane {
  private static final double LEAST = 76;
  private static final double TWO_LINES = 46;
  private static final double MOST = 170;

  private final Words words;
  private final SubmissionView.Deeds deeds;
  private final VBox rows = new VBox(4);

  FindingsPane(Words words, SubmissionView.Deeds deeds) {
    this.words = words;
    this.deeds = deeds;
    setContent(rows);
    setFitToWidth(true);
    setMaxHeight(MOST);
  }

  /** Shows what is to be said of a game; the pane is not there if that is nothing. */
  void show(Submission submission) {
    rows.getChildren().clear();
    Problem unread = submission.unread();
    if (unread != null) {
      Button button = new Button(words.get("submit.show"));
      button.setOnAction(event -> deeds.showText(unread));
      rows.getChildren().add(row(true, words.get("submit.unread"), button));
    }
    submission.findings().stream()
        .sorted(Comparator.comparing(SubmissionFinding::isError).reversed())
        .forEach(finding -> rows.getChildren().add(row(finding)));
    setMinHeight(leastHeight(submission.isReady(), rows.getChildren().size()));
    boolean any = !rows.getChildren().isEmpty();
    setVisible(any);
    setManaged(any);
  }

  /** What is missing has room; what could be better leaves that room to the file and the mail. */
  private static double leastHeight(boolean ready, int rows) {
    return Math.min(ready ? LEAST : MOST, rows * TWO_LINES);
  }

  /** Returns the button that mends the first of them, the other node if there is none. */
  Node first(Node other) {
    return rows.getChildren().stream()
        .flatMap(row -> ((HBox) row).getChildren().stream())
        .filter(Button.class::isInstance)
        .findFirst()
        .orElse(other);
  }

  private HBox row(SubmissionFinding finding) {
    @Nullable Button button = null;
    @Nullable String tag =
        finding.tag() == null && finding.fault() == SubmissionFault.UNFINISHED
            ? Tags.RESULT
            : finding.tag();
    if (tag != null) {
      button = new Button(words.get("submit.edit"));
      button.setId("submit-edit-" + tag);
      button.setOnAction(event -> deeds.editTag(tag));
    }
    return row(finding.isError(), named(tag) + finding.message(words.locale()), button);
  }

  /** The message names the tag as the file has it; the form, as a player would. */
  private String named(@Nullable String tag) {
    String key = "tag." + tag;
    return tag == null || !words.has(key) || words.get(key).equals(tag)
        ? ""
        : words.get(key) + ": ";
  }

  private static HBox row(boolean error, String text, @Nullable Button button) {
    Label message = new Label(text);
    message.setWrapText(true);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    FontIcon icon =
        error
            ? icon(MaterialDesignC.CLOSE_CIRCLE, "error-icon")
            : icon(MaterialDesignA.ALERT, "warning-icon");
    HBox row = new HBox(8, icon, message);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("submit-finding");
    if (button != null) {
      button.getStyleClass().add(Styles.SMALL);
      button.setMinWidth(Region.USE_PREF_SIZE);
      row.getChildren().add(button);
    }
    return row;
  }

  static FontIcon icon(Ikon which, String style) {
    FontIcon icon = new FontIcon(which);
    icon.getStyleClass().add(style);
    return icon;
  }
}
