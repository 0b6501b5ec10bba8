package org.raumbrett.app.words;

import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.Visible;

/** Tells of characters that a field for typing would hide, or be turned around by. */
public final class HiddenCharacters {
  private HiddenCharacters() {}

  /** Returns the text in a sentence that shows what is hidden in it, null if nothing is. */
  public static @Nullable String told(String text, Words words) {
    return Visible.lines(text).equals(text) ? null : words.format("hidden", text);
  }
}
