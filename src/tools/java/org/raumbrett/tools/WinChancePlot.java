package org.raumbrett.tools;

import java.util.Locale;
import java.util.SortedMap;

/** Draws mean results against evaluations, with the fitted curve, as SVG. */
final class WinChancePlot {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 420;
  private static final int MARGIN = 50;
  private static final int REACH = 2000;

  private WinChancePlot() {}

  /**
   * Returns the plot.
   *
   * @param table wins, draws and losses by centipawns
   * @param k the steepness of the curve per centipawn
   */
  static String svg(SortedMap<Integer, long[]> table, double k) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                + " font-family=\"sans-serif\" font-size=\"12\">%n"
                + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n",
            WIDTH,
            HEIGHT));
    grid(svg);
    table.forEach(
        (centipawns, row) -> {
          if (Math.abs(centipawns) <= REACH) {
            dot(svg, centipawns, row);
          }
        });
    curve(svg, k);
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"20\">Win chance W against evaluation; curve: k = %.5f per"
                + " centipawn</text>%n</svg>%n",
            MARGIN,
            k));
    return svg.toString();
  }

  private static void grid(StringBuilder svg) {
    for (int cp = -REACH; cp <= REACH; cp += 500) {
      line(svg, x(cp), y(-1), x(cp), y(1));
      text(svg, x(cp), HEIGHT - MARGIN + 18, Integer.toString(cp));
    }
    for (int tenths = -10; tenths <= 10; tenths += 5) {
      line(svg, x(-REACH), y(tenths / 10.0), x(REACH), y(tenths / 10.0));
      text(
          svg,
          MARGIN - 22,
          y(tenths / 10.0) + 4,
          String.format(Locale.ROOT, "%.1f", tenths / 10.0));
    }
  }

  private static void dot(StringBuilder svg, int centipawns, long[] row) {
    double games = row[0] + row[1] + row[2];
    svg.append(
        String.format(
            Locale.ROOT,
            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2\" fill=\"#1b6ca8\"/>%n",
            x(centipawns),
            y((row[0] - row[2]) / games)));
  }

  private static void curve(StringBuilder svg, double k) {
    svg.append("<polyline fill=\"none\" stroke=\"#c0392b\" stroke-width=\"2\" points=\"");
    for (int cp = -REACH; cp <= REACH; cp += 20) {
      svg.append(
          String.format(Locale.ROOT, "%.1f,%.1f ", x(cp), y(2 * Logistic.expected(k, cp) - 1)));
    }
    svg.append(String.format("\"/>%n"));
  }

  private static void line(StringBuilder svg, double x1, double y1, double x2, double y2) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>%n",
            x1,
            y1,
            x2,
            y2));
  }

  private static void text(StringBuilder svg, double x, double y, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>%n",
            x,
            y,
            text));
  }

  private static double x(double centipawns) {
    return MARGIN + (centipawns + REACH) / (2 * REACH) * (WIDTH - 2 * MARGIN);
  }

  private static double y(double chance) {
    return HEIGHT - MARGIN - (chance + 1) / 2 * (HEIGHT - 2 * MARGIN);
  }
}
