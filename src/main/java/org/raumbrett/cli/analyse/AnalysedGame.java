package org.raumbrett.cli.analyse;

import org.raumbrett.board.Side;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.Visible;

/**
 * A judged game and where it comes from.
 *
 * @param file the name of its file as it was given
 * @param number its place in the file, from 1
 * @param strength the level it was judged at
 * @param game the game with its judgements
 */
public record AnalysedGame(String file, int number, Strength strength, Game game) {
  /** Returns the file's name and the game's number as a person reads them. */
  String place() {
    return Visible.text(file) + ", game " + number;
  }

  /** Returns the player's name, {@code White} or {@code Black} if it is not known. */
  String player(Side side) {
    String name = game.tags().known(side == Side.WHITE ? Tags.WHITE : Tags.BLACK);
    return name != null ? Visible.text(name) : side == Side.WHITE ? "White" : "Black";
  }
}
