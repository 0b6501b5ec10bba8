package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.words.Words;

/** What stands in the place of the moves while there is no game: what one can begin with. */
final class WelcomeView extends VBox {
  WelcomeView(FileActions files, ActionControls controls, Words words) {
    getStyleClass().add("welcome");
    setId("welcome");
    setAlignment(Pos.TOP_LEFT);
    Label title = new Label(words.get("welcome.title"));
    title.getStyleClass().add(Styles.TITLE_3);
    title.setWrapText(true);
    Label text = new Label(words.get("welcome.text"));
    text.setWrapText(true);
    getChildren().addAll(title, text, big(controls, Action.OPEN), big(controls, Action.PASTE));
    Label drop = new Label(words.get("welcome.drop"));
    drop.setWrapText(true);
    drop.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    Label samples = new Label(words.get("welcome.samples"));
    samples.getStyleClass().add(Styles.TITLE_4);
    getChildren().addAll(drop, samples);
    for (SampleGames.Sample sample : SampleGames.ALL) {
      Hyperlink link = new Hyperlink(words.get("sample." + sample.name()));
      link.setGraphic(new FontIcon(MaterialDesignC.CHESS_PAWN));
      link.setId("sample-" + sample.name());
      link.setWrapText(true);
      link.setOnAction(event -> files.openSample(sample));
      getChildren().add(link);
    }
    Label hint = new Label(words.get("welcome.play"));
    hint.setWrapText(true);
    hint.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    getChildren().add(hint);
  }

  private static HBox big(ActionControls controls, Action action) {
    ButtonBase button = controls.textButton(action);
    button.setId("welcome-" + action.name());
    button.getStyleClass().remove(Styles.FLAT);
    button.setMaxWidth(Double.MAX_VALUE);
    HBox row = new HBox(button);
    HBox.setHgrow(button, Priority.ALWAYS);
    return row;
  }
}
