package org.raumbrett.app.tags;

import java.util.Map;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.Visible;

/** A value to choose, shown with what it means. */
final class ChoiceCell extends ListCell<String> {
  private final Map<String, String> texts;

  ChoiceCell(Map<String, String> texts) {
    this.texts = texts;
  }

  @Override
  protected void updateItem(@Nullable String value, boolean empty) {
    super.updateItem(value, empty);
    setText(value == null || empty ? null : texts.getOrDefault(value, Visible.text(value)));
  }
}
