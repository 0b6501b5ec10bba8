package org.raumbrett.app.recovery;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.raumbrett.app.action.OfferBar;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.words.Words;

/** Offers what was left behind, at the window's top; hidden while there is nothing. */
public final class RecoveryBar extends OfferBar {
  private final Words words;

  /**
   * A bar.
   *
   * @param mayDrop asks whether what is on the desk may go
   * @param mayDiscard asks whether what is offered, which has that name, may go for good
   */
  public RecoveryBar(
      Recovery recovery,
      BooleanSupplier mayDrop,
      Predicate<String> mayDiscard,
      Words words,
      Scope scope) {
    super("recovery", MaterialDesignB.BACKUP_RESTORE);
    this.words = words;
    offer(
        "restore",
        words.get("recovery.restore"),
        () -> {
          LeftBehind left = recovery.offerProperty().get();
          boolean replacesNothing = left != null && left.setup() != null;
          if (replacesNothing || mayDrop.getAsBoolean()) {
            recovery.restore();
          }
        });
    offer(
        "discard",
        words.get("recovery.discard"),
        () -> {
          LeftBehind left = recovery.offerProperty().get();
          if (left != null && mayDiscard.test(name(left))) {
            recovery.discard();
          }
        });
    offer("later", words.get("recovery.later"), recovery::later);
    scope.show(recovery.offerProperty(), this::show);
  }

  private void show(@Nullable LeftBehind left) {
    if (left == null) {
      close();
    } else {
      open(words.format("recovery.text", name(left), time(left.time())));
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
