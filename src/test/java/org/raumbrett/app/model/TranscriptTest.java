package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;

class TranscriptTest {
  private static final String TWO =
      "[White \"A\"]\n\n1. Aa2-Aa3 *\n\n[White \"B\"]\n\n1. Ab2-Ab3   *\n";

  private final Desk desk = new Desk();

  private String text() {
    return desk.document().content().text();
  }

  @Test
  void aMoveOnTheBoardIsWrittenIntoTheTextAndTakenOutAgain() {
    new Transcript(desk, Tasks.sameThread());
    desk.show(Games.document(TWO));
    desk.play(Games.move("Ec4Ec3"));
    assertThat(text()).startsWith("[White \"A\"]").contains("Ec4–Ec3").endsWith("1. Ab2-Ab3   *\n");
    assertThat(desk.textInStepProperty().get()).isTrue();
    assertThat(desk.document().read(1).game()).isEqualTo(desk.games().get(1));
    desk.undo();
    assertThat(text()).isEqualTo(TWO);
    assertThat(desk.modifiedProperty().get()).isFalse();
    desk.redo();
    assertThat(text()).contains("Ec4–Ec3");
  }

  @Test
  void aTextThatCouldNotBeReadWholeIsLeftAlone() {
    new Transcript(desk, Tasks.sameThread());
    desk.show(Games.document("1. Aa2-Aa3 Ec4-Ec9 2. Ab2-Ab3"));
    desk.play(Games.move("Ec4Ec3"));
    assertThat(text()).isEqualTo("1. Aa2-Aa3 Ec4-Ec9 2. Ab2-Ab3");
    assertThat(desk.textInStepProperty().get()).isFalse();
    assertThat(desk.isPartlyRead()).isTrue();
  }

  @Test
  void otherTagsLeaveTheMovesAsTheyWereTypedEvenBehindAnError() {
    new Transcript(desk, Tasks.sameThread());
    desk.show(Games.document("[White \"A\"]\n\n1. Aa2-Aa3   Ec4-Ec9 2. Ab2-Ab3"));
    desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "B")));
    assertThat(text()).isEqualTo("[White \"B\"]\n\n1. Aa2-Aa3   Ec4-Ec9 2. Ab2-Ab3");
    assertThat(desk.textInStepProperty().get()).isTrue();
    assertThat(desk.torn()).isEmpty();
    assertThat(desk.manuscript().piece(0).typed()).isEqualTo(text());
    desk.undo();
    assertThat(text()).startsWith("[White \"A\"]");
    assertThat(desk.modifiedProperty().get()).isFalse();
  }

  @Test
  void verdictsAloneLeaveTheTextAsItIs() {
    new Transcript(desk, Tasks.sameThread());
    desk.show(Games.document(Games.MATE));
    desk.annotate(
        GameEditor.withJudgement(
            desk.game(), GamePath.main(1), Games.judgement(Verdict.DUBIOUS, "Ab1Aa3")));
    assertThat(text()).isEqualTo(Games.MATE);
  }

  @Test
  void aTextTypedWhileTheBoardsWasWrittenWins() {
    List<Runnable> background = new ArrayList<>();
    new Transcript(desk, Tasks.on(background::add, Runnable::run));
    desk.show(Games.document("1. Aa2-Aa3"));
    desk.play(Games.move("Ec4Ec3"));
    Games.type(desk, "1. Aa2-Aa3 Ee4-Ee3");
    background.get(0).run();
    assertThat(text()).isEqualTo("1. Aa2-Aa3 Ee4-Ee3");
  }

  @Test
  void twoMovesInQuickSuccessionAreBothWritten() {
    List<Runnable> background = new ArrayList<>();
    new Transcript(desk, Tasks.on(background::add, Runnable::run));
    desk.show(Games.document("1. Aa2-Aa3"));
    desk.play(Games.move("Ec4Ec3"));
    desk.play(Games.move("Ab2Ab3"));
    background.get(0).run();
    background.get(1).run();
    assertThat(text()).contains("Ec4–Ec3").contains("Ab2–Ab3");
    assertThat(desk.textInStepProperty().get()).isTrue();
  }
}
