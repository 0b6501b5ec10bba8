package org.raumbrett.rgn;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.Glyphs;
import org.raumbrett.notation.Lexis;
import org.raumbrett.notation.MoveFault;
import org.raumbrett.notation.MoveReader;
import org.raumbrett.notation.MoveReading;
import org.raumbrett.notation.MoveRemark;

/**
 * Reads the move text of one game: moves, comments, glyphs, variations, the result. A move that is
 * refused ends its line: the main line's rest is only searched for the result, a variation's rest
 * is skipped. {@link OpenLines} knows which lines are open.
 */
final class MoveTextReader {
  private final SourceText text;
  private final int limit;
  private final GameProblems problems;
  private final Position start;
  private final int begin;
  private final MoveNumbering numbering;
  private final boolean raumschach;

  private final OpenLines lines;
  private int at;
  private @Nullable GameResult result;
  private @Nullable TextSpan resultSpan;
  private boolean foreign;

  MoveTextReader(
      SourceText text,
      int start,
      int limit,
      Position position,
      Header header,
      GameProblems problems) {
    this.text = text;
    this.at = start;
    this.begin = start;
    this.limit = limit;
    this.problems = problems;
    this.start = position;
    this.lines = new OpenLines(position, problems);
    this.numbering = new MoveNumbering(beginning(header.tags()), problems);
    this.raumschach = Tags.RAUMSCHACH.equals(header.tags().get(Tags.VARIANT));
    header.comments().forEach(lines.line()::addComment);
  }

  /** A position has a number of its own, which not everybody sets right. */
  private static MoveNumbering.Beginning beginning(Tags tags) {
    if (tags.get(Tags.FEN) != null) {
      return MoveNumbering.Beginning.ANYWHERE;
    }
    return tags.isEmpty() ? MoveNumbering.Beginning.LATER_TOLD : MoveNumbering.Beginning.COUNTED;
  }

  /** Reads no move: the start of the game is not known. */
  MoveTextReader skippingMoves() {
    lines.skipToTheEnd();
    return this;
  }

  MoveText read() {
    while (at < limit) {
      readNext(text.charAt(at));
    }
    LineDraft line = lines.closeAll();
    boolean moved = line.length() > 0;
    boolean numeric =
        !moved && problems.errors() == 0 && NumericNotation.find(text, begin, limit) >= 0;
    if (!foreign && !numeric) {
      numbering.tellHeld();
    }
    Status end = moved ? lines.board().status() : start.status();
    Side side = moved ? Side.values()[lines.board().side()] : start.sideToMove();
    boolean complete = !lines.isSkippingToTheEnd();
    return new MoveText(line, result, resultSpan, complete ? end : null, side, foreign);
  }

  private void readNext(char c) {
    if (result != null && lines.depth() == 0 && BehindResult.begins(c)) {
      int end = BehindResult.end(text, at, limit);
      problems.add(ProblemKind.BEHIND_RESULT, at, end - at, result.token());
      at = end;
      return;
    }
    switch (c) {
      case '{' -> at = Comments.readBraces(text, at, limit, problems, this::addBraceComment);
      case ';' -> at = Comments.readLine(text, at, limit, this::addComment);
      case '(' -> {
        numbering.bracket();
        lines.open(at);
        at++;
      }
      case ')' -> {
        numbering.bracket();
        lines.close(at);
        at++;
      }
      case '}' -> {
        problems.add(ProblemKind.STRAY_BRACE, at, 1);
        at++;
      }
      case '$' -> readNumberedGlyph();
      case ',', '.', '…' -> at++;
      default -> {
        if (Lexis.isBlank(c)) {
          at++;
        } else if (Comments.isEscape(text, at)) {
          at = Comments.endOfLine(text, at, limit);
        } else {
          readWord(c);
        }
      }
    }
  }

  private void addComment(String comment, int offset) {
    if (!lines.isSkipping()) {
      lines.line().addComment(comment);
    }
  }

  /** Adds what a comment in braces says, which may be more than a comment. */
  private void addBraceComment(String comment, int offset) {
    if (lines.isSkipping()) {
      return;
    }
    if (!AnnotationSyntax.isAnnotation(comment)) {
      lines.line().addComment(AnnotationSyntax.unescape(comment));
      return;
    }
    int end = Comments.closingBrace(text, offset, limit);
    LineDraft line = lines.line();
    int nesting = lines.nestingLeft();
    if (line.length() == 0
        || !new AnnotationReader(text, offset, end, lines.board(), line, nesting, numbering)
            .apply()) {
      problems.add(ProblemKind.BAD_ANNOTATION, offset, end - offset);
      line.addComment(comment);
    }
  }

  private void readWord(char c) {
    GameResult token = ResultToken.at(text, at, limit);
    if (token != null) {
      readResult(token);
      return;
    }
    if (readMiswrittenResult()) {
      return;
    }
    int number = MoveNumber.isDigit(c) ? MoveNumber.end(text, at, limit) : -1;
    if (number >= 0) {
      readNumber(number);
    } else if (lines.isSkipping()) {
      at = Lexis.endOfWord(text, at, limit);
    } else {
      readMove();
    }
  }

  /** Returns whether there is one. */
  private boolean readMiswrittenResult() {
    int spaced = MiswrittenResult.endOfSpaced(text, at, limit);
    GameResult meant =
        spaced < 0
            ? MiswrittenResult.at(text, at, limit)
            : MiswrittenResult.meant(text.substring(at, spaced));
    if (meant == null) {
      return false;
    }
    int end = spaced < 0 ? Lexis.endOfWord(text, at, limit) : spaced;
    problems.add(ProblemKind.RESULT_MISWRITTEN, at, end - at, meant.token());
    at = end;
    return true;
  }

  private void readNumber(int end) {
    if (!lines.isSkipping()) {
      Board board = lines.madeBoard();
      int count = board == null ? start.fullMoveNumber() : board.fullMoveNumber();
      boolean black = board == null ? start.sideToMove() == Side.BLACK : board.side() != 0;
      numbering.number(text, at, end, limit, count, black);
    }
    at = end;
  }

  private void readResult(GameResult token) {
    int length = token.token().length();
    if (lines.depth() == 0 && result != null) {
      problems.add(ProblemKind.REPEATED_RESULT, at, length, result.token());
    } else if (lines.depth() == 0) {
      result = token;
      resultSpan = new TextSpan(at, length);
    } else if (!lines.isSkipping()) {
      problems.add(ProblemKind.RESULT_IN_VARIATION, at, length);
    }
    at += length;
  }

  private void readMove() {
    MoveReading reading = MoveReader.read(text, at, limit, lines.board());
    Move move = reading.move();
    if (move == null) {
      readNoMove(reading);
      return;
    }
    lines.board().make(reading.code());
    numbering.move();
    LineDraft line = lines.line();
    line.addMove(move, reading.code(), at, reading.end());
    if (reading.nag() > 0) {
      line.addNag(reading.nag());
    }
    for (MoveRemark remark : reading.remarks()) {
      problems.add(ProblemKind.of(remark), at, reading.end() - at, reading.arguments().toArray());
    }
    at = reading.end();
  }

  private void readNoMove(MoveReading reading) {
    MoveFault fault = reading.fault();
    if (fault == MoveFault.NOT_A_MOVE && readSign()) {
      return;
    }
    boolean first = lines.depth() == 0 && lines.line().length() == 0;
    ProblemKind notation = first ? ForeignNotation.recognise(text, at, limit) : null;
    if (first && notation == null && isLoneOrthodoxMove()) {
      notation = ProblemKind.ORTHODOX_CHESS;
    }
    if (notation != null) {
      foreign = true;
      problems.add(notation, at, Lexis.endOfWord(text, at, limit) - at);
    } else if (fault != null) {
      problems.add(ProblemKind.of(fault), at, reading.end() - at, reading.arguments().toArray());
    }
    lines.skipRest();
    at = reading.end();
  }

  /** In a game that is said to be Raumschach it is a slip. */
  private boolean isLoneOrthodoxMove() {
    return !raumschach && LoneMove.isOrthodox(text, at, limit, start);
  }

  /** Reads a glyph that stands alone, or a check mark gone astray; returns whether there is one. */
  private boolean readSign() {
    int end = Lexis.endOfWord(text, at, limit);
    String word = text.substring(at, Math.min(end, at + Problem.QUOTED));
    int nag = Glyphs.number(word);
    if (nag > 0) {
      addNag(nag, end);
      return true;
    }
    if (word.chars().allMatch(c -> "†+#≡".indexOf(c) >= 0)) {
      problems.add(ProblemKind.STRAY_MARK, at, end - at);
      at = end;
      return true;
    }
    return false;
  }

  private void readNumberedGlyph() {
    int end = at + 1;
    int number = 0;
    while (end < limit && MoveNumber.isDigit(text.charAt(end))) {
      number = Math.min(Glyphs.MAX + 1, 10 * number + text.charAt(end) - '0');
      end++;
    }
    if (lines.isSkipping()) {
      at = end;
    } else if (end == at + 1 || number > Glyphs.MAX) {
      problems.add(ProblemKind.BAD_GLYPH, at, end - at);
      at = end;
    } else {
      addNag(number, end);
    }
  }

  private void addNag(int nag, int end) {
    if (lines.line().length() == 0) {
      problems.add(ProblemKind.STRAY_GLYPH, at, end - at);
    } else {
      lines.line().addNag(nag);
    }
    at = end;
  }
}
