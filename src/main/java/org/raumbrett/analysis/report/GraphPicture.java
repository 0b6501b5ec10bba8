package org.raumbrett.analysis.report;

import java.util.List;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.analysis.WinChance;
import org.raumbrett.board.Score;
import org.raumbrett.game.Verdict;

/** The win chance after each judged move as an SVG curve, with a dot for each mark. */
final class GraphPicture {
  private static final double WIDTH = 900;
  private static final double HEIGHT = 160;

  /** Room above and below the curve, so that the dots of mates are whole. */
  private static final double EDGE = 8;

  private GraphPicture() {}

  /**
   * Returns the picture.
   *
   * @param moves the judged moves in their order
   * @param plies the length of the game
   * @param anchor what stands before a move's number in the name of its place on the page
   */
  static String svg(List<JudgedMove> moves, int plies, String title, String anchor) {
    StringBuilder points = new StringBuilder();
    StringBuilder dots = new StringBuilder();
    if (!moves.isEmpty()) {
      JudgedMove first = moves.get(0);
      points.append(point(first.number() - 1, plies, first.judgement().bestScore()));
    }
    for (JudgedMove move : moves) {
      Score score = move.judgement().score();
      points.append(' ').append(point(move.number(), plies, score));
      if (move.judgement().verdict() != Verdict.NONE) {
        dots.append(dot(move, plies, anchor));
      }
    }
    return """
        <svg class="graph" viewBox="0 0 %s %s" role="img" aria-label="%s">
        <rect width="100%%" height="100%%" class="paper"/>
        <line x1="0" y1="%s" x2="%s" y2="%s" class="even"/>
        <polyline points="%s" class="curve"/>
        %s</svg>
        """
        .formatted(
            Html.number(WIDTH),
            Html.number(HEIGHT),
            Html.escape(title),
            Html.number(HEIGHT / 2),
            Html.number(WIDTH),
            Html.number(HEIGHT / 2),
            points,
            dots);
  }

  private static String dot(JudgedMove move, int plies, String anchor) {
    Verdict verdict = move.judgement().verdict();
    return "<a href=\"#%s\"><circle cx=\"%s\" cy=\"%s\" r=\"5\" class=\"%s\"><title>%s</title>"
            .formatted(
                anchor + move.number(),
                Html.number(x(move.number(), plies)),
                Html.number(y(move.judgement().score())),
                HtmlReport.styleClass(verdict),
                Html.escape(move.ply().move() + verdict.glyph() + " " + move.judgement().score()))
        + "</circle></a>\n";
  }

  private static String point(int ply, int plies, Score score) {
    return Html.number(x(ply, plies)) + "," + Html.number(y(score));
  }

  private static double x(int ply, int plies) {
    return WIDTH * ply / Math.max(1, plies);
  }

  private static double y(Score score) {
    return HEIGHT / 2 - (HEIGHT / 2 - EDGE) * WinChance.of(score);
  }
}
