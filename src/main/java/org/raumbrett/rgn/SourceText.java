package org.raumbrett.rgn;

/**
 * A text being read. It counts how often a character of it is looked at, so that a test can show
 * that reading takes a time in proportion to the text, whatever the text.
 */
final class SourceText implements CharSequence {
  private final CharSequence text;
  private long visits;

  SourceText(String text) {
    this.text = text;
  }

  /** A file's bytes, read as a character each. */
  SourceText(FileBytes bytes) {
    this.text = bytes;
  }

  /** Returns how many characters have been looked at, each as often as it was. */
  long visits() {
    return visits;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    visits++;
    return text.charAt(index);
  }

  /** Returns where the character stands first from {@code start} on, -1 if not before the limit. */
  int indexOf(char c, int start, int limit) {
    for (int i = start; i < limit; i++) {
      if (text.charAt(i) == c) {
        visits += i + 1 - start;
        return i;
      }
    }
    visits += Math.max(0, limit - start);
    return -1;
  }

  boolean startsWith(String part, int start) {
    visits += part.length();
    if (start + part.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < part.length(); i++) {
      if (text.charAt(start + i) != part.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  String substring(int start, int end) {
    visits += end - start;
    return text.subSequence(start, end).toString();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  /** Returns the whole text. */
  @Override
  public String toString() {
    return text.toString();
  }
}
