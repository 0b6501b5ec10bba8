package org.raumbrett.app.boards;

import org.raumbrett.board.PieceKind;

/**
 * The outlines of the men as SVG paths in a square of 100 by 100, standing on y = 96. One family:
 * the same foot, the same weight of line.
 */
final class PieceArt {
  /** The edge of the square in which the paths are drawn. */
  static final double SIZE = 100;

  private PieceArt() {}

  /** Returns the closed outline. */
  static String body(PieceKind kind) {
    return switch (kind) {
      case PAWN ->
          "M50 22C60 22 67 29 67 38C67 44 64 49 59 52L66 56C67 57 67 60 65 61L58 61C58 71 62 79 70"
              + " 84C75 87 77 90 77 96L23 96C23 90 25 87 30 84C38 79 42 71 42 61L35 61C33 60 33 57"
              + " 34 56L41 52C36 49 33 44 33 38C33 29 40 22 50 22Z";
      case ROOK ->
          "M25 14L37 14L37 22L45 22L45 14L55 14L55 22L63 22L63 14L75 14L75 32L67 40C67 60 68 72 76"
              + " 81C80 85 82 89 82 96L18 96C18 89 20 85 24 81C32 72 33 60 33 40L25 32Z";
      case BISHOP ->
          "M50 4C54 4 57 7 57 11C57 13 56 15 54 16C64 24 71 34 71 44C71 51 67 57 61 60L68 63C70 64"
              + " 70 68 68 69L60 69C61 76 65 80 73 84C79 87 81 90 81 96L19 96C19 90 21 87 27 84C35"
              + " 80 39 76 40 69L32 69C30 68 30 64 32 63L39 60C33 57 29 51 29 44C29 34 36 24 46"
              + " 16C44 15 43 13 43 11C43 7 46 4 50 4Z";
      case KNIGHT ->
          "M26 96C26 82 33 74 43 64C49 58 52 53 51 48C45 52 39 55 34 62C30 68 22 68 18 63C14 58 14"
              + " 52 18 47C24 40 28 30 34 22L33 9C38 11 42 14 45 18C66 17 82 36 82 66C82 78 81 88 82"
              + " 96Z";
      case UNICORN ->
          "M95 3L79 24L84 30C88 36 91 41 91 45C91 49 87 51 83 50C79 49 76 47 73 46C73 52 73 57 71"
              + " 62L86 64C89 64 90 66 90 68L88 80L81 80L81 72L70 74C68 75 67 76 67 78L67 96L57 96L57"
              + " 76C50 77 44 76 40 74C40 80 41 86 43 96L33 96C31 88 30 82 29 77L24 96L14 96L19 74C17"
              + " 70 16 64 17 58C12 62 12 70 10 80C4 72 3 58 9 50C12 46 17 44 22 44C32 43 42 46 50"
              + " 44C52 34 56 22 66 17L67 10L73 16L76 19Z";
      case QUEEN ->
          "M26 60L14 30L30 46L32 20L43 43L50 15L57 43L68 20L70 46L86 30L74 60C70 66 69 70 72 76C74"
              + " 80 80 84 81 96L19 96C20 84 26 80 28 76C31 70 30 66 26 60Z";
      case KING ->
          "M45 3L55 3L55 10L62 10L62 19L55 19L55 29C70 26 86 32 86 47C86 58 76 64 73 74C73 79 81 84"
              + " 82 96L18 96C19 84 27 79 27 74C24 64 14 58 14 47C14 32 30 26 45 29L45 19L38 19L38"
              + " 10L45 10Z";
    };
  }

  /** Returns the lines inside the outline. */
  static String detail(PieceKind kind) {
    return switch (kind) {
      case PAWN -> "M31 85L69 85";
      case ROOK -> "M34 40L66 40M25 83L75 83";
      case BISHOP -> "M60 30L50 43M28 85L72 85";
      case KNIGHT -> "M37 34L40 34M30 86L81 86";
      case UNICORN -> "M78 32L81 33";
      case QUEEN -> "M27 62L73 62M27 80L73 80";
      case KING -> "M50 34L50 66M27 74L73 74M24 84L76 84";
    };
  }
}
