package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.raumbrett.game.Game;

/**
 * A game is the same game in whatever of the specification's forms it is written: signs in three
 * languages, dashes, promotions, marks, numbers, separators, line ends, encodings.
 */
class ReadAlternativesTest {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

  @Test
  void aGameIsTheSameInEveryFormTheSpecificationReads() {
    check(31, 600);
  }

  @Test
  @Tag("long")
  void aGameIsTheSameInEveryFormTheSpecificationReadsTwentyThousandTimes() {
    check(32, 20_000);
  }

  private static void check(long seed, int count) {
    Rewriter rewriter = new Rewriter(seed);
    for (int i = 0; i < count; i++) {
      Game game = rewriter.game();
      boolean windows = i % 4 == 0;
      String text = rewriter.text(game, windows ? WINDOWS_1252 : StandardCharsets.UTF_8);
      byte[] bytes = text.getBytes(windows ? WINDOWS_1252 : StandardCharsets.UTF_8);
      boolean ascii = text.chars().allMatch(c -> c < 0x80);

      RgnDocument document = RgnReader.read(bytes);

      assertThat(document.problems())
          .as(text)
          .allMatch(problem -> windows && !ascii && problem.kind() == ProblemKind.NOT_UTF8);
      assertThat(document.games()).as(text).hasSize(1);
      assertThat(document.games().get(0).game()).as(text).isEqualTo(game);
      if (!windows) {
        assertThat(RgnReader.read(text).games().get(0).game()).as(text).isEqualTo(game);
      }
    }
  }
}
