package org.raumbrett.app.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.MoveNotation;
import org.raumbrett.notation.NotationStyle;
import org.raumbrett.rgn.Visible;

/**
 * The texts of the window in one language. The bundles are chosen here and not by {@code
 * ResourceBundle.getBundle}, which would mix in the system's language where English was asked for.
 */
public final class Words {
  private static final String BUNDLE = "/org/raumbrett/app/messages";

  private final Language language;
  private final Locale locale;
  private final ResourceBundle bundle;
  private final NotationStyle notation;

  /** The texts in that language, which is not {@link Language#SYSTEM}, moves with figurines. */
  public Words(Language language) {
    this(language, MoveNotation.FIGURINES);
  }

  /** The texts in that language, which is not {@link Language#SYSTEM}, moves written so. */
  public Words(Language language, MoveNotation moves) {
    this.language = language;
    this.notation = moves.style(language);
    this.locale = Locale.forLanguageTag(language.code());
    Bundle english = load("", Locale.ENGLISH, null);
    this.bundle =
        language == Language.ENGLISH ? english : load("_" + language.code(), locale, english);
  }

  private static Bundle load(String suffix, Locale locale, @Nullable Bundle parent) {
    String resource = BUNDLE + suffix + ".properties";
    try (InputStream stream = Words.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return new Bundle(new InputStreamReader(stream, StandardCharsets.UTF_8), locale, parent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Bundle extends PropertyResourceBundle {
    private final Locale locale;

    Bundle(Reader reader, Locale locale, @Nullable Bundle parent) throws IOException {
      super(reader);
      this.locale = locale;
      if (parent != null) {
        setParent(parent);
      }
    }

    @Override
    public Locale getLocale() {
      return locale;
    }
  }

  /** Returns the language. */
  public Language language() {
    return language;
  }

  /** Returns the language's locale, for numbers and dates. */
  public Locale locale() {
    return locale;
  }

  /** Returns how moves are written. */
  public NotationStyle notation() {
    return notation;
  }

  /** Returns all texts, for views that know bundles only. */
  public ResourceBundle bundle() {
    return bundle;
  }

  /**
   * Returns the text of the key.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String get(String key) {
    return bundle.getString(key);
  }

  /** Returns whether the key has a text. */
  public boolean has(String key) {
    return bundle.containsKey(key);
  }

  /**
   * Returns the text of the key with the values in its places, as {@link MessageFormat} has it. A
   * name, be it a file's or a person's, stands in it with its hidden characters made visible.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String format(String key, Object... values) {
    Object[] shown = values.clone();
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] instanceof String || shown[i] instanceof Path) {
        shown[i] = Visible.text(shown[i].toString());
      }
    }
    return new MessageFormat(get(key), locale).format(shown);
  }
}
