package org.raumbrett.rgn;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Side;

/** The sentences about texts and files, in the bundle {@code problems}. */
final class ProblemWords {
  private static final String BUNDLE = "org.raumbrett.rgn.problems";

  /** A sentence that is part of another one, as an argument of it. */
  record Sentence(String key, List<Object> arguments) {
    @Override
    public String toString() {
      return sentence(key, "", arguments, Locale.ENGLISH);
    }
  }

  private ProblemWords() {}

  /**
   * Returns a sentence in Spanish or German if that is the locale's language, else in English.
   *
   * @param key its name in the bundle
   * @param quoted the text it quotes, its {0}; control characters are made visible
   * @param arguments its {1}, {2} and so on
   */
  static String sentence(String key, String quoted, List<Object> arguments, Locale locale) {
    Locale known =
        switch (locale.getLanguage()) {
          case "es", "de" -> new Locale(locale.getLanguage());
          default -> Locale.ROOT;
        };
    return sentence(key, quoted, arguments, ResourceBundle.getBundle(BUNDLE, known));
  }

  private static String sentence(
      String key, String quoted, List<Object> arguments, ResourceBundle bundle) {
    Object[] values = new Object[arguments.size() + 1];
    values[0] = Visible.text(quoted);
    for (int i = 0; i < arguments.size(); i++) {
      values[i + 1] = text(arguments.get(i), bundle);
    }
    return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(values);
  }

  private static String text(Object argument, ResourceBundle bundle) {
    if (argument instanceof PieceKind || argument instanceof Side) {
      return bundle.getString(argument.toString());
    }
    if (argument instanceof Sentence inner) {
      return sentence(inner.key(), "", inner.arguments(), bundle);
    }
    return Visible.text(argument.toString());
  }
}
