package org.raumbrett.rgn;

import java.util.ArrayDeque;
import java.util.Deque;
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
 * is skipped. Nesting is kept on a stack of its own, not on Java's.
 */
final class MoveTextReader {
  /** The deepest nesting of variations that is read; deeper ones are skipped with a warning. */
  static final int NESTING_LIMIT = 100;

  private static final int NOT_SKIPPING = Integer.MAX_VALUE;
  private static final int TO_THE_END = -1;

  private final SourceText text;
  private final int limit;
  private final GameProblems problems;
  private final Position start;
  private final int begin;
  private final MoveNumbering numbering;
  private final boolean raumschach;

  /** The current position; made with the first move, as many a game has none. */
  private @Nullable Board madeBoard;

  private final Deque<LineDraft> around = new ArrayDeque<>();
  private LineDraft line = new LineDraft();
  private int at;

  /** The number of open parentheses. */
  private int depth;

  private int outermostOpening;

  /** The depth down to which the text is skipped. */
  private int resumeDepth = NOT_SKIPPING;

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
    boolean anywhere = header.tags().isEmpty() || header.tags().get(Tags.FEN) != null;
    this.numbering = new MoveNumbering(anywhere, problems);
    this.raumschach = Tags.RAUMSCHACH.equals(header.tags().get(Tags.VARIANT));
    header.comments().forEach(line::addComment);
  }

  /** Reads no move: the start of the game is not known. */
  MoveTextReader skippingMoves() {
    resumeDepth = TO_THE_END;
    return this;
  }

  MoveText read() {
    while (at < limit) {
      readNext(text.charAt(at));
    }
    if (depth > 0 && resumeDepth != TO_THE_END) {
      problems.add(ProblemKind.UNCLOSED_VARIATION, outermostOpening, 1);
    }
    while (!around.isEmpty()) {
      closeVariation();
    }
    boolean moved = line.length() > 0;
    boolean numeric =
        !moved && problems.errors() == 0 && NumericNotation.find(text, begin, limit) >= 0;
    if (!foreign && !numeric) {
      numbering.tellHeld();
    }
    Status end = moved ? board().status() : start.status();
    Side side = moved ? Side.values()[board().side()] : start.sideToMove();
    boolean complete = resumeDepth != TO_THE_END;
    return new MoveText(line, result, resultSpan, complete ? end : null, side, foreign);
  }

  private Board board() {
    Board made = madeBoard;
    if (made == null) {
      made = new Board(start);
      madeBoard = made;
    }
    return made;
  }

  private boolean isSkipping() {
    return resumeDepth != NOT_SKIPPING;
  }

  private void readNext(char c) {
    switch (c) {
      case '{' -> at = Comments.readBraces(text, at, limit, problems, this::addBraceComment);
      case ';' -> at = Comments.readLine(text, at, limit, this::addComment);
      case '(' -> open();
      case ')' -> close();
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
    if (!isSkipping()) {
      line.addComment(comment);
    }
  }

  /** Adds what a comment in braces says, which may be more than a comment. */
  private void addBraceComment(String comment, int offset) {
    if (isSkipping()) {
      return;
    }
    if (!AnnotationSyntax.isClaimed(comment) || comment.startsWith("\\")) {
      line.addComment(AnnotationSyntax.unescape(comment));
      return;
    }
    int close = text.indexOf('}', offset, limit);
    int end = close < 0 ? limit : close;
    int nesting = NESTING_LIMIT - around.size();
    if (line.length() == 0
        || !new AnnotationReader(text, offset, end, board(), line, nesting, numbering).apply()) {
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
    GameResult meant = MiswrittenResult.at(text, at, limit);
    int number = MoveNumber.isDigit(c) ? MoveNumber.end(text, at, limit) : -1;
    if (meant != null) {
      int end = Lexis.endOfWord(text, at, limit);
      problems.add(ProblemKind.RESULT_MISWRITTEN, at, end - at, meant.token());
      at = end;
    } else if (number >= 0) {
      readNumber(number);
    } else if (isSkipping()) {
      at = Lexis.endOfWord(text, at, limit);
    } else {
      readMove();
    }
  }

  private void readNumber(int end) {
    if (!isSkipping()) {
      Board board = madeBoard;
      int count = board == null ? start.fullMoveNumber() : board.fullMoveNumber();
      boolean black = board == null ? start.sideToMove() == Side.BLACK : board.side() != 0;
      numbering.number(text, at, end, limit, count, black);
    }
    at = end;
  }

  private void readResult(GameResult token) {
    int length = token.token().length();
    if (depth == 0 && result != null) {
      problems.add(ProblemKind.REPEATED_RESULT, at, length, result.token());
    } else if (depth == 0) {
      result = token;
      resultSpan = new TextSpan(at, length);
    } else if (!isSkipping()) {
      problems.add(ProblemKind.RESULT_IN_VARIATION, at, length);
    }
    at += length;
  }

  private void readMove() {
    MoveReading reading = MoveReader.read(text, at, limit, board());
    Move move = reading.move();
    if (move == null) {
      readNoMove(reading);
      return;
    }
    board().make(reading.code());
    numbering.move();
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
    boolean first = depth == 0 && line.length() == 0;
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
    resumeDepth = depth - 1;
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
    if (isSkipping()) {
      at = end;
    } else if (end == at + 1 || number > Glyphs.MAX) {
      problems.add(ProblemKind.BAD_GLYPH, at, end - at);
      at = end;
    } else {
      addNag(number, end);
    }
  }

  private void addNag(int nag, int end) {
    if (line.length() == 0) {
      problems.add(ProblemKind.STRAY_GLYPH, at, end - at);
    } else {
      line.addNag(nag);
    }
    at = end;
  }

  private void open() {
    numbering.bracket();
    if (depth == 0) {
      outermostOpening = at;
    }
    if (!isSkipping()) {
      if (line.length() == 0) {
        problems.add(ProblemKind.VARIATION_WITHOUT_MOVE, at, 1);
        resumeDepth = depth;
      } else if (around.size() >= NESTING_LIMIT) {
        problems.add(ProblemKind.NESTED_TOO_DEEPLY, at, 1, NESTING_LIMIT);
        resumeDepth = depth;
      } else {
        board().undo();
        around.push(line);
        line = new LineDraft();
      }
    }
    depth++;
    at++;
  }

  private void close() {
    numbering.bracket();
    if (depth == 0) {
      if (!isSkipping()) {
        problems.add(ProblemKind.STRAY_PARENTHESIS, at, 1);
      }
    } else {
      depth--;
      if (depth <= resumeDepth) {
        resumeDepth = NOT_SKIPPING;
      }
      while (around.size() > depth) {
        closeVariation();
      }
    }
    at++;
  }

  private void closeVariation() {
    for (int i = line.length(); i > 0; i--) {
      board().undo();
    }
    LineDraft variation = line;
    line = around.pop();
    line.addVariation(variation);
    board().make(line.lastCode());
  }
}
