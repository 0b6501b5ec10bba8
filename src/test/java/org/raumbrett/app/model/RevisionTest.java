package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

class RevisionTest {
  private static final String TWO =
      "[White \"A\"]\n\n1. Aa2-Aa3 *\n\n[White \"B\"]\n\n1. Ab2-Ab3 Ec4-Ec3 *\n";

  private final Desk desk = new Desk();

  private Revision revision(String text) {
    return Revision.read(text, desk.revisionBase());
  }

  @Test
  void onlyTheGamesThatWereTypedInCountAsChanged() {
    desk.show(Games.document(TWO));
    assertThat(revision(TWO).changed()).isEmpty();
    assertThat(revision(TWO.replace("Ec4-Ec3", "Ee4-Ee3")).changed()).containsExactly(1);
    assertThat(revision(TWO.replace("Ec4-Ec3", "Ee4-Ee9")).changed()).containsExactly(1);
    assertThat(revision(TWO + TWO).changed()).containsExactly(2, 3);
  }

  @Test
  void ofAGameThatCannotBeReadWholeTheTextCounts() {
    String bad = TWO.replace("Ec4-Ec3", "Ec4-Ec9");
    desk.show(Games.document(bad));
    assertThat(revision(bad).changed()).isEmpty();
    assertThat(revision(bad.replace("Ec9", "Ec8")).changed()).containsExactly(1);
  }

  @Test
  void aGameThatStayedIsTheSameObject() {
    desk.show(Games.document(Games.VARIED));
    Game before = desk.game();
    assertThat(revision(Games.VARIED + "\n").looked()).isSameAs(before);
  }

  @Test
  void onlyThePlyWithAnotherCommentIsAnotherObject() {
    desk.show(Games.document(Games.VARIED));
    desk.annotate(
        GameEditor.withJudgement(
            desk.game(), GamePath.main(3), Games.judgement(Verdict.BLUNDER, "Ab1Aa3")));
    List<Ply> before = desk.game().mainLine().plies();
    List<Ply> now = revision(Games.VARIED.replace("First", "Other")).looked().mainLine().plies();
    assertThat(now.get(0)).isNotEqualTo(before.get(0));
    assertThat(now.get(1)).isSameAs(before.get(1));
    assertThat(now.get(2)).isSameAs(before.get(2));
  }

  @Test
  void thePositionsBeforeTheFirstChangedMoveStayKnown() {
    desk.show(Games.document(Games.MATE));
    List<Position> before = desk.positions().known();
    assertThat(before).hasSize(5);
    Revision other = revision(Games.MATE.replace("Ac2–Ac3", "Ab2–Ab3").replace("†††", ""));
    List<Position> now = other.positions().known();
    assertThat(now).hasSize(5);
    for (int i = 0; i < now.size(); i++) {
      assertThat(now.get(i) == before.get(i)).as("position %d", i).isEqualTo(i < 3);
    }
    assertThat(now.get(4)).isEqualTo(other.looked().position(GamePath.main(4)));
  }

  @Test
  void aGameThatBeginsElsewhereHasNoneOfThePositions() {
    desk.show(Games.document("1. Aa2-Aa3 *"));
    String other =
        "[SetUp \"1\"]\n[FEN \""
            + Position.START.play(Games.move("Ab2Ab3"))
            + "\"]\n\n1... Ec4-Ec3 *";
    Revision revision = revision(other);
    assertThat(revision.content().problems()).noneMatch(problem -> problem.isError());
    assertThat(revision.positions().known().get(0)).isEqualTo(revision.looked().start());
    assertThat(revision.looked().start()).isNotEqualTo(Position.START);
  }

  @Test
  void aRevisionOfATextThatIsNoMoreThereIsComparedAnew() {
    desk.show(Games.document(TWO));
    Revision early = revision(TWO.replace("Ec4-Ec3", "Ee4-Ee3"));
    desk.select(1);
    desk.revise(early);
    assertThat(desk.gameIndex()).isEqualTo(1);
    assertThat(desk.game()).isEqualTo(early.games().get(1));
    assertThat(desk.games().get(0).length()).isEqualTo(1);
  }

  @Test
  void aJudgementThatComesWhileTheTextIsReadStays() {
    desk.show(Games.document(Games.MATE));
    Revision revision = revision(Games.MATE + " {mate}");
    desk.annotate(
        GameEditor.withJudgement(
            desk.game(), GamePath.main(2), Games.judgement(Verdict.MISTAKE, "Ec4Ec3")));
    desk.revise(revision);
    assertThat(desk.game().mainLine().plies().get(1).judgement()).isNotNull();
    assertThat(desk.game().mainLine().plies().get(3).comments()).containsExactly("mate");
  }

  @Test
  void aLongGameIsWalkedThroughBeforeItIsShown() {
    Document document = Games.document(Games.MATE);
    Positions walked = Positions.walked(document.games().get(0));
    assertThat(walked.known()).hasSize(5);
    desk.show(document, walked);
    assertThat(desk.positions()).isSameAs(walked);
  }
}
