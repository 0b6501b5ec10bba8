package org.raumbrett.app.play;

import org.raumbrett.board.Side;
import org.raumbrett.game.Tags;

/**
 * Who plays a game against the engine.
 *
 * @param engine the engine's side
 * @param level its strength, 1 to 10
 * @param white who plays White, as the tag has it
 * @param black who plays Black
 */
public record Players(Side engine, int level, String white, String black) {
  private static final String UNKNOWN = "?";
  private static final String AND = " / ";

  /**
   * Returns the players of a game that begins.
   *
   * @param program the program's name and version
   * @param user the user's name, empty if he did not tell it
   */
  public static Players of(Side engine, int level, String program, String user) {
    String machine = program + " (level " + level + ")";
    String human = user.isBlank() ? UNKNOWN : user.strip();
    return engine == Side.WHITE
        ? new Players(engine, level, machine, human)
        : new Players(engine, level, human, machine);
  }

  /** Returns the players of a game that goes on, by the names in its tags. */
  static Players of(Side engine, int level, Tags tags) {
    return new Players(engine, level, name(tags, Tags.WHITE), name(tags, Tags.BLACK));
  }

  private static String name(Tags tags, String tag) {
    String name = tags.get(tag);
    return name == null ? UNKNOWN : name;
  }

  /**
   * Returns the players after a change of sides.
   *
   * @param shared whether moves were played before, so that either side is the work of both
   */
  Players switched(boolean shared) {
    String newWhite = shared ? joined(white, black) : black;
    String newBlack = shared ? joined(black, white) : white;
    return new Players(engine.opponent(), level, newWhite, newBlack);
  }

  /** Returns whether each side is the work of both. */
  boolean areMixed() {
    return white.contains(AND);
  }

  /** A side that is already the work of both stays that. */
  private static String joined(String first, String then) {
    return first.contains(AND) ? first : first + AND + then;
  }
}
