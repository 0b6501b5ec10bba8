package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/** Keeps judgements from getting lost. */
final class Judgements {
  private Judgements() {}

  /**
   * Returns the game {@code to} with the judgements that {@code from} has of the same moves of the
   * main line: what was found out stays true when a change is taken back. Plies that are equal then
   * are those of {@code from}, and so is the game: whoever looks for what changed need not look
   * into them.
   */
  static Game carry(Game from, Game to) {
    if (from == to) {
      return to;
    }
    List<Ply> known = from.mainLine().plies();
    List<Ply> plies = new ArrayList<>(to.mainLine().plies());
    boolean changed = false;
    for (int i = 0; i < Math.min(known.size(), plies.size()); i++) {
      Ply ply = plies.get(i);
      if (!ply.move().equals(known.get(i).move())) {
        break;
      }
      Ply carried = carry(known.get(i), ply);
      if (carried != ply) {
        plies.set(i, carried);
        changed = true;
      }
    }
    Game carried = changed ? to.withMainLine(new Line(to.mainLine().comments(), plies)) : to;
    return carried.equals(from) ? from : carried;
  }

  private static Ply carry(Ply from, Ply to) {
    Judgement known = from.judgement();
    Ply judged = known == null || known == to.judgement() ? to : to.withJudgement(known);
    return judged.equals(from) ? from : judged;
  }
}
