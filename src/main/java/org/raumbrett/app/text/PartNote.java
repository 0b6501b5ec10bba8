package org.raumbrett.app.text;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.raumbrett.app.words.Words;

/** Tells that a part of a large text is shown, and leads to the others. */
final class PartNote extends FlowPane {
  /**
   * A note.
   *
   * @param allSelected whether all of the text is selected
   * @param turner shows the later part, or the earlier one
   */
  PartNote(Words words, ObservableValue<Boolean> allSelected, Consumer<Boolean> turner) {
    super(6, 0);
    Label text = new Label();
    text.textProperty()
        .bind(allSelected.map(all -> words.get(all ? "text.part.selected" : "text.part")));
    text.setId("text-part");
    Hyperlink earlier = new Hyperlink(words.get("text.earlier"));
    Hyperlink later = new Hyperlink(words.get("text.later"));
    earlier.setId("text-earlier");
    later.setId("text-later");
    earlier.setOnAction(event -> turner.accept(false));
    later.setOnAction(event -> turner.accept(true));
    getChildren().addAll(text, earlier, later);
    getStyleClass().add("text-note");
  }
}
