package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The constant of the win chance is the one that fits the table of results. */
class WinChanceFitTest {
  /** How often a side with that evaluation won, drew and lost. */
  private record Row(int centipawns, long wins, long draws, long losses) {
    static Row parse(String line) {
      String[] fields = line.split("\t");
      return new Row(
          Integer.parseInt(fields[0]),
          Long.parseLong(fields[1]),
          Long.parseLong(fields[2]),
          Long.parseLong(fields[3]));
    }

    /** Returns the derivative of the log loss by k. */
    double slope(double k) {
      double games = wins + draws + losses;
      double expected = 1 / (1 + StrictMath.exp(-k * centipawns));
      return centipawns * (games * expected - wins - 0.5 * draws);
    }
  }

  @Test
  void theConstantIsTheLikeliestForTheTable() throws IOException {
    List<Row> table = table();
    double low = 0;
    double high = 0.05;
    for (int i = 0; i < 50; i++) {
      double middle = (low + high) / 2;
      boolean tooSteep = table.stream().mapToDouble(row -> row.slope(middle)).sum() > 0;
      low = tooSteep ? low : middle;
      high = tooSteep ? middle : high;
    }
    assertThat(Math.round(low * 1e5) / 1e5).isEqualTo(WinChance.K);
  }

  @Test
  void theTableCountsManyPositionsFromBothSides() throws IOException {
    List<Row> table = table();
    assertThat(table.stream().mapToLong(row -> row.wins + row.draws + row.losses).sum())
        .isGreaterThan(500_000);
    assertThat(table.stream().mapToLong(Row::wins).sum())
        .isEqualTo(table.stream().mapToLong(Row::losses).sum());
  }

  private static List<Row> table() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    WinChanceFitTest.class.getResourceAsStream("/data/win-chance.tsv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(Row::parse).toList();
    }
  }
}
