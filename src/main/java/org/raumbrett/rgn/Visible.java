package org.raumbrett.rgn;

/** Makes characters visible that would hide something or turn a text around. */
public final class Visible {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int PICTURE_OF_DELETE = 0x2421;

  private Visible() {}

  /**
   * Returns the text with control characters as their pictures (a line end is ␊), and invisible
   * format characters such as the bidirectional overrides as {@code <U+202E>}. Variation selectors,
   * which figurines may have, stay.
   */
  public static String text(String text) {
    if (text.codePoints().noneMatch(Visible::isHidden)) {
      return text;
    }
    StringBuilder visible = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(codePoint -> append(visible, codePoint));
    return visible.toString();
  }

  private static void append(StringBuilder visible, int codePoint) {
    if (codePoint < ' ') {
      visible.append((char) (CONTROL_PICTURES + codePoint));
    } else if (codePoint == 0x7f) {
      visible.append((char) PICTURE_OF_DELETE);
    } else if (isHidden(codePoint)) {
      visible.append("<U+%04X>".formatted(codePoint));
    } else {
      visible.appendCodePoint(codePoint);
    }
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
