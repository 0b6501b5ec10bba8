package org.raumbrett.app.tags;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import javafx.animation.PauseTransition;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.ComboBoxListViewSkin;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Lets keys choose from a list of numbers that have names: the beginning of a name, the number, or
 * a question mark for the first, which stands for none.
 */
final class TypedChoice {
  /** Keys that follow each other sooner belong together. */
  private static final Duration PAUSE = Duration.seconds(1);

  private final ComboBox<Integer> box;
  private final PauseTransition pause = new PauseTransition(PAUSE);
  private String typed = "";

  private TypedChoice(ComboBox<Integer> box) {
    this.box = box;
  }

  /** Lets keys choose in that box. */
  static void on(ComboBox<Integer> box) {
    TypedChoice choice = new TypedChoice(box);
    choice.pause.setOnFinished(event -> choice.typed = "");
    box.addEventHandler(KeyEvent.KEY_TYPED, choice::key);
    box.focusedProperty().subscribe(() -> choice.typed = "");
  }

  private void key(KeyEvent event) {
    String key = event.getCharacter().strip();
    boolean command = event.isShortcutDown() || event.isAltDown() || event.isMetaDown();
    if (command || key.isEmpty() || Character.isISOControl(key.charAt(0))) {
      return;
    }
    pause.playFromStart();
    if (!choose(typed + key) && !choose(key)) {
      typed = key;
    }
    event.consume();
  }

  private boolean choose(String text) {
    Integer chosen =
        match(box.getItems(), number -> box.getConverter().toString(number), text, box.getValue());
    if (chosen == null) {
      return false;
    }
    typed = text;
    box.setValue(chosen);
    if (box.getSkin() instanceof ComboBoxListViewSkin<?> skin
        && skin.getPopupContent() instanceof ListView<?> list) {
      list.scrollTo(box.getItems().indexOf(chosen));
    }
    return true;
  }

  /**
   * Returns the number that a text means, null if it means none. The same letter again and again
   * goes from one name that begins with it to the next.
   */
  static @Nullable Integer match(
      List<Integer> numbers, IntFunction<String> names, String text, @Nullable Integer now) {
    if (text.equals("?")) {
      return numbers.get(0);
    }
    if (text.matches("\\d{1,2}")) {
      int number = Integer.parseInt(text);
      return number > 0 && numbers.contains(number) ? number : null;
    }
    String begin = plain(text);
    boolean again = begin.length() > 1 && begin.chars().allMatch(c -> c == begin.charAt(0));
    List<Integer> fitting =
        numbers.stream()
            .skip(1)
            .filter(number -> plain(names.apply(number)).startsWith(begin.substring(0, 1)))
            .toList();
    for (int number : fitting) {
      if (plain(names.apply(number)).startsWith(begin)) {
        return number;
      }
    }
    if (!again || fitting.isEmpty()) {
      return null;
    }
    int place = now == null ? -1 : fitting.indexOf(now);
    return fitting.get((place + 1) % fitting.size());
  }

  /** Accents and capitals make no difference. */
  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
