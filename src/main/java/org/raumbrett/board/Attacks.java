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

  /** The cells that the man on the cell attacks, whoever stands there; none if there is no man. */
  static List<Cell> attackedFrom(Board board, Cell from) {
    int cell = from.index();
    int man = board.man(cell);
    List<Cell> attacked = new ArrayList<>();
    for (int word = 0; word < 2; word++) {
      long found =
          switch (man & 7) {
            case 0 -> 0;
            case 1 -> Geometry.pawnMask(man >> 3, cell, word);
            case 2 -> Geometry.knightMask(cell, word);
            case 7 -> Geometry.kingMask(cell, word);
            default -> slides(board, cell, man & 7, word);
          };
      for (long rest = found; rest != 0; rest &= rest - 1) {
        attacked.add(Cell.ofIndex(Long.numberOfTrailingZeros(rest) | word << 6));
      }
    }
    return List.copyOf(attacked);
  }

  private static long slides(Board board, int cell, int kind, int word) {
    long found = 0;
    for (int family = 0; family < 3; family++) {
      if (kind == 6 || kind == 5 - family) {
        for (long rest = Geometry.reach(family, cell, word); rest != 0; rest &= rest - 1) {
          if (board.between(cell, Long.numberOfTrailingZeros(rest) | word << 6) == 0) {
            found |= Long.lowestOneBit(rest);
          }
        }
      }
    }
    return found;
  }
}
