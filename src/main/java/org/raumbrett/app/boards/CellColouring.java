package org.raumbrett.app.boards;

/** What the colour of an empty cell tells. */
public enum CellColouring {
  /** Light and dark: the cells a bishop keeps to. */
  TWO_TONE,
  /**
   * Two hues, each light and dark, one for each of the four parity classes: a unicorn never leaves
   * its colour.
   */
  FOUR_CLASSES
}
