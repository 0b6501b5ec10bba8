package org.raumbrett.app.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.SubmissionFinding;

class SubmissionTest {
  private static final String WHOLE =
      """
      [Event "Rated game"]
      [Site "raumschach.org"]
      [Date "2024.05.01"]
      [White "Engine A"]
      [Black "Engine B"]
      [Result "0-1"]
      [Variant "Raumschach-Normal-Form"]

      %s
      0-1
      """
          .formatted(Games.MATE);

  private static Submission of(String text) {
    RgnDocument read = RgnReader.read(text);
    return new Submission(
        read.games().get(0).game(), read.hasErrors() ? read.problems().get(0) : null);
  }

  @Test
  void aWholeGameIsReady() {
    Submission submission = of(WHOLE);
    assertThat(submission.isReady()).isTrue();
    assertThat(submission.members()).containsExactly("Engine A", "Engine B");
    assertThat(submission.subject("Engine A", Locale.forLanguageTag("es")))
        .isEqualTo("Envío de partida — Engine A — 2024.05.01");
    assertThat(submission.fileName(LocalDate.EPOCH)).isEqualTo("raumschach_20240501.rgn");
  }

  @Test
  void whatIsMissingIsNamedWithItsTag() {
    Submission submission = of(WHOLE.replace("[Black \"Engine B\"]\n", ""));
    assertThat(submission.isReady()).isFalse();
    assertThat(submission.findings()).extracting(SubmissionFinding::tag).contains("Black");
    assertThat(submission.members()).containsExactly("Engine A");
  }

  @Test
  void aGameThatWasNotReadToItsEndIsNotReady() {
    Submission submission = of(WHOLE.replace("0-1\n", "Ax9 0-1\n").replace("[Result \"Ax9 ", "["));
    assertThat(submission.unread()).isNotNull();
    assertThat(submission.isReady()).isFalse();
  }

  @Test
  void theFileIsTheStrictForm() {
    Submission submission = of(WHOLE.replace("2. Ac2", "(1... Ec4–Ec3) 2. Ac2"));
    assertThat(submission.dropped().variations()).isEqualTo(1);
    String file = new String(submission.content(), StandardCharsets.UTF_8);
    Game read = RgnReader.read(file).games().get(0).game();
    assertThat(file).startsWith("[Event \"Rated game\"]").doesNotContain("(").doesNotContain("rav");
    assertThat(read.length()).isEqualTo(4);
  }
}
