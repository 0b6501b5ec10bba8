package org.raumbrett.app.tags;

import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.DateText;
import org.raumbrett.game.GameDate;

/**
 * A date of which any part may be unknown. One that is typed or pasted whole into the field of the
 * year is spread over all three; one that is none stays until a part is chosen.
 */
final class DateEditor extends HBox {
  private static final int UNKNOWN = 0;
  private static final int MONTHS = 12;
  private static final int DAYS = 31;
  private static final Pattern YEAR = Pattern.compile("\\d{0,4}|\\?{1,4}");

  /** What has the form of a date, whether the month has that day or not. */
  private static final Pattern PARTS =
      Pattern.compile("([1-9]\\d{3})\\.(0[1-9]|1[0-2])\\.(29|3[01])");

  /** As long as a date can be: nothing is still to be typed. */
  private static final Pattern COMPLETE =
      Pattern.compile("(\\d{4}|\\?{4})[./-].{2}[./-].{2}|.{2}[./-].{2}[./-]\\d{4}");

  private final StringProperty value;
  private final TextField year = new TextField();
  private final ComboBox<Integer> month = new ComboBox<>();
  private final ComboBox<Integer> day = new ComboBox<>();
  private boolean showing;

  /** Whether something was typed into the field of the year since it was last filled. */
  private boolean typed;

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
    year.setTextFormatter(new TextFormatter<>(this::spread));
    year.focusedProperty().subscribe((old, now) -> gather());
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
    TypedChoice.on(month);
    TypedChoice.on(day);
    day.setMinWidth(84);
    month.setMinWidth(132);
    today.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().addAll(year, month, day, today);
    month.setValue(UNKNOWN);
    day.setValue(UNKNOWN);
    value.subscribe(this::show);
    year.textProperty().subscribe((old, now) -> yearTyped());
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
    Matcher parts = PARTS.matcher(text);
    GameDate date = GameDate.parse(text);
    if (date == null && parts.matches()) {
      // The last day of a month that is shorter is seen in the fields too.
      fill(parts.group(1), Integer.parseInt(parts.group(2)), Integer.parseInt(parts.group(3)));
    } else if (date == null) {
      fill(text, UNKNOWN, UNKNOWN);
    } else {
      fill(date);
    }
  }

  private void fill(GameDate date) {
    fill(yearOf(date), date.month(), date.day());
  }

  private void fill(String yearText, int months, int days) {
    showing = true;
    year.setText(yearText);
    choose(months, days);
    typed = false;
    showing = false;
  }

  private void choose(int months, int days) {
    month.setValue(months);
    day.setValue(days);
  }

  private static String yearOf(GameDate date) {
    return date.year() == UNKNOWN ? "" : date.toString().substring(0, 4);
  }

  /** Leaves of a whole date only the year in its field, once there is no more to be typed. */
  private TextFormatter.@Nullable Change spread(TextFormatter.Change change) {
    String text = change.getControlNewText();
    GameDate date = showing || YEAR.matcher(text).matches() ? null : DateText.meant(text);
    boolean pasted = change.getText().length() > 1;
    if (date != null && (pasted || COMPLETE.matcher(text.strip()).matches())) {
      showing = true;
      choose(date.month(), date.day());
      value.set(date.toString());
      showing = false;
      change.setRange(0, change.getControlText().length());
      change.setText(yearOf(date));
      change.selectRange(change.getText().length(), change.getText().length());
    }
    return change;
  }

  /** Who leaves the field will type no more of the date. */
  private void gather() {
    String text = year.getText();
    GameDate date = YEAR.matcher(text).matches() ? null : DateText.meant(text);
    if (typed && !year.isFocused() && date != null) {
      fill(date);
    }
  }

  private void yearTyped() {
    typed |= !showing;
    changed();
  }

  private void changed() {
    if (!showing) {
      showing = true;
      value.set(composed());
      showing = false;
    }
  }

  private String composed() {
    String text = year.getText().strip();
    if (!YEAR.matcher(text).matches()) {
      GameDate whole = typed ? DateText.meant(text) : null;
      return whole == null ? text : whole.toString();
    }
    int months = month.getValue() == null ? UNKNOWN : month.getValue();
    int days = day.getValue() == null ? UNKNOWN : day.getValue();
    boolean known = !text.isEmpty() && !text.startsWith("?");
    if (!known && months == UNKNOWN && days == UNKNOWN) {
      return "";
    }
    return (known ? text : "????") + "." + part(months) + "." + part(days);
  }

  private static String part(int number) {
    return number == UNKNOWN ? "??" : number < 10 ? "0" + number : Integer.toString(number);
  }
}
