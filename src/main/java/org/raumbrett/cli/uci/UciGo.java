package org.raumbrett.cli.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Strength;

/**
 * What {@code go} asks for.
 *
 * @param limits when the search ends
 * @param infinite whether the answer waits for {@code stop}
 */
record UciGo(Limits limits, boolean infinite) {
  private static final Set<String> KEYWORDS =
      Set.of(
          "depth",
          "nodes",
          "movetime",
          "wtime",
          "btime",
          "winc",
          "binc",
          "movestogo",
          "infinite",
          "searchmoves");

  /**
   * Reads the words behind {@code go}; none at all mean {@code infinite}.
   *
   * @throws UciException if a word is unknown, a number is wrong or a move is not legal
   */
  static UciGo parse(Words words, Position position, UciOptions options) throws UciException {
    Reader reader = new Reader(position.sideToMove());
    while (words.hasNext()) {
      reader.read(words, position);
    }
    Limits limits = reader.limits().withLines(options.lines());
    boolean infinite = reader.infinite || !reader.limited;
    if (options.strength() > 0) {
      Limits level = Strength.ofNumber(options.strength()).limits();
      limits =
          limits
              .withDepth(Math.min(limits.depth(), level.depth()))
              .withNodes(Math.min(limits.nodes(), level.nodes()));
    }
    return new UciGo(limits, infinite);
  }

  /** Gathers the numbers. */
  private static final class Reader {
    private final boolean white;
    private final List<Move> rootMoves = new ArrayList<>();
    private long depth = Limits.MAX_DEPTH;
    private long nodes = Limits.UNLIMITED;
    private long moveTime = Limits.UNLIMITED;
    private long remaining = -1;
    private long increment;
    private long movesToGo;
    private boolean clock;
    private boolean infinite;
    private boolean limited;

    Reader(Side side) {
      white = side == Side.WHITE;
    }

    void read(Words words, Position position) throws UciException {
      String keyword = words.next().toLowerCase(Locale.ROOT);
      limited |= !keyword.equals("infinite") && !keyword.equals("searchmoves");
      switch (keyword) {
        case "infinite" -> infinite = true;
        case "depth" -> depth = words.number("depth", 1);
        case "nodes" -> nodes = words.number("nodes", 1);
        case "movetime" -> moveTime = words.number("movetime", 1);
        case "movestogo" -> movesToGo = words.number("movestogo", 1);
        case "searchmoves" -> readMoves(words, position);
        case "wtime", "btime" -> readRemaining(keyword, words);
        case "winc", "binc" -> readIncrement(keyword, words);
        default -> throw new UciException("go does not know '" + keyword + "'");
      }
    }

    private void readRemaining(String keyword, Words words) throws UciException {
      clock = true;
      // A clock that has run out is negative in some programs.
      long number = Math.max(0, words.number(keyword, Long.MIN_VALUE));
      if (keyword.equals("wtime") == white) {
        remaining = number;
      }
    }

    private void readIncrement(String keyword, Words words) throws UciException {
      clock = true;
      long number = words.number(keyword, 0);
      if (keyword.equals("winc") == white) {
        increment = number;
      }
    }

    private void readMoves(Words words, Position position) throws UciException {
      while (words.hasNext() && !KEYWORDS.contains(words.peek().toLowerCase(Locale.ROOT))) {
        rootMoves.add(UciPosition.move(position, words.next()));
      }
      if (rootMoves.isEmpty()) {
        throw new UciException("searchmoves needs a move");
      }
    }

    Limits limits() throws UciException {
      long millis = moveTime;
      if (clock) {
        if (remaining < 0) {
          throw new UciException("the clock of the side to move is missing");
        }
        int moves = (int) Math.min(movesToGo, 1000);
        millis = Math.min(millis, TimeBudget.millis(remaining, increment, moves));
      }
      return new Limits(
          (int) Math.min(depth, Limits.MAX_DEPTH), nodes, millis, 0, 1, List.copyOf(rootMoves));
    }
  }
}
