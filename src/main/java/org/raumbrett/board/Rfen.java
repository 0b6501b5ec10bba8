package org.raumbrett.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.RfenException.Reason;

/**
 * This project's text of a position, in the spirit of FEN: five levels from E down to A separated
 * by {@code |}, in a level five ranks from 5 down to 1 separated by {@code /}, in a rank files a to
 * e: a letter for a man, a digit for that many empty cells; then the side, and optionally the
 * halfmove clock and the number of the move.
 */
public final class Rfen {
  private static final int GREATEST_NUMBER = 999_999;
  private static final Pattern FIELD = Pattern.compile("\\S+");

  private Rfen() {}

  /**
   * Reads a position.
   *
   * @throws RfenException if the text is not one, a side has not exactly one king, or the side not
   *     to move is in check
   */
  public static Position parse(String text) {
    Fields fields = Fields.of(text);
    Position position =
        new Position(fields.men(), fields.side(), fields.clock(), fields.number(), null);
    RfenException problem = problem(position, fields.sideColumn());
    if (problem != null) {
      throw problem;
    }
    return position;
  }

  /**
   * Reads what has the form of a position, whatever its kings: for an editor.
   *
   * @throws RfenException if the text has not that form
   */
  public static Setup parseSetup(String text) {
    Fields fields = Fields.of(text);
    Map<Cell, Piece> men = new HashMap<>();
    for (Cell cell : Cell.ALL) {
      Piece man = Piece.ofCode(fields.men()[cell.index()]);
      if (man != null) {
        men.put(cell, man);
      }
    }
    return new Setup(men, fields.side(), fields.clock(), fields.number());
  }

  private record Fields(byte[] men, Side side, int clock, int number, int sideColumn) {
    static Fields of(String text) {
      List<Integer> starts = new ArrayList<>();
      List<String> fields = new ArrayList<>();
      Matcher matcher = FIELD.matcher(text);
      while (matcher.find() && fields.size() < 5) {
        starts.add(matcher.start() + 1);
        fields.add(matcher.group());
      }
      if (fields.size() < 2 || fields.size() > 4) {
        throw new RfenException(
            Reason.WRONG_FIELD_COUNT,
            1,
            "a position is the board, the side to move (w or b), and optionally the halfmove clock"
                + " and the move number");
      }
      return new Fields(
          board(fields.get(0), starts.get(0)),
          Rfen.side(fields.get(1), starts.get(1)),
          fields.size() > 2 ? Rfen.number(fields.get(2), starts.get(2), 0) : 0,
          fields.size() > 3 ? Rfen.number(fields.get(3), starts.get(3), 1) : 1,
          starts.get(1));
    }
  }

  /**
   * Returns the position that has these men: for an editor.
   *
   * @param men the man on each cell by the cell's index; null for none
   * @param clock plies since the last capture or pawn move, 0 to 999999
   * @param number the number of the move, 1 to 999999
   * @throws RfenException as {@link #parse} does; its column means nothing
   */
  public static Position position(@Nullable Piece[] men, Side side, int clock, int number) {
    requireInRange(clock, 0, 1);
    requireInRange(number, 1, 1);
    byte[] codes = new byte[Cell.COUNT];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      Piece piece = men[cell];
      codes[cell] = (byte) (piece == null ? 0 : piece.code());
    }
    Position position = new Position(codes, side, clock, number, null);
    RfenException problem = problem(position, 1);
    if (problem != null) {
      throw problem;
    }
    return position;
  }

  /** Returns the text of the position, which {@link #parse} reads back. */
  public static String format(Position position) {
    return format(
        position::pieceAt,
        position.sideToMove(),
        position.halfmoveClock(),
        position.fullMoveNumber());
  }

  /** Returns the text of what is being set up, which {@link #parseSetup} reads back. */
  public static String format(Setup setup) {
    return format(setup::pieceAt, setup.side(), setup.halfmoveClock(), setup.fullMoveNumber());
  }

  private static String format(
      Function<Cell, @Nullable Piece> men, Side side, int clock, int number) {
    StringBuilder text = new StringBuilder();
    for (int level = 4; level >= 0; level--) {
      for (int rank = 4; rank >= 0; rank--) {
        formatRank(men, level, rank, text);
        text.append(rank > 0 ? "/" : level > 0 ? "|" : "");
      }
    }
    return text.append(side == Side.WHITE ? " w " : " b ")
        .append(clock)
        .append(' ')
        .append(number)
        .toString();
  }

  private static void formatRank(
      Function<Cell, @Nullable Piece> men, int level, int rank, StringBuilder text) {
    int empty = 0;
    for (int file = 0; file < 5; file++) {
      Piece piece = men.apply(Cell.of(level, file, rank));
      if (piece == null) {
        empty++;
      } else {
        text.append(empty > 0 ? empty : "").append(piece.letter());
        empty = 0;
      }
    }
    text.append(empty > 0 ? empty : "");
  }

  private static byte[] board(String text, int column) {
    byte[] men = new byte[Cell.COUNT];
    int level = 4;
    int rank = 4;
    int file = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int place = column + i;
      if (c == '/' || c == '|') {
        requireFullRank(file, level, rank, place);
        if (c == '/' ? rank == 0 : rank != 0) {
          throw rankCount(level, place);
        }
        if (c == '|' && level == 0) {
          throw levelCount(place);
        }
        level -= c == '|' ? 1 : 0;
        rank = c == '|' ? 4 : rank - 1;
        file = 0;
      } else if (c >= '1' && c <= '5') {
        file += c - '0';
      } else {
        Piece piece = Piece.ofLetter(c);
        if (piece == null) {
          throw new RfenException(
              Reason.UNKNOWN_PIECE,
              place,
              "'"
                  + Character.toString(text.codePointAt(i))
                  + "' is no piece; they are K Q R B N U P"
                  + " (small for Black), and 1 to 5 for empty cells",
              Character.toString(text.codePointAt(i)));
        }
        if (file < 5) {
          men[Geometry.index(level, file, rank)] = (byte) piece.code();
        }
        file++;
      }
      if (file > 5) {
        requireFullRank(file, level, rank, place);
      }
    }
    requireFullRank(file, level, rank, column + text.length());
    if (rank != 0) {
      throw rankCount(level, column + text.length());
    }
    if (level != 0) {
      throw levelCount(column + text.length());
    }
    return men;
  }

  private static void requireFullRank(int file, int level, int rank, int column) {
    if (file != 5) {
      throw new RfenException(
          Reason.WRONG_FILE_COUNT,
          column,
          "rank %d of level %c has %s five cells"
              .formatted(rank + 1, (char) ('A' + level), file < 5 ? "fewer than" : "more than"),
          rank + 1,
          (char) ('A' + level));
    }
  }

  private static RfenException rankCount(int level, int column) {
    return new RfenException(
        Reason.WRONG_RANK_COUNT,
        column,
        "level " + (char) ('A' + level) + " must have five ranks separated by /",
        (char) ('A' + level));
  }

  private static RfenException levelCount(int column) {
    return new RfenException(
        Reason.WRONG_LEVEL_COUNT,
        column,
        "a board has five levels of five ranks, from E5 down to A1, levels separated by |");
  }

  private static Side side(String text, int column) {
    return switch (text) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default ->
          throw new RfenException(Reason.WRONG_SIDE, column, "the side to move must be w or b");
    };
  }

  private static int number(String text, int column, int least) {
    boolean digits = text.length() <= 6 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    int number = digits ? Integer.parseInt(text) : -1;
    requireInRange(number, least, column);
    return number;
  }

  private static void requireInRange(int number, int least, int column) {
    if (number < least || number > GREATEST_NUMBER) {
      throw new RfenException(
          Reason.WRONG_NUMBER,
          column,
          "expected a whole number from " + least + " to " + GREATEST_NUMBER,
          least,
          GREATEST_NUMBER);
    }
  }

  private static @Nullable RfenException problem(Position position, int sideColumn) {
    for (Side side : Side.values()) {
      int code = Piece.of(side, PieceKind.KING).code();
      int kings = 0;
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        kings += position.code(cell) == code ? 1 : 0;
      }
      if (kings != 1) {
        return new RfenException(
            Reason.WRONG_KING_COUNT,
            1,
            (side == Side.WHITE ? "White" : "Black") + " must have exactly one king, not " + kings,
            side,
            kings);
      }
    }
    Side waiting = position.sideToMove().opponent();
    if (!position.attackers(position.king(waiting), position.sideToMove()).isEmpty()) {
      return new RfenException(
          Reason.OPPONENT_IN_CHECK,
          sideColumn,
          (waiting == Side.WHITE ? "White" : "Black") + " is in check but not to move",
          waiting);
    }
    return null;
  }
}
