package org.raumbrett.rgn;

import java.util.ArrayDeque;
import java.util.Deque;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/**
 * What the strict form of a game does not hold.
 *
 * @param variations the number of variations, nested ones included
 * @param glyphs the number of glyphs of the main line
 * @param verdicts the number of judged moves of the main line
 */
public record Dropped(int variations, int glyphs, int verdicts) {
  /** Nothing at all. */
  public static final Dropped NOTHING = new Dropped(0, 0, 0);

  /** Returns what is left out of two games together. */
  public Dropped plus(Dropped other) {
    return new Dropped(
        variations + other.variations, glyphs + other.glyphs, verdicts + other.verdicts);
  }

  /** Returns whether the strict form holds everything. */
  public boolean isEmpty() {
    return variations + glyphs + verdicts == 0;
  }

  static Dropped from(Game game) {
    int variations = 0;
    int glyphs = 0;
    int verdicts = 0;
    for (Ply ply : game.mainLine().plies()) {
      glyphs += ply.nags().size();
      verdicts += ply.judgement() == null ? 0 : 1;
    }
    Deque<Line> lines = new ArrayDeque<>();
    lines.push(game.mainLine());
    while (!lines.isEmpty()) {
      for (Ply ply : lines.pop().plies()) {
        variations += ply.variations().size();
        ply.variations().forEach(lines::push);
      }
    }
    return new Dropped(variations, glyphs, verdicts);
  }
}
