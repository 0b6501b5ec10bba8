package org.raumbrett.cli.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeBudgetTest {
  @ParameterizedTest
  @CsvSource({
    "60030, 0, 0, 2000",
    "60030, 4000, 0, 5000",
    "10030, 0, 10, 1000",
    "1030, 5000, 0, 500",
    "530, 0, 1, 500",
    "0, 0, 0, 1",
    "10, 0, 0, 1"
  })
  void aMoveGetsItsShare(long remaining, long increment, int movesToGo, long expected) {
    assertThat(TimeBudget.millis(remaining, increment, movesToGo)).isEqualTo(expected);
  }

  @Test
  void theClockNeverRunsOut() {
    for (long remaining = 40; remaining < 400_000; remaining = remaining * 3 / 2) {
      for (int movesToGo = 0; movesToGo < 40; movesToGo++) {
        assertThat(TimeBudget.millis(remaining, 60_000, movesToGo)).isLessThan(remaining);
      }
    }
  }
}
