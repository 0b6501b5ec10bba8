package org.raumbrett.rgn;

/**
 * A piece of a document's text.
 *
 * @param offset where it begins, in UTF-16 units
 * @param length its length in UTF-16 units
 */
public record TextSpan(int offset, int length) {
  /** Returns where it ends. */
  public int end() {
    return offset + length;
  }

  /** Returns whether the place between two characters lies in it or at its border. */
  public boolean touches(int place) {
    return place >= offset && place <= end();
  }
}
