package org.raumbrett.app.model;

import java.util.Locale;
import org.raumbrett.notation.NotationStyle;

/** How the window writes moves. Files are not concerned. */
public enum MoveNotation {
  /** Figurines; the unicorn, which has none, is U. */
  FIGURINES,
  /** The men's letters in the language of the window. */
  LETTERS,
  /** The Spanish descriptive notation, carried into space. */
  DESCRIPTIVE;

  /** Returns the style for a window of that language. */
  public NotationStyle style(Language language) {
    return switch (this) {
      case FIGURINES -> NotationStyle.SCREEN;
      case LETTERS -> NotationStyle.letters(Locale.forLanguageTag(language.code()));
      case DESCRIPTIVE -> NotationStyle.DESCRIPTIVE;
    };
  }
}
