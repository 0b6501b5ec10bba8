package org.raumbrett.app.moves;

/** How much a loss is worth in men: what a player understands better than centipawns. */
final class Worth {
  private static final int PAWN = 60;
  private static final int UNICORN = 220;
  private static final int ROOK = 380;
  private static final int BISHOP = 520;
  private static final int TWO_PIECES = 750;
  private static final int QUEEN = 1200;

  private Worth() {}

  /** Returns the key of the words for a loss of that many centipawns. */
  static String key(int centipawns) {
    if (centipawns < PAWN) {
      return "verdict.loss.little";
    }
    if (centipawns < UNICORN) {
      return "verdict.loss.pawn";
    }
    if (centipawns < ROOK) {
      return "verdict.loss.unicorn";
    }
    if (centipawns < BISHOP) {
      return "verdict.loss.rook";
    }
    if (centipawns < TWO_PIECES) {
      return "verdict.loss.bishop";
    }
    return centipawns < QUEEN ? "verdict.loss.pieces" : "verdict.loss.queen";
  }
}
