package org.raumbrett.cli.match;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

/**
 * A line of play.
 *
 * @param start the position it starts from
 * @param moves the moves
 * @param current the position after them, which remembers what led to it
 */
public record PlayedLine(Position start, List<Move> moves, Position current) {
  public PlayedLine {
    moves = List.copyOf(moves);
  }

  /** Returns the line without moves. */
  public static PlayedLine from(Position start) {
    return new PlayedLine(start, List.of(), start);
  }

  /**
   * Returns the line with one more move.
   *
   * @throws IllegalArgumentException if it is not legal
   */
  public PlayedLine play(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new PlayedLine(start, longer, current.play(move));
  }
}
