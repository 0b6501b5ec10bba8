package org.raumbrett.analysis.report;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The words of reports in one language. */
final class ReportWords {
  private static final String BUNDLE = "org.raumbrett.analysis.report.report";

  private final Locale locale;
  private final ResourceBundle bundle;

  /** Spanish or German if that is the locale's language, else English. */
  ReportWords(Locale wanted) {
    locale =
        switch (wanted.getLanguage()) {
          case "es", "de" -> new Locale(wanted.getLanguage());
          default -> Locale.ROOT;
        };
    bundle = ResourceBundle.getBundle(BUNDLE, locale);
  }

  /** Returns the language's code, such as {@code en}. */
  String language() {
    return locale.equals(Locale.ROOT) ? "en" : locale.getLanguage();
  }

  /** Returns the text with that key. */
  String get(String key) {
    return bundle.getString(key);
  }

  /** Returns the text with that key and its places filled; numbers are written as they are. */
  String get(String key, Object... values) {
    Object[] texts = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      texts[i] = values[i].toString();
    }
    return new MessageFormat(get(key), Locale.ROOT).format(texts);
  }
}
