package org.raumbrett.app.boards;

import java.util.List;
import org.raumbrett.board.Cell;

/** What the colour of an empty cell tells. */
public enum CellColouring {
  /** Light and dark: the cells a bishop keeps to. */
  TWO_TONE("cell-light", "cell-dark"),
  /**
   * Two hues, each light and dark, one for each of the four parity classes: a unicorn never leaves
   * its colour.
   */
  FOUR_CLASSES("cell-class-0", "cell-class-1", "cell-class-2", "cell-class-3");

  private final List<String> tones;

  CellColouring(String... tones) {
    this.tones = List.of(tones);
  }

  /** Returns the style classes of all cells that look different. */
  List<String> tones() {
    return tones;
  }

  /** Returns the style class of the cell, one of {@link #tones}. */
  String toneOf(Cell cell) {
    return tones.get(this == TWO_TONE ? (cell.isLight() ? 0 : 1) : cell.unicornClass());
  }
}
