package org.raumbrett.board;

import org.jspecify.annotations.Nullable;

/** A man of one side. The instances are shared: the same side and kind is the same object. */
public final class Piece {
  private static final Piece[] BY_CODE = new Piece[16];

  static {
    for (Side side : Side.values()) {
      for (PieceKind kind : PieceKind.values()) {
        Piece piece = new Piece(side, kind);
        BY_CODE[piece.code()] = piece;
      }
    }
  }

  private final Side side;
  private final PieceKind kind;

  private Piece(Side side, PieceKind kind) {
    this.side = side;
    this.kind = kind;
  }

  /** Returns the man of that side and kind. */
  public static Piece of(Side side, PieceKind kind) {
    return BY_CODE[side.ordinal() << 3 | kind.code()];
  }

  /** Returns the man with the given {@link #code}, or null for an empty cell's 0. */
  public static @Nullable Piece ofCode(int code) {
    return BY_CODE[code];
  }

  /**
   * Returns the man that RFEN writes with this letter (capital: White), or null if there is none.
   */
  public static @Nullable Piece ofLetter(char letter) {
    PieceKind kind = letter < 128 ? PieceKind.ofLetter(letter) : null;
    return kind == null ? null : of(Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK, kind);
  }

  public Side side() {
    return side;
  }

  public PieceKind kind() {
    return kind;
  }

  /**
   * Returns the number under which {@link Board} keeps the man: the kind's code, plus 8 for Black.
   */
  public int code() {
    return side.ordinal() << 3 | kind.code();
  }

  /** Returns RFEN's letter: a capital for White, a small one for Black. */
  public char letter() {
    return side == Side.WHITE ? kind.letter() : Character.toLowerCase(kind.letter());
  }

  @Override
  public String toString() {
    return String.valueOf(letter());
  }
}
