package org.raumbrett.app.recovery;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.function.BooleanSupplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.words.Words;

/** Offers what was left behind, at the window's top; hidden while there is nothing. */
public final class RecoveryBar extends HBox {
  private final Words words;
  private final Label text = new Label();
  private final Button restore = new Button();

  /**
   * A bar.
   *
   * @param mayDrop asks whether what is on the desk may go
   */
  public RecoveryBar(Recovery recovery, BooleanSupplier mayDrop, Words words, Scope scope) {
    this.words = words;
    getStyleClass().add("recovery-bar");
    setId("recovery");
    setAlignment(Pos.CENTER_LEFT);
    text.setId("recovery-text");
    text.setWrapText(true);
    text.setGraphic(new FontIcon(MaterialDesignB.BACKUP_RESTORE));
    text.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(text, Priority.ALWAYS);
    text.setMaxWidth(Double.MAX_VALUE);
    prepare(restore, "restore");
    restore.setOnAction(
        event -> {
          LeftBehind left = recovery.offerProperty().get();
          boolean replacesNothing = left != null && left.setup() != null;
          if (replacesNothing || mayDrop.getAsBoolean()) {
            recovery.restore();
          }
        });
    restore.getStyleClass().add("accent");
    Button discard = prepare(new Button(), "discard");
    discard.setOnAction(event -> recovery.discard());
    Button later = prepare(new Button(), "later");
    later.setOnAction(event -> recovery.later());
    getChildren().addAll(text, restore, discard, later);
    scope.show(recovery.offerProperty(), this::show);
  }

  private Button prepare(Button button, String name) {
    button.setText(words.get("recovery." + name));
    button.setId("recovery-" + name);
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private void show(@Nullable LeftBehind left) {
    setVisible(left != null);
    setManaged(left != null);
    if (left != null) {
      text.setText(words.format("recovery.text", name(left), time(left.time())));
    }
  }

  private String name(LeftBehind left) {
    EngineGame.Seat seat = left.seat();
    if (left.setup() != null) {
      return words.get("recovery.setup");
    }
    if (!left.name().isEmpty()) {
      return left.name();
    }
    return seat == null
        ? words.get("recovery.unnamed")
        : words.format("recovery.game", Integer.toString(seat.level()));
  }

  private String time(Instant instant) {
    ZonedDateTime time = instant.atZone(ZoneId.systemDefault());
    DateTimeFormatter format =
        time.toLocalDate().equals(LocalDate.now(time.getZone()))
            ? DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
            : DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);
    return format.withLocale(words.locale()).format(time);
  }
}
