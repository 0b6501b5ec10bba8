package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttentionTest {
  private final Deque<Runnable> ui = new ArrayDeque<>();
  private final List<String> done = new ArrayList<>();
  private final Attention attention = new Attention(Tasks.on(Runnable::run, ui::add));

  private Runnable work(String name) {
    return () -> done.add(name);
  }

  private void runUi() {
    while (!ui.isEmpty()) {
      ui.remove().run();
    }
  }

  @Test
  void whatNobodyIsInTheWayOfIsDoneAtOnce() {
    attention.whenFree(work("a"));
    assertThat(done).containsExactly("a");
  }

  @Test
  void workWaitsUntilWhatTheAnswerWasForIsDone() {
    String answer =
        attention.during(
            () -> {
              attention.whenFree(work("a"));
              attention.during(() -> "a question in front of the question");
              runUi();
              assertThat(attention.isHeld()).isTrue();
              attention.whenFree(work("b"));
              return "yes";
            });
    attention.whenFree(work("c"));
    assertThat(done).isEmpty();
    done.add(answer);
    runUi();
    assertThat(done).containsExactly("yes", "a", "b", "c");
  }

  @Test
  void anotherQuestionLeadsToFurtherWaiting() {
    attention.during(
        () -> {
          attention.whenFree(work("a"));
          return "yes";
        });
    attention.during(
        () -> {
          runUi();
          return "no";
        });
    assertThat(done).isEmpty();
    runUi();
    assertThat(done).containsExactly("a");
  }

  @Test
  void workThatAsksMakesTheRestWaitForItsAnswer() {
    attention.during(
        () -> {
          attention.whenFree(
              () ->
                  attention.during(
                      () -> {
                        runUi();
                        return done.add("asked");
                      }));
          attention.whenFree(work("b"));
          return "yes";
        });
    runUi();
    assertThat(done).containsExactly("asked", "b");
    assertThat(attention.isHeld()).isFalse();
  }

  @Test
  void aQuestionThatFailsIsOver() {
    assertThatThrownBy(
            () ->
                attention.during(
                    () -> {
                      throw new IllegalStateException("closed");
                    }))
        .hasMessage("closed");
    assertThat(attention.isHeld()).isFalse();
  }
}
