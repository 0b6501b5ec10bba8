package org.raumbrett.app.model;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;

/**
 * What there is to save of a document, as it is at one moment: it can be written while the user
 * goes on.
 *
 * @param filling tells which document it is of
 * @param source the file the kept games lie in, null if none is kept
 * @param size the number of games
 * @param held the games that are held, by their index; all others keep their bytes, and have the
 *     same index in the source
 */
public record Manuscript(
    int filling, @Nullable Source source, int size, SortedMap<Integer, Piece> held) {
  /**
   * One game of it, or what the user typed in its place.
   *
   * @param origin the game's index in the source if its bytes are to stay, else -1
   * @param game the game, null if it was never looked at and its bytes stay
   * @param typed the text to write in its place: of a game that cannot be read whole; else null
   * @param count how many games the piece is read as
   */
  public record Piece(int origin, @Nullable Game game, @Nullable String typed, int count) {}

  /** Returns the game with the index. */
  public Piece piece(int index) {
    Piece piece = held.get(index);
    return piece != null ? piece : new Piece(index, null, null, 1);
  }
}
