package org.raumbrett.app.text;

import org.raumbrett.rgn.QuickFix;
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

  private final HiddenStretches removed = new HiddenStretches();
  private String text = "";
  private int from;
  private int to;

  /** The part as it is now, with its hidden characters. */
  private String part = "";

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
    part = whole.substring(from, to);
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

  /**
   * Takes in what was done in the area. Where it has what was shown it stands for what the text
   * has: hidden characters stay.
   *
   * @param before what was in the area
   * @param now what is in it
   */
  void edit(String before, String now) {
    TextChange change = TextChange.between(before, now);
    if (change != null) {
      replace(before, change.from(), change.to(), change.replacement());
    }
  }

  /** Replaces a stretch of the part, of which {@code before} is shown. */
  void replace(String before, int start, int end, String replacement) {
    String out = part.substring(start, end);
    String shown = before.substring(start, end);
    if (!out.equals(shown)) {
      removed.keep(out, shown);
    }
    part = part.substring(0, start) + removed.written(replacement) + part.substring(end);
  }

  /** Joins the part as it is now to the whole text. */
  void join() {
    text = whole();
    to = from + part.length();
  }

  /** Returns the part as it would be after a fix that stands in it whole. */
  String after(QuickFix fix) {
    String before = whole();
    String after = fix.applyTo(before);
    return after.substring(from, after.length() - (before.length() - from - part.length()));
  }

  /** Knows what stands for a stretch that will be put into the area. */
  void expect(String hidden, String shown) {
    if (!hidden.equals(shown)) {
      removed.keep(hidden, shown);
    }
  }

  /** Forgets what was taken out: another text comes. */
  void forget() {
    removed.clear();
  }

  /** Returns the whole text with the part as it is now. */
  String whole() {
    return isWhole() ? part : text.substring(0, from) + part + text.substring(to);
  }

  /**
   * Returns the part as it is shown, character for character: a text area would leave out control
   * characters, and do what bidirectional overrides ask for.
   */
  String part() {
    return Visible.inPlace(part);
  }

  /** Returns the whole text as it was last shown or joined. */
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
