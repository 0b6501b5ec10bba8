package org.raumbrett.app.graph;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.WinChance;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

/** What the graph draws of a game: White's chances after each ply of the main line. */
record GraphPoints(int plies, List<Point> points) {
  /**
   * A position that has been judged.
   *
   * @param ply plies played before it, 0 for the start
   * @param chance White's chance, −1 to +1
   * @param verdict on the move that led to it
   */
  record Point(int ply, double chance, Verdict verdict) {}

  static GraphPoints of(Game game) {
    List<Point> points = new ArrayList<>();
    List<Ply> plies = game.mainLine().plies();
    for (int ply = 0; ply <= plies.size(); ply++) {
      Score score = scoreAfter(plies, ply);
      if (score != null) {
        Judgement led = ply == 0 ? null : plies.get(ply - 1).judgement();
        Verdict verdict = led == null ? Verdict.NONE : led.verdict();
        points.add(new Point(ply, WinChance.of(score), verdict));
      }
    }
    return new GraphPoints(plies.size(), List.copyOf(points));
  }

  /** Returns the score of the position after so many plies of the line, null if it has none. */
  static @Nullable Score scoreAfter(List<Ply> plies, int ply) {
    Judgement led = ply == 0 ? null : plies.get(ply - 1).judgement();
    if (led != null) {
      return led.score();
    }
    Judgement next = ply < plies.size() ? plies.get(ply).judgement() : null;
    return next == null ? null : next.bestScore();
  }
}
