package org.raumbrett.board;

/**
 * A move packed into an int, as the search and {@link Board} use it: origin and target cell index,
 * the kind a pawn becomes (0 for none), the codes of the moving man and of the man taken (0 for
 * none).
 */
public final class MoveCode {
  /** No move. */
  public static final int NONE = 0;

  /** The number of bits in use; the others are 0. */
  static final int BITS = 25;

  private MoveCode() {}

  /** Packs a move; the parts are those the accessors of this class return. */
  public static int of(int from, int to, int promotion, int moved, int captured) {
    return from | to << 7 | promotion << 14 | moved << 17 | captured << 21;
  }

  /** Returns the origin's cell index. */
  public static int from(int code) {
    return code & 127;
  }

  /** Returns the target's cell index. */
  public static int to(int code) {
    return code >> 7 & 127;
  }

  /** Returns the {@link PieceKind#code} the pawn becomes, 0 if the move is no promotion. */
  public static int promotion(int code) {
    return code >> 14 & 7;
  }

  /** Returns the {@link Piece#code} of the moving man. */
  public static int moved(int code) {
    return code >> 17 & 15;
  }

  /** Returns the {@link Piece#code} of the man taken, 0 if the move takes none. */
  public static int captured(int code) {
    return code >> 21 & 15;
  }

  /** Returns whether the move takes a man or promotes. */
  public static boolean isTactical(int code) {
    return (code & (15 << 21 | 7 << 14)) != 0;
  }

  /** Returns the move as a value. */
  public static Move toMove(int code) {
    return new Move(
        Cell.ofIndex(from(code)), Cell.ofIndex(to(code)), PieceKind.ofCode(promotion(code)));
  }
}
