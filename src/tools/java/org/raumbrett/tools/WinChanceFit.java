package org.raumbrett.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/**
 * Fits the constant k of the win chance (spec/judging.md, point 2): the results of self-play games
 * against the evaluation before the move. Arguments: the data file, the table to write, the plot to
 * write. The table counts wins, draws and losses of the side to which the evaluation belongs, by
 * evaluation in steps of 20 centipawns; k is fitted to the table, so that it can be fitted again.
 */
public final class WinChanceFit {
  private static final int STEP = 20;

  /** Evaluations beyond it say the same: won. */
  private static final int LIMIT = 3000;

  private WinChanceFit() {}

  public static void main(String[] args) throws IOException {
    TreeMap<Integer, long[]> table = new TreeMap<>();
    List<TrainingPosition> data = TrainingPosition.readAll(Path.of(args[0]));
    for (TrainingPosition line : data) {
      if (Math.abs(line.whiteScore()) < LIMIT) {
        // Both sides' view: the table is symmetric, as the curve is.
        count(table, line.whiteScore(), line.whiteHalfPoints());
        count(table, -line.whiteScore(), 2 - line.whiteHalfPoints());
      }
    }
    double k = fit(table);
    System.out.printf("%d positions of %d games, k = %.5f%n", data.size(), games(data), k);
    write(table, Path.of(args[1]));
    Files.writeString(Path.of(args[2]), WinChancePlot.svg(table, k));
  }

  private static void count(TreeMap<Integer, long[]> table, int centipawns, int halfPoints) {
    int middle = Math.round((float) centipawns / STEP) * STEP;
    table.computeIfAbsent(middle, key -> new long[3])[2 - halfPoints]++;
  }

  /** Returns the k that makes the table's results likeliest. */
  private static double fit(TreeMap<Integer, long[]> table) {
    double[] centipawns = table.keySet().stream().mapToDouble(Integer::doubleValue).toArray();
    double[] counts =
        table.values().stream().mapToDouble(row -> row[0] + row[1] + row[2]).toArray();
    double[] points = table.values().stream().mapToDouble(row -> row[0] + 0.5 * row[1]).toArray();
    double[] results = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      results[i] = points[i] / counts[i];
    }
    return Logistic.fit(centipawns, results, counts);
  }

  private static long games(List<TrainingPosition> data) {
    return data.stream().mapToInt(TrainingPosition::game).distinct().count();
  }

  private static void write(TreeMap<Integer, long[]> table, Path file) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("# centipawns\twins\tdraws\tlosses");
    table.forEach(
        (centipawns, row) ->
            lines.add(
                String.format(Locale.ROOT, "%d\t%d\t%d\t%d", centipawns, row[0], row[1], row[2])));
    Files.write(file, lines);
  }
}
