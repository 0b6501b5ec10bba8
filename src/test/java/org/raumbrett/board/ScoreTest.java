package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {
  @Test
  void lateMatesAgainstComeFirstAndSoonMatesForComeLast() {
    List<Score> ordered =
        List.of(
            Score.mate(-1),
            Score.mate(-2),
            Score.mate(-200),
            Score.cp(-1_000_000_000),
            Score.cp(-1),
            Score.DRAW,
            Score.cp(1),
            Score.cp(1_000_000_000),
            Score.mate(200),
            Score.mate(2),
            Score.mate(1));
    List<Score> shuffled = new ArrayList<>(ordered);
    Collections.shuffle(shuffled, new Random(1));
    Collections.sort(shuffled);

    assertThat(shuffled).isEqualTo(ordered);
    for (Score score : ordered) {
      assertThat(score.negate().negate()).isEqualTo(score);
      for (Score other : ordered) {
        assertThat(score.negate().compareTo(other.negate())).isEqualTo(other.compareTo(score));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, +0.00",
    "25, +0.25",
    "5, +0.05",
    "-5, -0.05",
    "-310, -3.10",
    "100, +1.00",
    "12345, +123.45"
  })
  void centipawnsReadAsPawns(int centipawns, String text) {
    assertThat(Score.cp(centipawns)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({"3, #3", "-3, #-3"})
  void matesReadAsMoves(int moves, String text) {
    assertThat(Score.mate(moves)).hasToString(text.trim());
  }

  @Test
  void aMateIsWonOrLost() {
    assertThat(Score.mate(2).isWinningMate()).isTrue();
    assertThat(Score.mate(2).isLosingMate()).isFalse();
    assertThat(Score.mate(-2).isWinningMate()).isFalse();
    assertThat(Score.mate(-2).isLosingMate()).isTrue();
    assertThat(Score.cp(2000).isWinningMate()).isFalse();
    assertThat(Score.cp(-2000).isLosingMate()).isFalse();
  }

  @Test
  void aMateInNoMovesIsNoScore() {
    assertThatThrownBy(() -> Score.mate(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
