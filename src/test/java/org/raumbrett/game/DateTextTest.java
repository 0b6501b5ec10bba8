package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateTextTest {
  @ParameterizedTest
  @CsvSource({
    "2026.11.01, 2026.11.01",
    "2026-11-01, 2026.11.01",
    "2026/11/1,  2026.11.01",
    "2026.1.9,   2026.01.09",
    "2026-11-??, 2026.11.??",
    "2026-??-?,  2026.??.??",
    "????.??.??, ????.??.??",
    "????.2.29,  ????.02.29",
    "2026,       2026.??.??",
    "2026-11,    2026.11.??",
    "30.11.2026, 2026.11.30",
    "11/30/2026, 2026.11.30",
    "1.1.2026,   2026.01.01",
    "29.2.2024,  2024.02.29",
    "??.??.2026, 2026.??.??",
    "' 2026-11-01 ', 2026.11.01"
  })
  void aDateThatCanMeanOneDayOnlyIsUnderstood(String text, String date) {
    assertThat(DateText.meant(text)).hasToString(date);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.11.2026",
        "11.1.2026",
        "??.11.2026",
        "2026.02.31",
        "2026-02-29",
        "31.2.2026",
        "29.2.2025",
        "2026.31.11",
        "2026.00.01",
        "0000-01-01",
        "2026-11.01",
        "26-11-01",
        "1.11.26",
        "20261101",
        "2026.11.01.",
        "2026-11-01T12:00",
        "November 2026",
        "٢٠٢٦-١١-٠١",
        "?",
        "-",
        ""
      })
  void whatCouldBeAnotherDayOrIsNoneIsNot(String text) {
    assertThat(DateText.meant(text)).isNull();
  }
}
