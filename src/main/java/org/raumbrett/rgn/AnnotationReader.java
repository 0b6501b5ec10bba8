package org.raumbrett.rgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.notation.Lexis;
import org.raumbrett.notation.MoveReader;
import org.raumbrett.notation.MoveReading;

/**
 * Reads the content of a comment that carries a verdict, glyphs or variations, where it stands in
 * the text, so that its moves have places there. It is read as a whole or not at all.
 */
final class AnnotationReader {
  private final SourceText text;
  private final int limit;
  private final Board board;
  private final LineDraft mainLine;
  private final int nestingLimit;
  private final Deque<LineDraft> around = new ArrayDeque<>();
  private final List<LineDraft> variations = new ArrayList<>();
  private final MoveNumbering numbering;

  /** What the numbering hears of, but only if the comment is understood. */
  private final List<Runnable> numbers = new ArrayList<>();

  private @Nullable Note note;
  private LineDraft line;
  private int at;

  /**
   * A reader for the content of a comment behind the last move of the line, which must have one.
   *
   * @param board the position after that move; it is the same after reading
   * @param nestingLimit how deep variations may be nested here
   * @param numbering hears of the numbers in variations
   */
  AnnotationReader(
      SourceText text,
      int start,
      int limit,
      Board board,
      LineDraft line,
      int nestingLimit,
      MoveNumbering numbering) {
    this.text = text;
    this.at = start;
    this.limit = limit;
    this.board = board;
    this.mainLine = line;
    this.line = line;
    this.nestingLimit = nestingLimit;
    this.numbering = numbering;
  }

  /** Adds what the comment says to the line's last move, or returns false and changes nothing. */
  boolean apply() {
    boolean understood = readAll();
    while (!around.isEmpty()) {
      close();
    }
    if (!understood) {
      return false;
    }
    variations.forEach(mainLine::addVariation);
    numbers.forEach(Runnable::run);
    if (note != null) {
      note.addTo(mainLine);
    }
    return true;
  }

  private boolean readAll() {
    while (true) {
      skipBlanks();
      if (at >= limit) {
        return around.isEmpty();
      }
      if (!readItem(text.charAt(at))) {
        return false;
      }
    }
  }

  private boolean readItem(char c) {
    if (isVariation()) {
      return open();
    }
    if (c == '[' || c == '?') {
      return readNote();
    }
    if (around.isEmpty()) {
      return false;
    }
    return switch (c) {
      case ']' -> {
        boolean something = !line.isEmpty();
        at++;
        close();
        yield something;
      }
      case '\\' -> readComment();
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> readNumber();
      default -> readMove();
    };
  }

  private boolean isVariation() {
    String opening = "[%" + AnnotationSyntax.VARIATION;
    int end = at + opening.length();
    return end < limit && text.startsWith(opening, at) && Lexis.isBlank(text.charAt(end));
  }

  private boolean open() {
    if (line.length() == 0 || around.size() >= nestingLimit) {
      return false;
    }
    board.undo();
    around.push(line);
    line = new LineDraft();
    numbers.add(numbering::bracket);
    at += AnnotationSyntax.VARIATION.length() + 2;
    return true;
  }

  private void close() {
    for (int i = line.length(); i > 0; i--) {
      board.undo();
    }
    LineDraft variation = line;
    line = around.pop();
    board.make(line.lastCode());
    numbers.add(numbering::bracket);
    if (around.isEmpty()) {
      variations.add(variation);
    } else {
      line.addVariation(variation);
    }
  }

  private boolean readNote() {
    Note found = new NoteReader(text, at, limit, board).read();
    if (found == null || line.length() == 0 || found.judgement() != null && line.isJudged()) {
      return false;
    }
    at = found.end();
    if (!around.isEmpty()) {
      found.addTo(line);
      return true;
    }
    if (note != null) {
      return false;
    }
    note = found;
    return true;
  }

  private boolean readComment() {
    int close = endOfComment();
    if (!text.startsWith(AnnotationSyntax.OPEN, at) || close < 0) {
      return false;
    }
    String written = Comments.unfold(text.substring(at + AnnotationSyntax.OPEN.length(), close));
    String comment = AnnotationSyntax.unescapeInner(written);
    if (!comment.isEmpty()) {
      line.addComment(comment);
    }
    at = close + AnnotationSyntax.CLOSE.length();
    return true;
  }

  /** Returns where the closing sign of the comment stands, -1 without one. */
  private int endOfComment() {
    int end = at + AnnotationSyntax.OPEN.length();
    while (end + 1 < limit) {
      if (text.charAt(end) != '\\') {
        end++;
      } else if (text.startsWith(AnnotationSyntax.CLOSE, end)) {
        return end;
      } else {
        end += 2;
      }
    }
    return -1;
  }

  private boolean readNumber() {
    int start = at;
    int end = MoveNumber.end(text, at, limit);
    int count = board.fullMoveNumber();
    boolean black = board.side() != 0;
    numbers.add(() -> numbering.number(text, start, end, limit, count, black));
    at = Math.max(at, end);
    return end >= 0;
  }

  private boolean readMove() {
    MoveReading reading = MoveReader.read(text, at, limit, board);
    Move move = reading.move();
    if (move == null || !reading.remarks().isEmpty()) {
      return false;
    }
    board.make(reading.code());
    numbers.add(numbering::move);
    line.addMove(move, reading.code(), at, reading.end());
    if (reading.nag() > 0) {
      line.addNag(reading.nag());
    }
    at = reading.end();
    return true;
  }

  private void skipBlanks() {
    while (at < limit && Lexis.isBlank(text.charAt(at))) {
      at++;
    }
  }
}
