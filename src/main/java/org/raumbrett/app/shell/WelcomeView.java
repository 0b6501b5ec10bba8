package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.model.RecentFiles;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Visible;

/** What stands in the place of the moves while there is no game: what one can begin with. */
final class WelcomeView extends ScrollPane {
  private static final int RECENT = 4;

  private final FileActions files;
  private final VBox recentFiles = new VBox();

  WelcomeView(
      RecentFiles recent, FileActions files, ActionControls controls, Words words, Scope scope) {
    this.files = files;
    getStyleClass().add("welcome-scroll");
    setId("welcome");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    // The keys belong to the board.
    setFocusTraversable(false);
    VBox content = new VBox();
    content.getStyleClass().add("welcome");
    content.setAlignment(Pos.TOP_LEFT);
    setContent(content);
    Label title = wrapping(new Label(words.get("welcome.title")));
    title.getStyleClass().add(Styles.TITLE_3);
    Label text = wrapping(new Label(words.get("welcome.text")));
    Label drop = wrapping(new Label(words.get("welcome.drop")));
    drop.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    Label samples = new Label(words.get("welcome.samples"));
    samples.getStyleClass().add(Styles.TITLE_4);
    InvalidationListener listener = observed -> showRecent(recent, words);
    recent.list().addListener(listener);
    scope.atEnd(() -> recent.list().removeListener(listener));
    recentFiles.getStyleClass().add("welcome-list");
    showRecent(recent, words);
    content
        .getChildren()
        .addAll(
            title,
            text,
            big(controls, Action.OPEN, Action.PASTE),
            big(controls, Action.NEW),
            drop,
            recentFiles,
            samples);
    for (SampleGames.Sample sample : SampleGames.ALL) {
      Hyperlink link = wrapping(new Hyperlink(words.get("sample." + sample.name())));
      link.setGraphic(new FontIcon(MaterialDesignC.CHESS_PAWN));
      link.setId("sample-" + sample.name());
      link.setOnAction(event -> files.openSample(sample));
      content.getChildren().add(link);
    }
    Label hint = wrapping(new Label(words.get("welcome.play")));
    hint.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    content.getChildren().addAll(hint, wrapping(controls.link(Action.RULES)));
  }

  private void showRecent(RecentFiles recent, Words words) {
    recentFiles.getChildren().clear();
    boolean any = !recent.list().isEmpty();
    recentFiles.setVisible(any);
    recentFiles.setManaged(any);
    if (any) {
      Label heading = new Label(words.get("menu.recent"));
      heading.getStyleClass().add(Styles.TITLE_4);
      recentFiles.getChildren().add(heading);
    }
    for (Path file : recent.list().stream().limit(RECENT).toList()) {
      Hyperlink link = new Hyperlink(Visible.text(file.getFileName().toString()));
      link.setGraphic(new FontIcon(MaterialDesignF.FILE_DOCUMENT_OUTLINE));
      link.setMnemonicParsing(false);
      link.setTooltip(new Tooltip(Visible.text(file.toString())));
      link.setOnAction(event -> files.open(file));
      recentFiles.getChildren().add(link);
    }
  }

  private static HBox big(ActionControls controls, Action... actions) {
    HBox row = new HBox();
    row.getStyleClass().add("big-buttons");
    for (Action action : actions) {
      ButtonBase button = controls.textButton(action);
      button.setId("welcome-" + action.name());
      button.getStyleClass().remove(Styles.FLAT);
      button.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(button, Priority.ALWAYS);
      row.getChildren().add(button);
    }
    return row;
  }

  /** Gives a text as many lines as it needs, whatever height there is. */
  private static <L extends Labeled> L wrapping(L label) {
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
