package org.raumbrett.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

class FixFinderTest {
  private static final String WRONG = "1. Aa2-Aa3† Ec4-Ec3† 2. Ab2-Ab3†";

  private final List<Runnable> background = new ArrayList<>();
  private final FixFinder finder = new FixFinder(Tasks.on(background::add, Runnable::run));
  private final List<QuickFix> found = new ArrayList<>();

  private void find(RgnDocument document, Problem problem) {
    finder.find(document, problem, found::add);
  }

  @Test
  void oneFixIsLookedForAfterTheOtherAndTheNewestQuestionFirst() {
    RgnDocument document = RgnReader.read(WRONG);
    List<Problem> problems = document.problems();
    problems.forEach(problem -> find(document, problem));
    assertThat(background).hasSize(1);
    background.get(0).run();
    assertThat(found).containsExactly(QuickFix.of(document, problems.get(0)));
    background.get(1).run();
    assertThat(found.get(1)).isEqualTo(QuickFix.of(document, problems.get(problems.size() - 1)));
  }

  @Test
  void whoeverAsksTheSameGetsOneAnswerAndLaterAtOnce() {
    RgnDocument document = RgnReader.read(WRONG);
    Problem problem = document.problems().get(0);
    find(document, problem);
    find(document, problem);
    background.forEach(Runnable::run);
    assertThat(found).hasSize(2).doesNotContainNull();
    find(document, problem);
    assertThat(found).hasSize(3);
    assertThat(background).hasSize(1);
  }

  @Test
  void questionsAboutAnEarlierTextAreDropped() {
    RgnDocument earlier = RgnReader.read(WRONG);
    RgnDocument later = RgnReader.read(WRONG + " *");
    earlier.problems().forEach(problem -> find(earlier, problem));
    find(later, later.problems().get(0));
    background.get(0).run();
    assertThat(found).isEmpty();
    background.get(1).run();
    assertThat(found).containsExactly(QuickFix.of(later, later.problems().get(0)));
    assertThat(background).hasSize(2);
  }
}
