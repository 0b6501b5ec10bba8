package org.raumbrett.rgn;

/**
 * A piece of a text to replace.
 *
 * @param span what goes; of length 0 to insert
 * @param replacement what comes
 */
public record TextEdit(TextSpan span, String replacement) {
  TextEdit(int start, int end, String replacement) {
    this(new TextSpan(start, end - start), replacement);
  }
}
