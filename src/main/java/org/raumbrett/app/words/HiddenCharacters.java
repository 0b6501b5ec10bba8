package org.raumbrett.app.words;

import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.Visible;

/** Tells of characters that a field for typing would hide, or be turned around by. */
public final class HiddenCharacters {
  /** The most of a text that is shown, and how much of that before the first hidden character. */
  private static final int LONGEST = 300;

  private static final int BEFORE = 60;

  private HiddenCharacters() {}

  /** Returns the text in a sentence that shows what is hidden in it, null if nothing is. */
  public static @Nullable String told(String text, Words words) {
    String visible = Visible.lines(text);
    if (visible.equals(text)) {
      return null;
    }
    int from = text.length() > LONGEST ? Math.max(0, firstDifference(text, visible) - BEFORE) : 0;
    int to = Math.min(text.length(), from + LONGEST);
    String part = text.substring(from, to);
    return words.format("hidden", (from > 0 ? "…" : "") + part + (to < text.length() ? "…" : ""));
  }

  private static int firstDifference(String one, String other) {
    int at = 0;
    while (at < one.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return at;
  }
}
