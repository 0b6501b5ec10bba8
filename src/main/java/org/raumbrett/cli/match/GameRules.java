package org.raumbrett.cli.match;

/**
 * When a game between programs is cut short.
 *
 * @param maxPlies the plies after which it is a draw
 * @param clearCentipawns the advantage that decides a game; 0 to play every game to its end
 * @param clearPlies the successive plies on which both players must see that advantage
 */
public record GameRules(int maxPlies, int clearCentipawns, int clearPlies) {
  /** Long games are drawn, clear ones decided. */
  public static final GameRules DEFAULT = new GameRules(300, 1500, 4);

  public GameRules {
    if (maxPlies < 1 || clearCentipawns < 0 || clearPlies < 1) {
      throw new IllegalArgumentException("a rule must be positive");
    }
  }
}
