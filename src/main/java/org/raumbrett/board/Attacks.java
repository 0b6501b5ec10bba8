package org.raumbrett.board;

import java.util.ArrayList;
import java.util.List;

/** Who attacks a cell, for the eye rather than for the search. */
final class Attacks {
  private Attacks() {}

  static List<Cell> attackers(Board board, Cell target, Side by) {
    int cell = target.index();
    int base = by.ordinal() << 3;
    List<Cell> attackers = new ArrayList<>();
    for (int word = 0; word < 2; word++) {
      long found =
          Geometry.knightMask(cell, word) & board.mask(base | 2, word)
              | Geometry.pawnMask(by.opponent().ordinal(), cell, word) & board.mask(base | 1, word)
              | Geometry.kingMask(cell, word) & board.mask(base | 7, word);
      for (long rest = board.alignedSliders(cell, by.ordinal(), word);
          rest != 0;
          rest &= rest - 1) {
        if (board.between(cell, Long.numberOfTrailingZeros(rest) | word << 6) == 0) {
          found |= Long.lowestOneBit(rest);
        }
      }
      for (long rest = found; rest != 0; rest &= rest - 1) {
        attackers.add(Cell.ofIndex(Long.numberOfTrailingZeros(rest) | word << 6));
      }
    }
    return List.copyOf(attackers);
  }
}
