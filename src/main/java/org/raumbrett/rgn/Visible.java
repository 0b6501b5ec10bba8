package org.raumbrett.rgn;

/** Makes characters visible that would hide something or turn a text around. */
public final class Visible {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int PICTURE_OF_DELETE = 0x2421;
  private static final String REPLACEMENT = "\ufffd";

  private Visible() {}

  /**
   * Returns the text on one line, with control characters as their pictures (a line end is ␊), and
   * invisible format characters such as the bidirectional overrides as {@code <U+202E>}. Variation
   * selectors, which figurines may have, stay.
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
   * the same place in the other: an invisible format character is U+FFFD.
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
              } else if (codePoint < ' ') {
                visible.append((char) (CONTROL_PICTURES + codePoint));
              } else if (codePoint == 0x7f) {
                visible.append((char) PICTURE_OF_DELETE);
              } else {
                visible.append(
                    sameLength
                        ? REPLACEMENT.repeat(Character.charCount(codePoint))
                        : "<U+%04X>".formatted(codePoint));
              }
            });
    return visible.toString();
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
