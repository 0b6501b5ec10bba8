package org.raumbrett.rgn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.Line;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.Lexis;

/** Reads one game from its piece of the text. */
final class GameParser {
  private static final char VERTICAL_TAB = 0x0b;
  private static final char FORM_FEED = 0x0c;
  private static final char LINE_SEPARATOR = 0x2028;
  private static final char PARAGRAPH_SEPARATOR = 0x2029;

  private final SourceText text;
  private final TextSpan span;
  private final GameProblems problems = new GameProblems();

  private GameParser(SourceText text, int start, int end) {
    this.text = text;
    this.span = new TextSpan(start, end - start);
  }

  /** Reads the game between two offsets that {@link GameSplitter} has found. */
  static ParsedGame parse(SourceText text, int start, int end) {
    return new GameParser(text, start, end).parse();
  }

  private ParsedGame parse() {
    findControls();
    Header header = new HeaderReader(text, span.offset(), span.end(), problems).read();
    String variant = header.tags().get(Tags.VARIANT);
    TextSpan variantSpan = header.span(Tags.VARIANT);
    if (variant != null && variantSpan != null && isOther(variant)) {
      problems.addLate(
          ProblemKind.OTHER_VARIANT, variantSpan.offset(), variantSpan.length(), variant);
      Game game = new Game(header.tags(), Position.START, Line.EMPTY, null);
      return new ParsedGame(game, header, span, LineSpans.NONE, null, isForeign(header), problems);
    }
    RfenException badPosition = null;
    Position start = Position.START;
    String fen = header.tags().get(Tags.FEN);
    try {
      start = fen == null ? Position.START : Rfen.parse(fen);
    } catch (RfenException e) {
      badPosition = e;
    }
    MoveText moves = readMoves(header, start, badPosition);
    Game game = new Game(header.tags(), start, moves.moves().line(), moves.result());
    checkHeader(header, moves);
    if (!moves.foreign()) {
      ResultCheck.check(header, moves, game, problems);
    }
    requireSomething(game);
    return new ParsedGame(
        game,
        header,
        span,
        moves.moves().lineSpans(),
        moves.resultSpan(),
        moves.foreign(),
        problems);
  }

  /** Text of which nothing but oddities was read is no game. */
  private void requireSomething(Game game) {
    boolean nothing = game.tags().isEmpty() && game.length() == 0 && game.result() == null;
    if (nothing && problems.errors() == 0) {
      problems.addLate(ProblemKind.NO_GAME, span.offset(), 0);
    }
  }

  /** A control character separates words as a blank does, and means nothing. */
  private void findControls() {
    for (int i = span.offset(); i < span.end(); i++) {
      char c = text.charAt(i);
      if (TextDecoder.isControl(c) || TextDecoder.isUpperControl(c) || isSeparator(c)) {
        problems.addScanned(ProblemKind.CONTROL_CHARACTER, i, 1, "U+%04X".formatted((int) c));
      }
    }
  }

  /** Returns whether the character parts lines or pages, but does not in this format. */
  static boolean isSeparator(char c) {
    return c == VERTICAL_TAB || c == FORM_FEED || c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR;
  }

  /** A variant that names nothing is a missing one. */
  private static boolean isOther(String variant) {
    return !variant.isBlank() && !variant.equals(Tags.RAUMSCHACH);
  }

  private MoveText readMoves(Header header, Position start, @Nullable RfenException badPosition) {
    var reader = new MoveTextReader(text, header.end(), span.end(), start, header, problems);
    MoveText moves = badPosition == null ? reader.read() : reader.skippingMoves().read();
    // Bare numbers are skipped in reading, and with a bad position all moves are.
    boolean nothing = !moves.foreign() && moves.moves().length() == 0 && problems.errors() == 0;
    if (nothing && addForeign(header, badPosition != null)) {
      return moves.ofAnotherGame();
    }
    if (badPosition != null) {
      addBadPosition(header, badPosition);
    }
    return moves;
  }

  private boolean isForeign(Header header) {
    return ForeignNotation.ofMoveText(text, header.end(), span.end()) != null
        || NumericNotation.find(text, header.end(), span.end()) >= 0;
  }

  /**
   * Tells if the move text is in a foreign notation; returns whether it is.
   *
   * @param words whether words were skipped as well, which else have been recognised
   */
  private boolean addForeign(Header header, boolean words) {
    ProblemKind notation =
        words ? ForeignNotation.ofMoveText(text, header.end(), span.end()) : null;
    int first = ForeignNotation.firstWord(text, header.end(), span.end());
    if (notation == null) {
      first = NumericNotation.find(text, header.end(), span.end());
      notation = first < 0 ? null : ProblemKind.NUMERIC_CHESS;
    }
    if (notation != null) {
      problems.addLate(notation, first, Lexis.endOfWord(text, first, span.end()) - first);
    }
    return notation != null;
  }

  private void addBadPosition(Header header, RfenException badPosition) {
    TextSpan tag = header.span(Tags.FEN);
    if (tag != null) {
      problems.addLate(
          ProblemKind.BAD_POSITION,
          tag.offset(),
          tag.length(),
          badPosition.column(),
          PositionWords.sentence(badPosition));
    }
  }

  private void checkHeader(Header header, MoveText moves) {
    Tags tags = header.tags();
    if (tags.isEmpty() || moves.foreign()) {
      return;
    }
    List<String> missing = missing(tags);
    if (!missing.isEmpty()) {
      TextSpan first = header.spans().get(0);
      problems.addLate(
          ProblemKind.MISSING_TAGS, first.offset(), first.length(), String.join(", ", missing));
    }
    checkDate(header);
    TextSpan setUp = header.span(Tags.SET_UP);
    if (setUp != null && "1".equals(tags.get(Tags.SET_UP)) && tags.get(Tags.FEN) == null) {
      problems.addLate(ProblemKind.SETUP_WITHOUT_POSITION, setUp.offset(), setUp.length());
    }
    String value = tags.get(Tags.SET_UP);
    if (setUp != null && !"1".equals(value) && tags.get(Tags.FEN) != null) {
      problems.addLate(ProblemKind.POSITION_WITHOUT_SETUP, setUp.offset(), setUp.length(), value);
    }
  }

  /** A date that says nothing is an unknown one. */
  private void checkDate(Header header) {
    String date = header.tags().get(Tags.DATE);
    TextSpan tag = header.span(Tags.DATE);
    if (date != null && tag != null && !Tags.saysNothing(date) && GameDate.parse(date) == null) {
      int start = text.indexOf('"', tag.offset(), tag.end()) + 1;
      int end = tag.end() - 1;
      while (text.charAt(end) != '"') {
        end--;
      }
      problems.addLate(ProblemKind.BAD_DATE, start, end - start);
    }
  }

  /** Returns the names of the required tags that are missing; a variant must not be blank. */
  static List<String> missing(Tags tags) {
    return Tags.REQUIRED.stream().filter(name -> isMissing(tags, name)).toList();
  }

  private static boolean isMissing(Tags tags, String name) {
    String value = tags.get(name);
    return value == null || name.equals(Tags.VARIANT) && value.isBlank();
  }
}
