package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Score;

class WinChanceTest {
  @Test
  void anEvenPositionIsHalfAPoint() {
    assertThat(WinChance.of(Score.DRAW)).isZero();
    assertThat(WinChance.percent(Score.DRAW)).isEqualTo(50);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 350, 1200, 9000})
  void theCurveIsTheHyperbolicTangentOfHalfTheExponent(int centipawns) {
    double expected = StrictMath.tanh(WinChance.K * centipawns / 2);
    assertThat(WinChance.of(Score.cp(centipawns))).isCloseTo(expected, within(1e-12));
    assertThat(WinChance.of(Score.cp(-centipawns))).isCloseTo(-expected, within(1e-12));
  }

  @Test
  void aMateIsCertain() {
    assertThat(WinChance.of(Score.mate(7))).isEqualTo(1);
    assertThat(WinChance.of(Score.mate(-1))).isEqualTo(-1);
    assertThat(WinChance.percent(Score.mate(-1))).isZero();
  }

  @Test
  void theLossIsNeverNegative() {
    assertThat(WinChance.loss(Score.cp(10), Score.cp(20))).isZero();
    assertThat(WinChance.loss(Score.mate(1), Score.mate(-1))).isEqualTo(2);
  }

  @Test
  void theCapMeansTheSameWinChanceAsTenPawnsInOrthodoxChess() {
    assertThat(WinChance.CAP * WinChance.K).isCloseTo(1000 * 0.00368, within(1e-9));
    assertThat(WinChance.capped(Score.mate(-3))).isEqualTo(-WinChance.CAP);
    assertThat(WinChance.capped(Score.cp(1_000_000))).isEqualTo(WinChance.CAP);
    assertThat(WinChance.capped(Score.cp(-55))).isEqualTo(-55);
  }
}
