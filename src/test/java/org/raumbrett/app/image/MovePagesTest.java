package org.raumbrett.app.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.raumbrett.analysis.report.ReportText.Passage;
import org.raumbrett.analysis.report.ReportText.Step;
import org.raumbrett.game.Verdict;

class MovePagesTest {
  private static Step step(String text, boolean comment) {
    return new Step(text, Verdict.NONE, comment);
  }

  private static String text(List<Passage> passages) {
    return passages.stream()
        .flatMap(passage -> passage.steps().stream())
        .map(Step::text)
        .collect(Collectors.joining());
  }

  @Test
  void aShortGameIsOnePage() {
    List<Passage> passages =
        List.of(
            new Passage(0, List.of(step("1. a", false))), new Passage(1, List.of(step("b", true))));
    assertThat(MovePages.of(passages)).containsExactly(passages);
    assertThat(MovePages.of(List.of())).isEmpty();
  }

  @Test
  void everyPageIsShortAndNothingIsLost() {
    Random random = new Random(5);
    String[] words = {"a ", "\n", "𝔘", "xxxxxxxxxxxxxxxxxxxxxxxx", "word "};
    for (int round = 0; round < 30; round++) {
      List<Passage> passages =
          IntStream.range(0, 20)
              .mapToObj(
                  i ->
                      new Passage(
                          random.nextInt(4),
                          random
                              .ints(1 + random.nextInt(6), 0, 900)
                              .mapToObj(
                                  length ->
                                      step(
                                          random
                                              .ints(length, 0, words.length)
                                              .mapToObj(word -> words[word])
                                              .collect(Collectors.joining()),
                                          true))
                              .toList()))
              .toList();
      List<List<Passage>> pages = MovePages.of(passages);

      assertThat(text(pages.stream().flatMap(List::stream).toList())).isEqualTo(text(passages));
      assertThat(pages)
          .allSatisfy(
              page -> {
                String text = text(page);
                long lines = text.chars().filter(c -> c == '\n').count();
                assertThat(text.length() + 100 * lines).isLessThan(5_000);
                assertThat(page).allSatisfy(passage -> assertThat(passage.steps()).isNotEmpty());
              });
    }
  }

  @Test
  void aLongCommentIsDividedBetweenWordsAndNeverInsideACharacter() {
    List<Step> steps = pagesOf("word ".repeat(2_000));
    assertThat(steps).hasSizeGreaterThan(5).allMatch(step -> step.text().startsWith("word"));
    assertThat(pagesOf("x" + "𝔘".repeat(5_000)))
        .hasSizeGreaterThan(5)
        .noneMatch(step -> Character.isLowSurrogate(step.text().charAt(0)));
  }

  private static List<Step> pagesOf(String comment) {
    return MovePages.of(List.of(new Passage(0, List.of(step(comment, true))))).stream()
        .flatMap(List::stream)
        .flatMap(passage -> passage.steps().stream())
        .toList();
  }
}
