package org.raumbrett.notation;

import org.raumbrett.board.PieceKind;

/**
 * Which signs name which pieces: figurines, and the initials in English, Spanish and German. Kinds
 * are sets of bits {@code 1 << PieceKind.code()}, as a sign may name several: {@code R} is a rook
 * or a <i>rey</i>, {@code B} a bishop or a <i>Bauer</i>, and the knight's figurine stands for the
 * unicorn too.
 */
final class PieceSigns {
  private static final int KING = 1 << PieceKind.KING.code();
  private static final int QUEEN = 1 << PieceKind.QUEEN.code();
  private static final int ROOK = 1 << PieceKind.ROOK.code();
  private static final int BISHOP = 1 << PieceKind.BISHOP.code();
  private static final int KNIGHT = 1 << PieceKind.KNIGHT.code();
  private static final int UNICORN = 1 << PieceKind.UNICORN.code();
  private static final int PAWN = 1 << PieceKind.PAWN.code();

  private static final char FIRST_FIGURINE = '♔';
  private static final char LAST_FIGURINE = '♟';
  private static final int WHITE_TURNED_KNIGHT = 0x1FA22;
  private static final int BLACK_TURNED_KNIGHT = 0x1FA28;
  private static final int NEUTRAL_TURNED_KNIGHT = 0x1FA2E;

  private PieceSigns() {}

  /** Returns the kinds that a figurine names, 0 if the character is none. */
  static int figurine(int codePoint) {
    if (codePoint >= FIRST_FIGURINE && codePoint <= LAST_FIGURINE) {
      return switch ((codePoint - FIRST_FIGURINE) % 6) {
        case 0 -> KING;
        case 1 -> QUEEN;
        case 2 -> ROOK;
        case 3 -> BISHOP;
        case 4 -> KNIGHT | UNICORN;
        default -> PAWN;
      };
    }
    return isTurnedKnight(codePoint) ? UNICORN : 0;
  }

  /** Returns the kinds that a capital letter names in one of the three languages, 0 for none. */
  static int letter(int codePoint) {
    return switch (codePoint) {
      case 'K' -> KING;
      case 'Q', 'D' -> QUEEN;
      case 'R' -> ROOK | KING;
      case 'T' -> ROOK;
      case 'B' -> BISHOP | PAWN;
      case 'A', 'L' -> BISHOP;
      case 'N', 'C', 'S' -> KNIGHT;
      case 'U', 'E' -> UNICORN;
      case 'P' -> PAWN;
      default -> 0;
    };
  }

  /**
   * Returns the code of the kind that the sign names as the goal of a promotion, 0 if it names
   * none. No letter names two of them, and the figurine ♘ is a knight here: there is no origin cell
   * that could tell it from a unicorn.
   */
  static int promotion(int codePoint) {
    int kinds = figurine(codePoint) | letter(codePoint);
    if (kinds == 0) {
      return smallLetter(codePoint);
    }
    if (kinds == (KNIGHT | UNICORN)) {
      return PieceKind.KNIGHT.code();
    }
    kinds &= QUEEN | ROOK | BISHOP | KNIGHT | UNICORN;
    return kinds == 0 ? 0 : Integer.numberOfTrailingZeros(kinds);
  }

  /** Returns the code of the kind that a small letter names after a target cell, 0 for none. */
  static int smallLetter(int codePoint) {
    return switch (codePoint) {
      case 'q' -> PieceKind.QUEEN.code();
      case 'r' -> PieceKind.ROOK.code();
      case 'b' -> PieceKind.BISHOP.code();
      case 'n' -> PieceKind.KNIGHT.code();
      case 'u' -> PieceKind.UNICORN.code();
      default -> 0;
    };
  }

  private static boolean isTurnedKnight(int codePoint) {
    return codePoint == WHITE_TURNED_KNIGHT
        || codePoint == BLACK_TURNED_KNIGHT
        || codePoint == NEUTRAL_TURNED_KNIGHT;
  }
}
