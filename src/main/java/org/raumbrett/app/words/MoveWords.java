package org.raumbrett.app.words;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Moves as text for the screen. */
public final class MoveWords {
  private MoveWords() {}

  /** Returns the move with its check mark, such as {@code ♘Ab1–Ac3†}. */
  public static String text(Position before, Move move, NotationStyle style) {
    return Notation.text(before, move, style);
  }

  /** Returns {@code 12.} for a move of White, {@code 12…} for one of Black. */
  public static String number(Position before) {
    return before.fullMoveNumber() + (before.sideToMove() == Side.WHITE ? "." : "…");
  }

  /** Returns the moves of a line, each as text, as far as they are legal. */
  public static List<String> line(Position before, List<Move> moves, NotationStyle style) {
    List<String> texts = new ArrayList<>();
    Position position = before;
    for (Move move : moves) {
      if (!position.isLegal(move)) {
        break;
      }
      String number =
          position.sideToMove() == Side.WHITE || texts.isEmpty() ? number(position) : "";
      String text = text(position, move, style);
      texts.add(number.isEmpty() ? text : number + " " + text);
      position = position.play(move);
    }
    return texts;
  }
}
