package org.raumbrett.rgn;

/**
 * Turns offsets into lines and columns, walking through the text once: offsets must be asked for in
 * ascending order. Lines end with LF.
 */
final class Locator {
  private final String text;
  private int at;
  private int line;
  private int column;

  /** A locator for a text whose first character has that line and column, both from 1. */
  Locator(String text, int line, int column) {
    this.text = text;
    this.line = line;
    this.column = column;
  }

  void advanceTo(int offset) {
    while (at < offset) {
      int lineEnd = text.indexOf('\n', at);
      if (lineEnd >= 0 && lineEnd < offset) {
        line++;
        column = 1;
        at = lineEnd + 1;
      } else {
        column += text.codePointCount(at, offset);
        at = offset;
      }
    }
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }
}
