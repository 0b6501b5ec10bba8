package org.raumbrett.app.model;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;

/**
 * Where the user stands in a game.
 *
 * @param position the position there
 * @param ply the move that led there and what is said of it, null at the start
 */
public record Place(GamePath path, Position position, @Nullable Ply ply) {
  /** Returns the move that led here, null at the start. */
  public @Nullable Move lastMove() {
    return ply == null ? null : ply.move();
  }
}
