package org.raumbrett.cli.match;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;

/** Chooses moves, in one game at a time. */
public interface Player extends AutoCloseable {
  /**
   * A chosen move.
   *
   * @param score what the player thinks of its position; null if it does not say
   * @param nodes the positions it searched; 0 if it does not say
   */
  record Choice(Move move, @Nullable Score score, long nodes) {}

  /** Forgets the game before. */
  void newGame();

  /**
   * Returns the player's move in a position that has one.
   *
   * @throws IllegalStateException if the player has broken down
   */
  Choice choose(PlayedLine line);

  /** Ends what the player has running. */
  @Override
  default void close() {}
}
