package org.raumbrett.app.action;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** A bar at the window's top that offers something: what it is, and buttons for what to do. */
public class OfferBar extends HBox {
  private final Label text = new Label();

  /**
   * A bar that is hidden.
   *
   * @param id its name, and the beginning of its parts' names
   */
  protected OfferBar(String id, Ikon icon) {
    getStyleClass().add("offer-bar");
    setId(id);
    setAlignment(Pos.CENTER_LEFT);
    text.setId(id + "-text");
    text.setWrapText(true);
    text.setGraphic(new FontIcon(icon));
    text.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMaxWidth(Double.MAX_VALUE);
    getChildren().add(text);
    close();
  }

  /** Adds a button; the first is the one that stands out. */
  protected final void offer(String name, String label, Runnable work) {
    Button button = new Button(label);
    button.setId(getId() + "-" + name);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> work.run());
    if (getChildren().size() == 1) {
      button.getStyleClass().add("accent");
    }
    getChildren().add(button);
  }

  /** Shows the bar, saying that. */
  protected final void open(String words) {
    text.setText(words);
    setVisible(true);
    setManaged(true);
  }

  /** Hides the bar. */
  protected final void close() {
    setVisible(false);
    setManaged(false);
  }
}
