package org.raumbrett.analysis.report;

import java.util.Locale;

/** The little of HTML and SVG that the report needs. */
final class Html {
  private Html() {}

  /** Returns the text as it stands between tags or in a quoted attribute. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append(visible(c));
              }
            });
    return escaped.toString();
  }

  /** Returns the element with that text inside, escaped. */
  static String element(String name, String text) {
    return "<" + name + ">" + escape(text) + "</" + name + ">";
  }

  /** Returns the number with one decimal, as SVG reads it. */
  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** A character that would turn the text around or hide is named instead. */
  private static String visible(int c) {
    if (Character.getType(c) == Character.FORMAT) {
      return "&lt;U+%04X&gt;".formatted(c);
    }
    return Character.toString(isAllowed(c) ? c : 0xfffd);
  }

  /** Control characters and halves of surrogate pairs are not allowed in HTML. */
  private static boolean isAllowed(int c) {
    boolean control = c < ' ' && c != '\n' && c != '\t' || c >= 0x7f && c < 0xa0;
    return !control && (c < 0xd800 || c > 0xdfff);
  }
}
