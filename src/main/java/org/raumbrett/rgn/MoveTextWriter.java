package org.raumbrett.rgn;

import java.util.List;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveCode;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Writes the move text of a game. */
final class MoveTextWriter {
  private final WrappedText text;
  private final boolean annotated;
  private final Board board;

  private MoveTextWriter(Game game, boolean annotated, WrappedText text) {
    this.text = text;
    this.annotated = annotated;
    this.board = new Board(game.start());
  }

  /**
   * Writes the main line with its comments; annotated, with verdicts, glyphs and variations in
   * further comments.
   *
   * @throws IllegalArgumentException if the game has a move that is not legal
   */
  static void write(Game game, boolean annotated, WrappedText text) {
    new MoveTextWriter(game, annotated, text).write(game.mainLine());
  }

  /** Returns whether there is nothing in the line that could be written. */
  static boolean isEmpty(Line line) {
    return line.length() == 0
        && line.comments().stream().allMatch(comment -> PlainText.comment(comment).isEmpty());
  }

  /** Returns what stands before the next move: its number before White's and before the first. */
  static String number(Board board, boolean first) {
    if (board.side() == 0) {
      return board.fullMoveNumber() + ". ";
    }
    return first ? board.fullMoveNumber() + "... " : "";
  }

  static int code(Board board, Move move) {
    int code = board.code(move);
    if (code == MoveCode.NONE || !board.isLegal(code)) {
      throw new IllegalArgumentException(move + " is not legal in " + board.toPosition());
    }
    return code;
  }

  private void write(Line line) {
    writeComments(line.comments());
    for (int i = 0; i < line.length(); i++) {
      Ply ply = line.plies().get(i);
      int code = code(board, ply.move());
      text.add(number(board, i == 0) + Notation.text(board, code, NotationStyle.RGN));
      String note = annotated ? AnnotationWriter.note(ply, board) : "";
      if (!note.isEmpty()) {
        text.comment(note);
      }
      writeComments(ply.comments());
      if (annotated) {
        for (Line variation : ply.variations()) {
          if (!isEmpty(variation)) {
            text.comment(AnnotationWriter.variation(variation, board));
          }
        }
      }
      board.make(code);
    }
  }

  private void writeComments(List<String> comments) {
    for (String comment : comments) {
      String written = PlainText.comment(comment);
      if (!written.isEmpty()) {
        text.comment(AnnotationSyntax.escape(written));
      }
    }
  }
}
