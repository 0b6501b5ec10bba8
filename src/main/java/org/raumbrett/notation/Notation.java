package org.raumbrett.notation;

import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Status;

/** Writes moves. */
public final class Notation {
  private Notation() {}

  /** Returns the move as an RGN file has it. */
  public static String text(Position before, Move move) {
    return text(before, move, NotationStyle.RGN);
  }

  /**
   * Returns the text of a legal move with its check mark.
   *
   * @throws IllegalArgumentException if nothing stands on the origin
   */
  public static String text(Position before, Move move, NotationStyle style) {
    Board board = Board.at(before);
    int code = board.code(move);
    if (code == MoveCode.NONE) {
      throw new IllegalArgumentException(move + " moves nothing in " + before);
    }
    return text(board, code, style);
  }

  /**
   * Returns the text of a legal move with its check mark.
   *
   * @param before the position in which the move is played; it is the same afterwards
   * @param code the move as {@link MoveCode}
   */
  public static String text(Board before, int code, NotationStyle style) {
    if (style == NotationStyle.DESCRIPTIVE) {
      return Descriptive.text(before.toPosition(), MoveCode.toMove(code))
          + mark(before, code, style.marks());
    }
    PieceKind moved = PieceKind.values()[(MoveCode.moved(code) & 7) - 1];
    PieceKind promotion = PieceKind.ofCode(MoveCode.promotion(code));
    StringBuilder text = new StringBuilder(12);
    text.append(style.sign(moved))
        .append(Cell.ofIndex(MoveCode.from(code)))
        .append(style.dash(MoveCode.captured(code) != 0))
        .append(Cell.ofIndex(MoveCode.to(code)));
    if (promotion != null) {
      text.append(style.promotion(promotion));
    }
    return text.append(mark(before, code, style.marks())).toString();
  }

  private static String mark(Board board, int code, NotationStyle.Marks marks) {
    if (marks == NotationStyle.Marks.NONE) {
      return "";
    }
    board.make(code);
    Status status = board.status();
    board.undo();
    return marks == NotationStyle.Marks.DAGGERS ? status.mark() : plain(status);
  }

  private static String plain(Status status) {
    return switch (status) {
      case CHECK -> "+";
      case BOARDMATE -> "++";
      case SPACEMATE -> "#";
      case NORMAL, STALEMATE -> "";
    };
  }
}
