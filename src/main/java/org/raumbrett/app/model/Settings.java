package org.raumbrett.app.model;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.prefs.Preferences;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** What the user has chosen and the program remembers. Every change is kept at once. */
public final class Settings {
  /** Light, dark, or what the system says. */
  public enum Theme {
    SYSTEM,
    LIGHT,
    DARK
  }

  /** The strengths the engine has. */
  public static final int MIN_STRENGTH = 1;

  /** The strongest level. */
  public static final int MAX_STRENGTH = 10;

  /** The strength of a new user. */
  public static final int DEFAULT_STRENGTH = 5;

  private static final String LAST_FOLDER = "lastFolder";

  private final Preferences node;
  private final ObjectProperty<Theme> theme;
  private final ObjectProperty<Language> language;
  private final ObjectProperty<MoveNotation> notation;
  private final IntegerProperty strength;

  /** Reads the settings from the node and keeps them there. */
  public Settings(Preferences node) {
    this.node = node;
    theme = kept("theme", Theme.class, Theme.SYSTEM);
    language = kept("language", Language.class, Language.SYSTEM);
    notation = kept("notation", MoveNotation.class, MoveNotation.FIGURINES);
    int level = node.getInt("strength", DEFAULT_STRENGTH);
    strength = new SimpleIntegerProperty(Math.max(MIN_STRENGTH, Math.min(MAX_STRENGTH, level)));
    strength.addListener((observed, old, now) -> node.putInt("strength", now.intValue()));
  }

  /** Returns the theme. */
  public ObjectProperty<Theme> themeProperty() {
    return theme;
  }

  /** Returns the language of the window. */
  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** Returns how moves are written. */
  public ObjectProperty<MoveNotation> notationProperty() {
    return notation;
  }

  /** Returns the engine's strength, 1 to 10. */
  public IntegerProperty strengthProperty() {
    return strength;
  }

  /** Returns the engine's strength, 1 to 10. */
  public int strength() {
    return strength.get();
  }

  /** Returns a text kept under the key. */
  public String text(String key, String initial) {
    String kept = node.get(key, null);
    return kept == null ? initial : KeptString.read(kept);
  }

  /** Keeps a text under the key, unless it is longer than the store allows. */
  public void keep(String key, String value) {
    String kept = KeptString.written(value);
    if (kept.length() <= Preferences.MAX_VALUE_LENGTH) {
      node.put(key, kept);
    } else {
      node.remove(key);
    }
  }

  /** Returns the folder a file was last opened in or saved to, null if there is none. */
  public @Nullable Path lastFolder() {
    String text = text(LAST_FOLDER, "");
    try {
      return text.isEmpty() ? null : Path.of(text);
    } catch (InvalidPathException e) {
      // Written on another system, or by hand: it leads nowhere here.
      return null;
    }
  }

  /** Remembers the file's folder for the next file. */
  public void rememberFolderOf(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      rememberFolder(folder);
    }
  }

  /** Remembers the folder for the next file. */
  public void rememberFolder(Path folder) {
    keep(LAST_FOLDER, folder.toString());
  }

  /** Returns a property of one of an enum's values that is kept under the key. */
  public <E extends Enum<E>> ObjectProperty<E> kept(String key, Class<E> type, E initial) {
    ObjectProperty<E> property =
        new SimpleObjectProperty<>(constant(type, node.get(key, ""), initial));
    property.addListener((observed, old, now) -> node.put(key, now.name()));
    return property;
  }

  /** Returns a number kept under the key; the initial one if what is kept is no finite number. */
  public double number(String key, double initial) {
    double kept = node.getDouble(key, initial);
    return Double.isFinite(kept) ? kept : initial;
  }

  /**
   * Returns a number kept under the key, or the nearest the program can work with: anybody may have
   * written into the store.
   *
   * @param least what is returned for a smaller number
   * @param most what is returned for a larger number, unless it is smaller than the least
   */
  public double number(String key, double initial, double least, double most) {
    return Math.max(least, Math.min(most, number(key, initial)));
  }

  /** Keeps a number under the key. */
  public void keep(String key, double value) {
    node.putDouble(key, value);
  }

  /** Returns whether something kept under the key is true. */
  public boolean flag(String key, boolean initial) {
    return node.getBoolean(key, initial);
  }

  /** Keeps whether something is true. */
  public void keep(String key, boolean value) {
    node.putBoolean(key, value);
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String name, E fallback) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(name)) {
        return constant;
      }
    }
    return fallback;
  }
}
