package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextReaderTest {
  private final Desk desk = new Desk();
  private final List<Runnable> background = new ArrayList<>();
  private String typed = "";
  private int taken;
  private int told;
  private final TextReader reader =
      new TextReader(desk, Tasks.on(background::add, Runnable::run), this::take, () -> told++);

  private String take() {
    taken++;
    return typed;
  }

  private void type(String text) {
    typed = text;
    reader.typed();
  }

  @Test
  void whatIsTypedIsReadInTheBackground() {
    type("1. Aa2-Aa3");
    reader.read();
    assertThat(desk.game().length()).isZero();
    background.get(0).run();
    assertThat(desk.game().length()).isEqualTo(1);
    assertThat(reader.isPending()).isFalse();
    assertThat(told).isEqualTo(1);
  }

  @Test
  void anOlderReadingGivesWay() {
    type("1. Aa2-Aa3");
    reader.read();
    type("1. Aa2-Aa3 Ec4-Ec3");
    background.get(0).run();
    assertThat(desk.game().length()).isZero();
    reader.read();
    background.get(1).run();
    assertThat(desk.game().length()).isEqualTo(2);
  }

  @Test
  void oneReadingRunsAtATimeAndTheNewestTextIsReadAfterIt() {
    type("1. Aa2-Aa3");
    reader.read();
    type("1. Aa2-Aa3 Ec4-Ec3");
    reader.read();
    type("1. Aa2-Aa3 Ec4-Ec3 2. Ab2-Ab3");
    reader.read();
    assertThat(background).hasSize(1);
    background.get(0).run();
    assertThat(background).hasSize(2);
    background.get(1).run();
    assertThat(desk.game().length()).isEqualTo(3);
    assertThat(background).hasSize(2);
  }

  @Test
  void whatIsNeededAtOnceIsNotReadTwice() {
    type("1. Aa2-Aa3");
    reader.read();
    desk.settle();
    assertThat(desk.game().length()).isEqualTo(1);
    assertThat(taken).isEqualTo(1);
    assertThat(told).isZero();
    background.get(0).run();
    reader.read();
    assertThat(background).hasSize(1);
  }

  @Test
  void aReadingThatComesWhenTheTextWasReadAlreadyChangesNothing() {
    type("1. Aa2-Aa3");
    reader.read();
    desk.settle();
    desk.undo();
    background.get(0).run();
    assertThat(desk.game().length()).isZero();
  }

  @Test
  void whatNeedsTheTextWaitsForItsReadingInTheBackground() {
    List<String> done = new ArrayList<>();
    desk.whenSettled(() -> done.add("at once"));
    type("1. Aa2-Aa3");
    desk.whenSettled(() -> done.add("save " + desk.game().length()));
    desk.whenSettled(() -> done.add("undo " + desk.game().length()));
    assertThat(done).containsExactly("at once");
    assertThat(background).as("readings").hasSize(1);
    background.get(0).run();
    assertThat(done).containsExactly("at once", "save 1", "undo 1");
    assertThat(taken).isEqualTo(1);
  }

  @Test
  void whatIsTypedWhileSomethingWaitsIsReadBeforeItToo() {
    List<Integer> lengths = new ArrayList<>();
    type("1. Aa2-Aa3");
    desk.whenSettled(() -> lengths.add(desk.game().length()));
    type("1. Aa2-Aa3 Ec4-Ec3");
    background.get(0).run();
    assertThat(lengths).isEmpty();
    background.get(1).run();
    assertThat(lengths).containsExactly(2);
    assertThat(background).hasSize(2);
  }

  @Test
  void whatWaitsIsDoneBeforeWhatCannotWait() {
    List<String> done = new ArrayList<>();
    type("1. Aa2-Aa3");
    desk.whenSettled(
        () -> {
          desk.settle();
          done.add("first");
        });
    desk.whenSettled(() -> done.add("second"));
    desk.settle();
    assertThat(done).containsExactly("first", "second");
    background.get(0).run();
    assertThat(done).hasSize(2);
  }

  @Test
  void whateverElseHappensFindsWhatWasTyped() {
    desk.show(Games.document("[White \"A\"]\n\n1. Aa2-Aa3 *\n\n[White \"B\"]\n\n1. Ab2-Ab3 *\n"));
    type("[White \"A\"]\n\n1. Aa2-Aa3 Ec4-Ec3 *\n\n[White \"B\"]\n\n1. Ab2-Ab3 *\n");
    desk.select(1);
    assertThat(desk.games().get(0).length()).isEqualTo(2);
    assertThat(desk.modifiedProperty().get()).isTrue();
    type(typed.replace("Ab2-Ab3", "Ab2-Ab3 Ee4-Ee3"));
    assertThat(desk.manuscript().piece(1).game().length()).isEqualTo(2);
    type(typed.replace("Ee4-Ee3", ""));
    desk.undo();
    assertThat(desk.games().get(1).length()).isEqualTo(2);
  }
}
