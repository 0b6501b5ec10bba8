package org.raumbrett.rgn;

/** Makes characters visible that would hide something or turn a text around. */
public final class Visible {
  private static final String REPLACEMENT = "\ufffd";
  private static final char LINE_END = '⏎';
  private static final char TAB = '⇥';

  private Visible() {}

  /**
   * Returns the text on one line (a line end is ⏎, a tab ⇥), with control characters and invisible
   * format characters, such as the bidirectional overrides, as {@code <U+202E>}. Unicode's own
   * pictures of control characters are in few fonts. Variation selectors, which figurines may have,
   * stay.
   */
  public static String text(String text) {
    return shown(text, false, false);
  }

  /** Returns the text as {@link #text} does, but in its lines and with its tabs. */
  public static String lines(String text) {
    return shown(text, true, false);
  }

  /**
   * Returns the text as {@link #lines} does, but in the same length, so that a place in the one is
   * the same place in the other: what is hidden is U+FFFD.
   */
  public static String inPlace(String text) {
    return shown(text, true, true);
  }

  private static String shown(String text, boolean inLines, boolean sameLength) {
    if (text.codePoints().noneMatch(Visible::isHidden)) {
      return text;
    }
    StringBuilder visible = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            codePoint -> {
              boolean layout = inLines && (codePoint == '\n' || codePoint == '\t');
              if (layout || !isHidden(codePoint)) {
                visible.appendCodePoint(codePoint);
              } else if (sameLength) {
                visible.append(REPLACEMENT.repeat(Character.charCount(codePoint)));
              } else {
                visible.append(sign(codePoint));
              }
            });
    return visible.toString();
  }

  private static String sign(int codePoint) {
    return switch (codePoint) {
      case '\n' -> String.valueOf(LINE_END);
      case '\t' -> String.valueOf(TAB);
      default -> "<U+%04X>".formatted(codePoint);
    };
  }

  private static boolean isHidden(int codePoint) {
    if (codePoint >= ' ' && codePoint < 0x7f) {
      return false;
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
