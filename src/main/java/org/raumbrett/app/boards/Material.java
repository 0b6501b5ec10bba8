package org.raumbrett.app.boards;

import java.util.List;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/** The men on the board, counted. */
final class Material {
  /** The kinds in the order in which captured men are shown. */
  static final List<PieceKind> ORDER =
      List.of(
          PieceKind.QUEEN,
          PieceKind.BISHOP,
          PieceKind.KNIGHT,
          PieceKind.ROOK,
          PieceKind.UNICORN,
          PieceKind.PAWN);

  private final int[][] counts = new int[2][8];

  private Material() {}

  static Material of(Position position) {
    Material material = new Material();
    for (Cell cell : Cell.ALL) {
      Piece man = position.pieceAt(cell);
      if (man != null) {
        material.counts[man.side().ordinal()][man.kind().code()]++;
      }
    }
    return material;
  }

  /** Returns how many men of the kind the side has less than at the start, 0 if not fewer. */
  int missing(Side side, PieceKind kind) {
    int atStart =
        switch (kind) {
          case PAWN -> 10;
          case KING, QUEEN -> 1;
          default -> 2;
        };
    return Math.max(0, atStart - counts[side.ordinal()][kind.code()]);
  }

  /** Returns by how many pawns' worth the side's men are worth more than the opponent's. */
  int lead(Side side) {
    return worth(side) - worth(side.opponent());
  }

  private int worth(Side side) {
    int worth = 0;
    for (PieceKind kind : ORDER) {
      worth += counts[side.ordinal()][kind.code()] * value(kind);
    }
    return worth;
  }

  /** The engine's values rounded to whole pawns, for a glance. */
  private static int value(PieceKind kind) {
    return switch (kind) {
      case PAWN -> 1;
      case UNICORN -> 3;
      case ROOK -> 4;
      case KNIGHT, BISHOP -> 5;
      case QUEEN -> 14;
      case KING -> 0;
    };
  }
}
