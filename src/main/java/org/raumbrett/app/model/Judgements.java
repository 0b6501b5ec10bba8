package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/** Keeps judgements from getting lost. */
final class Judgements {
  private Judgements() {}

  /**
   * Returns the game {@code to} with the judgements that {@code from} has of the same moves of the
   * main line: what was found out stays true when a change is taken back.
   */
  static Game carry(Game from, Game to) {
    List<Ply> known = from.mainLine().plies();
    List<Ply> plies = new ArrayList<>(to.mainLine().plies());
    boolean changed = false;
    for (int i = 0; i < Math.min(known.size(), plies.size()); i++) {
      Ply ply = plies.get(i);
      if (!ply.move().equals(known.get(i).move())) {
        break;
      }
      if (known.get(i).judgement() != null && ply.judgement() != known.get(i).judgement()) {
        plies.set(i, ply.withJudgement(known.get(i).judgement()));
        changed = true;
      }
    }
    return changed ? to.withMainLine(new Line(to.mainLine().comments(), plies)) : to;
  }
}
