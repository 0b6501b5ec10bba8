package org.raumbrett.cli.uci;

import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;

/** Reads what follows {@code position}: {@code startpos} or {@code fen RFEN}, then the moves. */
final class UciPosition {
  private UciPosition() {}

  /**
   * Returns the position after all moves, which remembers them for the repetition rule.
   *
   * @throws UciException if the text is not a position or a move is not legal
   */
  static Position parse(Words words) throws UciException {
    Position position = start(words);
    if (!words.hasNext()) {
      return position;
    }
    String keyword = words.next();
    if (!keyword.equalsIgnoreCase("moves")) {
      throw new UciException("expected 'moves', not '" + keyword + "'");
    }
    while (words.hasNext()) {
      String text = words.next();
      position = position.play(move(position, text));
    }
    return position;
  }

  /**
   * Returns the move of a text such as {@code Ab1Bd1}.
   *
   * @throws UciException if the text is not a move, or not a legal one
   */
  static Move move(Position position, String text) throws UciException {
    Move move = Move.parse(text);
    if (move == null) {
      throw new UciException("'" + text + "' is not a move such as Ab1Bd1 or Dc5Ec5q");
    }
    if (!position.isLegal(move)) {
      throw new UciException(move + " is not legal in " + position);
    }
    return move;
  }

  private static Position start(Words words) throws UciException {
    String kind = words.next();
    if (kind.equalsIgnoreCase("startpos")) {
      return Position.START;
    }
    if (!kind.equalsIgnoreCase("fen")) {
      throw new UciException("expected 'startpos' or 'fen', not '" + kind + "'");
    }
    try {
      return Rfen.parse(words.upTo("moves"));
    } catch (RfenException e) {
      throw new UciException("not a position: " + e.getMessage());
    }
  }
}
