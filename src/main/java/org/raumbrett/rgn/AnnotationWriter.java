package org.raumbrett.rgn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Writes verdicts, glyphs and variations as the content of comments. */
final class AnnotationWriter {
  private AnnotationWriter() {}

  /** Returns what is said of the ply, empty if it has neither verdict nor glyphs. */
  static String note(Ply ply, Board before) {
    StringBuilder note = new StringBuilder();
    Judgement judgement = ply.judgement();
    if (judgement != null) {
      note(judgement, before, note);
    }
    if (!ply.nags().isEmpty()) {
      note.append(note.isEmpty() ? "" : " ");
      String numbers = ply.nags().stream().map(String::valueOf).collect(Collectors.joining(" "));
      command(note, AnnotationSyntax.GLYPHS, numbers);
    }
    return note.toString();
  }

  private static void note(Judgement judgement, Board before, StringBuilder note) {
    if (judgement.verdict() != Verdict.NONE) {
      note.append(judgement.verdict().glyph()).append(' ');
    }
    String depth = "," + judgement.depth();
    command(note, AnnotationSyntax.EVALUATION, judgement.score() + depth);
    String moves = cells(judgement.bestLine(), before);
    int end = moves.indexOf(' ');
    String best = end < 0 ? moves : moves.substring(0, end);
    note.append(' ');
    command(note, AnnotationSyntax.BEST, best + " " + judgement.bestScore());
    if (end >= 0) {
      note.append(' ');
      command(note, AnnotationSyntax.LINE, moves.substring(end + 1));
    }
    note.append(' ');
    command(note, AnnotationSyntax.LEVEL, String.valueOf(judgement.level()));
  }

  private static void command(StringBuilder text, String name, String arguments) {
    text.append("[%").append(name).append(' ').append(arguments).append(']');
  }

  private static String cells(List<Move> moves, Board board) {
    StringBuilder cells = new StringBuilder();
    for (Move move : moves) {
      int code = MoveTextWriter.code(board, move);
      cells.append(cells.isEmpty() ? "" : " ");
      cells.append(Notation.text(board, code, NotationStyle.CELLS));
      board.make(code);
    }
    moves.forEach(move -> board.undo());
    return cells.toString();
  }

  /** A line being written, and how far it is. */
  private static final class Frame {
    final Line line;
    int ply;
    int variation;

    Frame(Line line) {
      this.line = line;
    }

    /** Returns the next variation of the ply written last that has content, null without one. */
    @Nullable Line nextVariation() {
      if (ply == 0) {
        return null;
      }
      List<Line> variations = line.plies().get(ply - 1).variations();
      while (variation < variations.size()) {
        Line next = variations.get(variation);
        variation++;
        if (!MoveTextWriter.isEmpty(next)) {
          return next;
        }
      }
      return null;
    }
  }

  /**
   * Returns the variation with all that is nested in it.
   *
   * @param board the position in which its first move is played; it is the same afterwards
   */
  static String variation(Line variation, Board board) {
    StringBuilder text = new StringBuilder();
    Deque<Frame> frames = new ArrayDeque<>();
    open(variation, text, frames);
    while (true) {
      Frame frame = frames.element();
      Line nested = frame.nextVariation();
      if (nested != null) {
        board.undo();
        text.append(' ');
        open(nested, text, frames);
      } else if (frame.ply < frame.line.length()) {
        ply(frame, board, text);
      } else {
        text.append(']');
        frames.pop();
        frame.line.plies().forEach(ply -> board.undo());
        if (frames.isEmpty()) {
          return text.toString();
        }
        Frame around = frames.element();
        Move last = around.line.plies().get(around.ply - 1).move();
        board.make(MoveTextWriter.code(board, last));
      }
    }
  }

  private static void open(Line line, StringBuilder text, Deque<Frame> frames) {
    text.append("[%").append(AnnotationSyntax.VARIATION);
    line.comments().forEach(comment -> inner(comment, text));
    frames.push(new Frame(line));
  }

  private static void ply(Frame frame, Board board, StringBuilder text) {
    Ply ply = frame.line.plies().get(frame.ply);
    int code = MoveTextWriter.code(board, ply.move());
    String note = note(ply, board);
    text.append(' ')
        .append(MoveTextWriter.number(board, frame.ply == 0))
        .append(Notation.text(board, code, NotationStyle.RGN));
    if (!note.isEmpty()) {
      text.append(' ').append(note);
    }
    ply.comments().forEach(comment -> inner(comment, text));
    board.make(code);
    frame.ply++;
    frame.variation = 0;
  }

  private static void inner(String comment, StringBuilder text) {
    String written = PlainText.comment(comment);
    if (!written.isEmpty()) {
      text.append(' ')
          .append(AnnotationSyntax.OPEN)
          .append(AnnotationSyntax.escapeInner(written))
          .append(AnnotationSyntax.CLOSE);
    }
  }
}
