package org.raumbrett.board;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seven kinds of men. */
public enum PieceKind {
  PAWN('P'),
  KNIGHT('N'),
  UNICORN('U'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  /**
   * What a pawn may become, in the order in which moves are listed: queen, rook, bishop, knight,
   * unicorn.
   */
  public static final List<PieceKind> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT, UNICORN);

  private static final PieceKind[] BY_CODE = values();

  private final char letter;

  PieceKind(char letter) {
    this.letter = letter;
  }

  /** Returns the English capital letter of the kind, as RFEN and the coordinate notation use it. */
  public char letter() {
    return letter;
  }

  /** Returns the small number of the kind, 1 (pawn) to 7 (king), as {@link Board} packs it. */
  public int code() {
    return ordinal() + 1;
  }

  /** Returns the kind with the given {@link #code}, or null for 0. */
  public static @Nullable PieceKind ofCode(int code) {
    return code == 0 ? null : BY_CODE[code - 1];
  }

  /** Returns the kind with the given English letter in either case, or null if there is none. */
  public static @Nullable PieceKind ofLetter(char letter) {
    char capital = Character.toUpperCase(letter);
    for (PieceKind kind : BY_CODE) {
      if (kind.letter == capital) {
        return kind;
      }
    }
    return null;
  }
}
