package org.raumbrett.app.text;

import org.raumbrett.rgn.Visible;

/**
 * The part of a text that is shown and edited. A text area lays out all it holds at every key, so
 * that of a large text it can only hold a part.
 */
final class TextPart {
  /** As much is shown at once, in UTF-16 units. */
  static final int SIZE = 12_000;

  /** A text a little larger is still shown whole. */
  private static final int WHOLE = 20_000;

  private String text = "";
  private int from;
  private int to;

  /** Takes a text and shows what stands around a place of it. */
  void show(String whole, int place) {
    text = whole;
    from = 0;
    to = whole.length();
    if (whole.length() > WHOLE) {
      int middle = Math.max(0, Math.min(place, whole.length()));
      from = lineStart(Math.max(0, Math.min(middle - SIZE / 2, whole.length() - SIZE)));
      to = lineStart(Math.min(whole.length(), from + SIZE));
      if (to <= middle) {
        // One line longer than a part is cut anywhere.
        to = Math.min(whole.length(), Math.max(from, middle) + SIZE / 2);
      }
    }
  }

  private int lineStart(int place) {
    if (place == 0 || place >= text.length()) {
      return place;
    }
    int start = text.lastIndexOf('\n', place - 1) + 1;
    boolean near = place - start < SIZE / 4;
    boolean inPair = Character.isLowSurrogate(text.charAt(place));
    return near ? start : inPair ? place - 1 : place;
  }

  /** Takes the whole text with the part replaced by what is in the area now. */
  void replace(String area) {
    int behind = text.length() - to;
    text = with(area);
    to = text.length() - behind;
  }

  /** Returns the whole text with the part replaced by what is in the area now. */
  String with(String area) {
    String part = written(area);
    return isWhole() ? part : text.substring(0, from) + part + text.substring(to);
  }

  /** Where the area has what was shown it stands for what the text has: hidden characters too. */
  private String written(String area) {
    String old = text.substring(from, to);
    String shown = Visible.inPlace(old);
    if (shown.equals(old)) {
      return area;
    }
    TextChange change = TextChange.between(shown, area);
    return change == null
        ? old
        : old.substring(0, change.from()) + change.replacement() + old.substring(change.to());
  }

  /**
   * Returns the part as it is shown, character for character: a text area would leave out control
   * characters, and do what bidirectional overrides ask for.
   */
  String part() {
    return Visible.inPlace(text.substring(from, to));
  }

  String text() {
    return text;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  boolean isWhole() {
    return from == 0 && to == text.length();
  }

  boolean holds(int place) {
    return place >= from && place <= to;
  }
}
