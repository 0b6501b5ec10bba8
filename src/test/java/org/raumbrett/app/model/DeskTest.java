package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

class DeskTest {
  private final Desk desk = new Desk();

  private void open(String text) {
    desk.show(Games.document(text));
  }

  private GamePath path() {
    return desk.place().path();
  }

  @Test
  void openingShowsTheFinalPosition() {
    open(Games.MATE);
    assertThat(path()).isEqualTo(GamePath.main(4));
    assertThat(desk.place().position()).isEqualTo(desk.game().position(desk.game().end()));
    assertThat(desk.place().lastMove()).isEqualTo(Games.move("Cb4Ab3"));
  }

  @Test
  void stepsStopAtBothEnds() {
    open(Games.MATE);
    desk.next();
    assertThat(path()).isEqualTo(GamePath.main(4));
    desk.first();
    desk.previous();
    assertThat(path()).isEqualTo(GamePath.START);
    assertThat(desk.place().lastMove()).isNull();
  }

  @Test
  void everyPlaceHasItsOwnPosition() {
    open(Games.VARIED);
    List<GamePath> places =
        List.of(
            GamePath.START.into(0, 0, 3),
            GamePath.START.into(0, 0, 1).into(1, 0, 1),
            GamePath.START.into(0, 1, 1),
            GamePath.main(3));
    for (GamePath place : places) {
      desk.goTo(place);
      assertThat(path()).isEqualTo(place);
      assertThat(desk.place().position()).isEqualTo(desk.game().position(place));
    }
  }

  @Test
  void aPlaceTheGameLacksIsNotGoneTo() {
    open(Games.MATE);
    desk.goTo(GamePath.main(9));
    assertThat(path()).isEqualTo(GamePath.main(4));
  }

  @Test
  void oneMoveBackFromAVariationLeadsIntoItsLine() {
    open(Games.VARIED);
    desk.goTo(GamePath.START.into(0, 0, 1));
    desk.previous();
    assertThat(path()).isEqualTo(GamePath.START);
  }

  @Test
  void branchesAreWalkedForwardsAndBack() {
    open(Games.VARIED);
    desk.goTo(GamePath.main(1));
    desk.nextBranch();
    assertThat(path()).isEqualTo(GamePath.START.into(0, 0, 1));
    desk.nextBranch();
    assertThat(path()).isEqualTo(GamePath.START.into(0, 1, 1));
    desk.nextBranch();
    assertThat(path()).isEqualTo(GamePath.START.into(0, 1, 1));
    desk.previousBranch();
    desk.previousBranch();
    assertThat(path()).isEqualTo(GamePath.main(1));
  }

  @Test
  void theNextBranchMayLieAhead() {
    open(Games.VARIED);
    desk.first();
    desk.nextBranch();
    assertThat(path()).isEqualTo(GamePath.START.into(0, 0, 1));
  }

  @Test
  void aMovePlayedFollowsTheGameWhereItGoesOnSo() {
    open(Games.MATE);
    desk.first();
    assertThat(desk.play(Games.move("Aa2Aa3"))).isTrue();
    assertThat(path()).isEqualTo(GamePath.main(1));
    assertThat(desk.modifiedProperty().get()).isFalse();
  }

  @Test
  void anotherMoveIsAVariationThatCanBeTakenBackAndDoneAgain() {
    open(Games.MATE);
    Game before = desk.game();
    desk.first();
    desk.play(Games.move("Ab1Aa3"));
    Game after = desk.game();
    assertThat(path()).isEqualTo(GamePath.START.into(0, 0, 1));
    assertThat(desk.modifiedProperty().get()).isTrue();
    desk.undo();
    assertThat(desk.game()).isSameAs(before);
    assertThat(path()).isEqualTo(GamePath.START);
    assertThat(desk.modifiedProperty().get()).isFalse();
    desk.redo();
    assertThat(desk.game()).isSameAs(after);
    assertThat(path()).isEqualTo(GamePath.START.into(0, 0, 1));
  }

  @Test
  void anIllegalMoveIsNotPlayed() {
    open(Games.MATE);
    desk.first();
    assertThat(desk.play(Games.move("Aa1Ee5"))).isFalse();
    assertThat(path()).isEqualTo(GamePath.START);
  }

  @Test
  void deletingLeavesTheUserBeforeTheDeletedMove() {
    open(Games.MATE);
    desk.goTo(GamePath.main(2));
    desk.delete();
    assertThat(desk.game().length()).isEqualTo(1);
    assertThat(path()).isEqualTo(GamePath.main(1));
  }

  @Test
  void aChangedGameAndItsPlaceAreAlwaysInStep() {
    open(Games.VARIED);
    desk.goTo(GamePath.START.into(0, 0, 3));
    List<Boolean> inStep = new ArrayList<>();
    desk.gameProperty()
        .addListener((observed, old, now) -> inStep.add(now.has(desk.place().path())));
    desk.placeProperty()
        .addListener((observed, old, now) -> inStep.add(desk.game().has(now.path())));
    desk.delete();
    desk.delete();
    desk.delete();
    desk.undo();
    desk.promote();
    desk.select(0);
    open(Games.MATE);
    assertThat(inStep).isNotEmpty().doesNotContain(false);
  }

  @Test
  void judgementsDoNotMoveTheUser() {
    open(Games.MATE);
    desk.goTo(GamePath.main(2));
    Ply before = desk.place().ply();
    desk.annotate(judged(desk.game(), 2, Verdict.MISTAKE));
    assertThat(path()).isEqualTo(GamePath.main(2));
    assertThat(desk.place().ply()).isNotEqualTo(before);
    assertThat(desk.modifiedProperty().get()).isTrue();
    assertThat(desk.history().canUndoProperty().get()).isFalse();
  }

  @Test
  void judgementsSurviveTakingAChangeBack() {
    open(Games.MATE);
    desk.first();
    desk.play(Games.move("Ab1Aa3"));
    desk.annotate(judged(desk.game(), 3, Verdict.BLUNDER));
    desk.undo();
    assertThat(desk.game().mainLine().plies().get(2).judgement()).isNotNull();
    assertThat(desk.game().mainLine().plies().get(0).variations()).isEmpty();
  }

  @Test
  void verdictsAreCycledThroughOneSideAtATime() {
    open(Games.MATE);
    desk.annotate(judged(desk.game(), 1, Verdict.BLUNDER));
    desk.annotate(judged(desk.game(), 2, Verdict.BLUNDER));
    desk.annotate(judged(desk.game(), 3, Verdict.BLUNDER));
    desk.first();
    desk.nextVerdict(Verdict.BLUNDER, Side.WHITE);
    assertThat(path()).isEqualTo(GamePath.main(1));
    desk.nextVerdict(Verdict.BLUNDER, Side.WHITE);
    assertThat(path()).isEqualTo(GamePath.main(3));
    desk.nextVerdict(Verdict.BLUNDER, Side.WHITE);
    assertThat(path()).isEqualTo(GamePath.main(1));
    desk.nextVerdict(Verdict.BLUNDER, null);
    assertThat(path()).isEqualTo(GamePath.main(2));
    desk.nextVerdict(Verdict.MISTAKE, null);
    assertThat(path()).isEqualTo(GamePath.main(2));
  }

  @Test
  void changesToOneGameOfAFileStayWhileAnotherIsLookedAt() {
    open("[White \"A\"]\n\n1. Aa2–Aa3 *\n\n[White \"B\"]\n\n1. Ab2–Ab3 *\n");
    desk.play(Games.move("Ec4Ec3"));
    desk.select(1);
    assertThat(desk.game().length()).isEqualTo(1);
    desk.select(0);
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(desk.modifiedProperty().get()).isTrue();
    desk.select(7);
    assertThat(desk.gameIndex()).isZero();
  }

  @Test
  void anEngineLineIsKeptAsAVariationWithoutMovingTheUser() {
    open(Games.MATE);
    desk.goTo(GamePath.main(3));
    desk.addLine(GamePath.main(2), List.of(Games.move("Ab1Aa3"), Games.move("Ec4Ec3")));
    assertThat(path()).isEqualTo(GamePath.main(3));
    assertThat(desk.game().has(GamePath.main(2).into(2, 0, 2))).isTrue();
  }

  @Test
  void editedTextKeepsPlaceAndJudgementsAndCanBeTakenBack() {
    open(Games.MATE);
    desk.goTo(GamePath.main(2));
    desk.annotate(judged(desk.game(), 2, Verdict.MISTAKE));
    Game before = desk.game();
    Games.type(desk, "1. Aa2–Aa3 Eb5–Cb4 2. Ab2–Ab3");
    assertThat(path()).isEqualTo(GamePath.main(2));
    assertThat(desk.game().length()).isEqualTo(3);
    assertThat(desk.place().ply().judgement()).isNotNull();
    assertThat(desk.modifiedProperty().get()).isTrue();
    desk.undo();
    assertThat(desk.game()).isSameAs(before);
  }

  private static Game judged(Game game, int ply, Verdict verdict) {
    return GameEditor.withJudgement(game, GamePath.main(ply), Games.judgement(verdict, "Ab1Aa3"));
  }

  @Test
  void aGlyphOfAPersonIsFoundAsAVerdictAndALackIsTold() {
    open("1. Ab1-Aa3 Ec4-Ec3?? 2. Ac2-Ac3 Ec3-Ec2?");
    desk.first();
    assertThat(desk.nextVerdict(Verdict.BLUNDER, null)).isTrue();
    assertThat(path()).isEqualTo(GamePath.main(2));
    assertThat(desk.nextVerdict(Verdict.DUBIOUS, null)).isFalse();
    assertThat(path()).isEqualTo(GamePath.main(2));
  }
}
