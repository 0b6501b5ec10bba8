package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameDateTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026.11.30",
        "2026.??.??",
        "2026.11.??",
        "????.02.29",
        "????.??.31",
        "2024.02.29"
      })
  void aDateIsReadAndWrittenBack(String text) {
    assertThat(GameDate.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?",
        "2026",
        "2026-11-30",
        "2026.11.31",
        "2025.02.29",
        "2026.13.01",
        "2026.00.01",
        "2026.01.00",
        "0000.01.01",
        "202?.01.01",
        "2026.1?.01",
        "2026.11.30 ",
        "٢٠٢٦.11.30"
      })
  void whatIsNoDateIsNotRead(String text) {
    assertThat(GameDate.parse(text)).isNull();
  }

  @Test
  void onlyACompleteDateIsADay() {
    LocalDate day = LocalDate.of(2026, 11, 30);

    assertThat(GameDate.of(day).toLocalDate()).isEqualTo(day);
    assertThat(new GameDate(2026, 11, 0).toLocalDate()).isNull();
    assertThat(GameDate.UNKNOWN).hasToString("????.??.??");
    assertThat(GameDate.UNKNOWN.isComplete()).isFalse();
  }

  @Test
  void aDayThatNoCalendarHasIsRefused() {
    assertThatThrownBy(() -> new GameDate(2026, 2, 30))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
