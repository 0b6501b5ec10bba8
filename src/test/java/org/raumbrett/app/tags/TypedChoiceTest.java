package org.raumbrett.app.tags;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedChoiceTest {
  private static final List<Integer> MONTHS = IntStream.rangeClosed(0, 12).boxed().toList();

  private static @Nullable Integer match(String locale, String text, int now) {
    return TypedChoice.match(
        MONTHS,
        number ->
            number == 0
                ? "-"
                : Month.of(number).getDisplayName(TextStyle.FULL_STANDALONE, new Locale(locale)),
        text,
        now);
  }

  @ParameterizedTest
  @CsvSource({
    "en, n, 11", "en, no, 11", "en, NOV, 11", "en, j, 1", "en, ju, 6", "en, jul, 7",
    "de, mar, 3", "de, mä, 3", "de, mai, 5", "de, d, 12", "es, e, 1", "es, Ag, 8",
    "en, 1, 1", "en, 11, 11", "en, 07, 7", "en, ?, 0"
  })
  void theBeginningOfANameOrTheNumberChooses(String locale, String text, int month) {
    assertThat(match(locale, text, 0)).isEqualTo(month);
  }

  @Test
  void theSameLetterAgainGoesToTheNextNameThatBeginsWithIt() {
    assertThat(match("en", "jj", 1)).isEqualTo(6);
    assertThat(match("en", "jjj", 6)).isEqualTo(7);
    assertThat(match("en", "jjjj", 7)).isEqualTo(1);
    assertThat(match("en", "nn", 11)).isEqualTo(11);
  }

  @ParameterizedTest
  @CsvSource({"en, x", "en, nx", "en, 13", "en, 0", "en, 123", "de, enero"})
  void whatBeginsNoNameChoosesNothing(String locale, String text) {
    assertThat(match(locale, text, 4)).isNull();
  }
}
