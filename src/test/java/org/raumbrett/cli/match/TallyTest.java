package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TallyTest {
  @Test
  void gamesAreCountedByTheirHalfPoints() {
    Tally tally = Tally.NONE.plus(2).plus(2).plus(1).plus(0);
    assertThat(tally).isEqualTo(new Tally(2, 1, 1));
    assertThat(tally.games()).isEqualTo(4);
    assertThat(tally.score()).isEqualTo(0.625);
    assertThatThrownBy(() -> tally.plus(3)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0", "0.75, 190.85", "0.25, -190.85", "0.909090909, 400"})
  void eloIsTheLogisticDifference(double score, double elo) {
    assertThat(Tally.elo(score)).isCloseTo(elo, within(0.01));
  }

  @Test
  void theMarginIsThatOfTheMean() {
    // Wins and losses alone: the standard deviation of a game is one half.
    assertThat(new Tally(50, 0, 50).scoreMargin()).isCloseTo(1.96 * 0.5 / 10, within(1e-12));
    assertThat(new Tally(0, 100, 0).scoreMargin()).isZero();
    assertThat(new Tally(25, 50, 25).scoreMargin())
        .isCloseTo(1.96 * Math.sqrt(0.125) / 10, within(1e-12));
  }

  @Test
  void theTextGivesScoreAndEloWithItsInterval() {
    assertThat(new Tally(61, 20, 19))
        .hasToString("+61 =20 -19 of 100, 71.0 %, Elo +156 (95 %: +94 to +227)");
    assertThat(new Tally(3, 0, 0))
        .hasToString("+3 =0 -0 of 3, 100.0 %, Elo +inf (95 %: +inf to +inf)");
    assertThat(Tally.NONE.toString()).startsWith("+0 =0 -0 of 0, 50.0 %, Elo +0");
  }
}
