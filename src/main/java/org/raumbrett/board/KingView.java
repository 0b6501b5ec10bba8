package org.raumbrett.board;

import java.util.Arrays;

/**
 * What the king of the side to move sees: the men that check it, the own men pinned to it, and the
 * cells on which a check can be met. It is worked out when first asked for, and kept for each ply
 * of the board, so that it is still there when a move is undone.
 */
final class KingView {
  private static final byte UNKNOWN = -1;

  /** There is no check, and more is not known. */
  private static final byte NO_CHECK = -2;

  private final Board board;

  /** For each ply: pinned men and allowed cells, two words each. */
  private long[] words = {};

  private byte[] checkers = {};

  KingView(Board board) {
    this.board = board;
  }

  /** Makes room for that many plies; what is known stays. */
  void reserve(int plies) {
    words = Arrays.copyOf(words, 4 * plies);
    checkers = Arrays.copyOf(checkers, plies);
  }

  /** Forgets the ply, which has just been reached by a move. */
  void forget(int ply) {
    checkers[ply] = UNKNOWN;
  }

  /** Notes that the king at the ply, which has just been reached, is not in check. */
  void noCheck(int ply) {
    checkers[ply] = NO_CHECK;
  }

  /** Returns the number of men that check the king. */
  int checkers(int ply) {
    if (checkers[ply] == UNKNOWN) {
      look(ply);
    }
    return Math.max(0, checkers[ply]);
  }

  /** Returns a word of the mask of own men that may not leave the line to their king. */
  long pinned(int ply, int word) {
    know(ply);
    return words[ply << 2 | word];
  }

  /**
   * Returns a word of the mask of cells on which a man other than the king may land: all without a
   * check, none in a double check, else the checker's cell and those between it and the king.
   */
  long allowed(int ply, int word) {
    know(ply);
    return words[ply << 2 | 2 | word];
  }

  private void know(int ply) {
    if (checkers[ply] < 0) {
      look(ply);
    }
  }

  private void look(int ply) {
    int row = ply << 2;
    Arrays.fill(words, row, row + 4, 0);
    int side = board.side();
    int king = board.king(side);
    int enemy = (side ^ 1) << 3;
    int count = 0;
    for (int word = 0; word < 2; word++) {
      long leapers =
          Geometry.knightMask(king, word) & board.mask(enemy | 2, word)
              | Geometry.pawnMask(side, king, word) & board.mask(enemy | 1, word);
      count += Long.bitCount(leapers);
      words[row | 2 | word] |= leapers;
      for (long rest = board.alignedSliders(king, side ^ 1, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        int blockers = board.between(king, cell);
        if (blockers == 0) {
          count++;
          addWay(row | 2, king, cell);
        } else if ((blockers & blockers - 1) == 0) {
          int line = Geometry.spot(king, Geometry.axis(king, cell)) & ~7;
          int blocker = Geometry.cellAt(line | Integer.numberOfTrailingZeros(blockers));
          if (board.men[blocker] >> 3 == side) {
            add(row, blocker);
          }
        }
      }
    }
    if (count != 1) {
      words[row | 2] = count == 0 ? -1 : 0;
      words[row | 3] = words[row | 2];
    }
    checkers[ply] = (byte) count;
  }

  /** Adds the slider's cell and those between it and the king. */
  private void addWay(int row, int king, int slider) {
    int axis = Geometry.axis(king, slider);
    int spot = Geometry.spot(slider, axis);
    int step = Geometry.spot(king, axis) > spot ? 1 : -1;
    for (int cell = slider; cell != king; cell = Geometry.cellAt(spot)) {
      add(row, cell);
      spot += step;
    }
  }

  private void add(int row, int cell) {
    words[row | cell >> 6] |= 1L << cell;
  }
}
