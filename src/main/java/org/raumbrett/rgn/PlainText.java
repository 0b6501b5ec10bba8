package org.raumbrett.rgn;

/** What may stand in a comment or a tag value, and how a game's own text is made to fit. */
final class PlainText {
  private static final char REPLACEMENT = '\ufffd';

  private PlainText() {}

  /**
   * Returns the comment as it can be written: line ends as LF, no blanks around it, {@code }} as
   * {@code )}, control characters and halves of surrogate pairs as U+FFFD.
   */
  static String comment(String comment) {
    String lines = comment.replace("\r\n", "\n").replace('\r', '\n');
    return Comments.strip(printable(lines, true).replace('}', ')'));
  }

  /** Returns the tag value as it can be written, with its escapes: on one line. */
  static String value(String value) {
    return printable(value, false).replace("\\", "\\\\").replace("\"", "\\\"");
  }

  /** Returns the tag name as it can be written: without blanks, quotes and brackets. */
  static String name(String name) {
    StringBuilder written = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      written.append(HeaderReader.isNameCharacter(c) ? c : '_');
    }
    return written.isEmpty() ? "_" : printable(written.toString(), false);
  }

  private static String printable(String text, boolean lineEnds) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              boolean kept =
                  !Character.isISOControl(c) && (c < 0xd800 || c > 0xdfff)
                      || c == '\t'
                      || c == '\n' && lineEnds;
              printable.appendCodePoint(kept ? c : c == '\n' || c == '\r' ? ' ' : REPLACEMENT);
            });
    return printable.toString();
  }
}
