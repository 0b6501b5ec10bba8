package org.raumbrett.app.tags;

import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.stream.IntStream;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.GameDate;

/** A date of which any part may be unknown. A date that is none stays until a part is chosen. */
final class DateEditor extends HBox {
  private static final int UNKNOWN = 0;
  private static final int MONTHS = 12;
  private static final int DAYS = 31;

  private final StringProperty value;
  private final TextField year = new TextField();
  private final ComboBox<Integer> month = new ComboBox<>();
  private final ComboBox<Integer> day = new ComboBox<>();
  private boolean showing;

  DateEditor(StringProperty value, Words words) {
    this.value = value;
    setSpacing(6);
    setAlignment(Pos.CENTER_LEFT);
    year.setId("tag-Date");
    year.setPromptText(words.get("tags.year"));
    year.setAccessibleText(words.get("tags.year"));
    // A whole date that is none stands here too.
    year.setPrefColumnCount(4);
    year.setMinWidth(Region.USE_PREF_SIZE);
    setHgrow(year, Priority.ALWAYS);
    month.setId("tag-month");
    month.setAccessibleText(words.get("tags.month"));
    month.getItems().setAll(IntStream.rangeClosed(UNKNOWN, MONTHS).boxed().toList());
    String noMonth = words.get("tags.month");
    month.setConverter(
        shownAs(
            number ->
                number == UNKNOWN
                    ? noMonth
                    : Month.of(number).getDisplayName(TextStyle.FULL_STANDALONE, words.locale())));
    day.setId("tag-day");
    day.setAccessibleText(words.get("tags.day"));
    day.getItems().setAll(IntStream.rangeClosed(UNKNOWN, DAYS).boxed().toList());
    String noDay = words.get("tags.day");
    day.setConverter(shownAs(number -> number == UNKNOWN ? noDay : Integer.toString(number)));
    Button today = new Button(words.get("tags.today"));
    today.setId("tag-today");
    today.setOnAction(event -> value.set(GameDate.of(LocalDate.now()).toString()));
    day.setMinWidth(84);
    month.setMinWidth(132);
    today.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().addAll(year, month, day, today);
    month.setValue(UNKNOWN);
    day.setValue(UNKNOWN);
    value.subscribe(this::show);
    year.textProperty().subscribe((old, now) -> changed());
    month.valueProperty().subscribe((old, now) -> changed());
    day.valueProperty().subscribe((old, now) -> changed());
  }

  private static StringConverter<Integer> shownAs(java.util.function.IntFunction<String> text) {
    return new StringConverter<>() {
      @Override
      public String toString(Integer number) {
        return number == null ? "" : text.apply(number);
      }

      @Override
      public Integer fromString(String ignored) {
        throw new UnsupportedOperationException("the list is chosen from, not typed into");
      }
    };
  }

  /** Shows a date that comes from elsewhere; while the user types one it is his. */
  private void show(String text) {
    if (showing || text.equals(composed())) {
      return;
    }
    showing = true;
    GameDate date = GameDate.parse(text);
    year.setText(date == null ? text : date.year() == UNKNOWN ? "" : text.substring(0, 4));
    month.setValue(date == null ? UNKNOWN : date.month());
    day.setValue(date == null ? UNKNOWN : date.day());
    showing = false;
  }

  private void changed() {
    if (!showing) {
      showing = true;
      value.set(composed());
      showing = false;
    }
  }

  /** What is typed as a whole date, {@code 2024.05.01}, is one. */
  private String composed() {
    String typed = year.getText().strip();
    int months = month.getValue() == null ? UNKNOWN : month.getValue();
    int days = day.getValue() == null ? UNKNOWN : day.getValue();
    if (typed.isEmpty() && months == UNKNOWN && days == UNKNOWN) {
      return "";
    }
    if (typed.length() > 4 || !typed.isEmpty() && !Character.isDigit(typed.charAt(0))) {
      return typed;
    }
    return (typed.isEmpty() ? "????" : typed) + "." + part(months) + "." + part(days);
  }

  private static String part(int number) {
    return number == UNKNOWN ? "??" : number < 10 ? "0" + number : Integer.toString(number);
  }
}
