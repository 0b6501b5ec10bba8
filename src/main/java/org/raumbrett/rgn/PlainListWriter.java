package org.raumbrett.rgn;

import org.raumbrett.board.Board;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Writes the moves of a game and nothing that is said of them. */
final class PlainListWriter {
  private PlainListWriter() {}

  /** A start that is not the starting array needs its two tags, or nobody could read the moves. */
  static String write(Game game, NotationStyle style, GameResult result) {
    WrappedText text = new WrappedText();
    if (!game.start().equals(Position.START)) {
      text.line("[" + Tags.SET_UP + " \"1\"]");
      text.line("[" + Tags.FEN + " \"" + Rfen.format(game.start()) + "\"]");
      text.line("");
    }
    Board board = new Board(game.start());
    boolean first = true;
    for (Ply ply : game.mainLine().plies()) {
      int code = MoveTextWriter.code(board, ply.move());
      text.add(MoveTextWriter.number(board, first) + Notation.text(board, code, style));
      board.make(code);
      first = false;
    }
    text.endLine();
    text.line(result.token());
    return text.toString();
  }
}
