package org.raumbrett.app.model;

import java.io.IOException;

/**
 * A text with errors would, between the other games of its file, be read as more or fewer games
 * than it is: a comment that is not closed takes in all that follows.
 */
public final class MixedGamesException extends IOException {
  private static final long serialVersionUID = 1;

  MixedGamesException(int expected, int found) {
    super("the file would have " + found + " games, not " + expected);
  }
}
