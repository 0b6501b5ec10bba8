package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Geometry;

/**
 * The fifth heuristic, pawns, which depends on pawns alone and so is remembered: passed, doubled,
 * isolated and protected pawns, and majorities on a level.
 */
final class PawnStructure {
  private static final int SLOTS = 1 << 12;

  /** Cells ahead of a pawn from which an enemy pawn can stop it or take it, two words each. */
  private static final long[] AHEAD = new long[2 * Cell.COUNT * 2];

  /** Cells of the files beside a cell's file, two words each. */
  private static final long[] BESIDE_FILES = new long[Cell.COUNT * 2];

  private static final long[] LEVEL = new long[10];

  static {
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      LEVEL[Geometry.level(cell) << 1 | cell >> 6] |= 1L << cell;
      for (int other = 0; other < Cell.COUNT; other++) {
        lay(cell, other);
      }
    }
  }

  private final long[] keys = new long[SLOTS];
  private final int[] scores = new int[SLOTS];

  /** For each slot and side: attacked cells, then passed pawns, two words each. */
  private final long[] masks = new long[SLOTS * 8];

  private final int[] passed = new int[9];
  private final int doubled;
  private final int isolated;
  private final int protectedPawn;
  private final int majority;
  private int slot;

  PawnStructure(Weights weights) {
    for (int steps = 0; steps < 9; steps++) {
      passed[steps] = weights.both(Term.PASSED) * steps * steps;
    }
    doubled = weights.both(Term.DOUBLED);
    isolated = weights.both(Term.ISOLATED);
    protectedPawn = weights.both(Term.PROTECTED);
    majority = weights.both(Term.LEVEL_MAJORITY);
  }

  /** Looks at the pawns; returns their worth for White, tapered. */
  int evaluate(Board board) {
    long key = key(board);
    slot = (int) (key >>> 40) & SLOTS - 1;
    if (keys[slot] != key) {
      keys[slot] = key;
      scores[slot] = side(board, 0) - side(board, 1);
      for (int level = 0; level < 5; level++) {
        scores[slot] +=
            Integer.signum(onLevel(board, 1, level) - onLevel(board, 9, level)) * majority;
      }
    }
    return scores[slot];
  }

  /** Returns a word of the mask of cells that the side's pawns attack, as of the last look. */
  long attacks(int side, int word) {
    return masks[slot << 3 | side << 2 | word];
  }

  /** Returns a word of the mask of the side's passed pawns, as of the last look. */
  long passed(int side, int word) {
    return masks[slot << 3 | side << 2 | 2 | word];
  }

  /** Returns how many passed pawns of the side cannot step: something stands on both cells. */
  int blockedPassers(Board board, int side) {
    int count = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = passed(side, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        if (isStopped(board, Geometry.pawnStep(side, cell, 0))
            && isStopped(board, Geometry.pawnStep(side, cell, 1))) {
          count++;
        }
      }
    }
    return count;
  }

  private static boolean isStopped(Board board, int to) {
    return to == Geometry.OFF || board.man(to) != 0;
  }

  /** Returns the steps a pawn of the side has made since the near lower edge, 0 to 8. */
  static int steps(int side, int cell) {
    int sum = Geometry.level(cell) + Geometry.rank(cell);
    return side == 0 ? sum : 8 - sum;
  }

  private int side(Board board, int side) {
    int man = side << 3 | 1;
    int enemy = man ^ 8;
    int row = slot << 3 | side << 2;
    attackedCells(board, man, side, row);
    int score = 0;
    masks[row | 2] = 0;
    masks[row | 3] = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(man, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        int steps = steps(side, cell);
        if (meets(board, enemy, AHEAD, side * Cell.COUNT + cell)) {
          if (stepsOnto(board, man, side, cell)) {
            score += doubled;
          }
        } else {
          masks[row | 2 | word] |= 1L << cell;
          score += passed[steps];
        }
        if (!meets(board, man, BESIDE_FILES, cell)) {
          score += isolated;
        } else if ((masks[row | word] >>> cell & 1) != 0) {
          score += protectedPawn;
        }
      }
    }
    return score;
  }

  private void attackedCells(Board board, int man, int side, int row) {
    long low = 0;
    long high = 0;
    for (int word = 0; word < 2; word++) {
      for (long rest = board.mask(man, word); rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest) | word << 6;
        low |= Geometry.pawnMask(side, cell, 0);
        high |= Geometry.pawnMask(side, cell, 1);
      }
    }
    masks[row] = low;
    masks[row | 1] = high;
  }

  /** Doubled means: an own pawn stands where this one would step. */
  private static boolean stepsOnto(Board board, int man, int side, int cell) {
    for (int which = 0; which < 2; which++) {
      int to = Geometry.pawnStep(side, cell, which);
      if (to != Geometry.OFF && board.man(to) == man) {
        return true;
      }
    }
    return false;
  }

  private static boolean meets(Board board, int man, long[] masks, int row) {
    return (board.mask(man, 0) & masks[row << 1] | board.mask(man, 1) & masks[row << 1 | 1]) != 0;
  }

  private static int onLevel(Board board, int man, int level) {
    return Long.bitCount(board.mask(man, 0) & LEVEL[level << 1])
        + Long.bitCount(board.mask(man, 1) & LEVEL[level << 1 | 1]);
  }

  private static long key(Board board) {
    long key = board.mask(1, 0) * 0x9e3779b97f4a7c15L;
    key = (key ^ key >>> 29 ^ board.mask(1, 1)) * 0xbf58476d1ce4e5b9L;
    key = (key ^ key >>> 31 ^ board.mask(9, 0)) * 0x94d049bb133111ebL;
    key = (key ^ key >>> 30 ^ board.mask(9, 1)) * 0xd6e8feb86659fd93L;
    return (key ^ key >>> 32) | 1;
  }

  private static void lay(int cell, int other) {
    int files = Math.abs(Geometry.file(cell) - Geometry.file(other));
    int levels = Geometry.level(other) - Geometry.level(cell);
    int ranks = Geometry.rank(other) - Geometry.rank(cell);
    long bit = 1L << other;
    int word = other >> 6;
    if (files == 1) {
      BESIDE_FILES[cell << 1 | word] |= bit;
    }
    if (files <= 1 && levels >= 0 && ranks >= 0 && levels + ranks > 0) {
      AHEAD[cell << 1 | word] |= bit;
    }
    if (files <= 1 && levels <= 0 && ranks <= 0 && levels + ranks < 0) {
      AHEAD[Cell.COUNT + cell << 1 | word] |= bit;
    }
  }
}
