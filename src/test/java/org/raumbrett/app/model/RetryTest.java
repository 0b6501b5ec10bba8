package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

class RetryTest {
  private static final GamePath MARKED = GamePath.main(3);
  private static final Judgement BLUNDER = Games.judgement(Verdict.BLUNDER, "Bb1Cc2");
  private static final Move BEST = Games.move("Bb1Cc2");
  private static final Move PLAYED = Games.move("Ac2Ac3");
  private static final Move OTHER = Games.move("Ab2Ab3");

  private final List<Runnable> background = new ArrayList<>();
  private final Desk desk = new Desk();
  private final Retry retry =
      new Retry(desk, Tasks.on(background::add, Runnable::run), this::umpire);
  private @Nullable Judgement verdict;
  private @Nullable StopToken stop;
  private int level;

  RetryTest() {
    desk.show(Games.document(Games.MATE));
    desk.annotate(GameEditor.withJudgement(desk.game(), MARKED, BLUNDER));
    desk.goTo(MARKED);
  }

  private @Nullable Judgement umpire(Position before, Move move, int strength, StopToken token) {
    level = strength;
    stop = token;
    return verdict;
  }

  private static Judgement found(Verdict verdict, Move best) {
    return new Judgement(verdict, Score.cp(-80), Score.cp(20), List.of(best), 5, 5);
  }

  private Retry.State state() {
    Retry.State state = retry.stateProperty().get();
    assertThat(state).isNotNull();
    return state;
  }

  private void attempt(Move move, @Nullable Judgement judged) {
    verdict = judged;
    retry.attempt(move);
    background.forEach(Runnable::run);
    background.clear();
  }

  @Test
  void theBoardGoesBackAndWhatFollowsIsHidden() {
    Game game = desk.game();
    retry.start();
    assertThat(desk.place().path()).isEqualTo(GamePath.main(2));
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.LOOKING);
    assertThat(state().shown()).isEqualTo(desk.place().position());
    assertThat(retry.visibleGameProperty().get().length()).isEqualTo(2);
    assertThat(desk.game()).isSameAs(game);
  }

  @Test
  void onlyAMarkedMoveIsTriedAgain() {
    desk.goTo(GamePath.main(2));
    retry.start();
    assertThat(retry.stateProperty().get()).isNull();
    assertThat(desk.place().path()).isEqualTo(GamePath.main(2));
  }

  @Test
  void theEnginesOwnMoveIsTheBestWithoutASearch() {
    retry.start();
    retry.attempt(BEST);
    assertThat(background).isEmpty();
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.BEST);
    assertThat(state().shown()).isEqualTo(state().before().play(BEST));
    assertThat(state().mayMove()).isFalse();
  }

  @Test
  void theMoveOfTheGameIsAsBadAsItWas() {
    retry.start();
    retry.attempt(PLAYED);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.WORSE);
    assertThat(state().found()).isSameAs(BLUNDER);
  }

  @Test
  void anotherMoveIsJudgedAtTheLevelOfTheMark() {
    retry.start();
    retry.attempt(OTHER);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.JUDGING);
    assertThat(state().shown()).isEqualTo(state().before().play(OTHER));
    retry.again();
    attempt(OTHER, found(Verdict.NONE, BEST));
    assertThat(level).isEqualTo(5);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.GOOD);
    retry.again();
    attempt(OTHER, found(Verdict.NONE, OTHER));
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.BEST);
    retry.again();
    attempt(OTHER, null);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.FAILED);
  }

  @Test
  void aMoveThatIsStillWorseIsTakenBackForTheNextTry() {
    retry.start();
    attempt(OTHER, found(Verdict.MISTAKE, BEST));
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.WORSE);
    assertThat(state().shown()).isEqualTo(state().before());
    attempt(BEST, null);
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.BEST);
  }

  @Test
  void whileAMoveIsJudgedOrFoundGoodNoOtherIsTaken() {
    retry.start();
    retry.attempt(OTHER);
    retry.attempt(BEST);
    assertThat(state().tried()).isEqualTo(OTHER);
    retry.again();
    retry.attempt(Games.move("Aa1Aa5"));
    assertThat(state().tried()).isNull();
  }

  @Test
  void aJudgementThatComesAfterAnotherTryHasBegunIsDropped() {
    retry.start();
    verdict = found(Verdict.MISTAKE, BEST);
    retry.attempt(OTHER);
    retry.again();
    background.get(0).run();
    assertThat(stop.isStopped()).isTrue();
    assertThat(state().outcome()).isEqualTo(Retry.Outcome.LOOKING);
  }

  @Test
  void theAnswerIsThePlaceOfTheMarkedMove() {
    retry.start();
    assertThat(retry.reveal()).isTrue();
    assertThat(desk.place().path()).isEqualTo(MARKED);
    assertThat(retry.stateProperty().get()).isNull();
    assertThat(retry.visibleGameProperty().get()).isSameAs(desk.game());
    assertThat(retry.reveal()).isFalse();
  }

  @Test
  void goingElsewhereEndsIt() {
    retry.start();
    desk.previous();
    assertThat(retry.stateProperty().get()).isNull();
    desk.goTo(MARKED);
    retry.start();
    desk.show(Games.document(Games.MATE));
    assertThat(retry.stateProperty().get()).isNull();
  }

  @Test
  void verdictsThatComeMeanwhileDoNotEndIt() {
    retry.start();
    Judgement other = Games.judgement(Verdict.DUBIOUS, "Ec4Ec3");
    desk.annotate(GameEditor.withJudgement(desk.game(), GamePath.main(2), other));
    assertThat(state().path()).isEqualTo(MARKED);
    assertThat(retry.visibleGameProperty().get().length()).isEqualTo(2);
  }

  @Test
  void nothingIsWrittenUnlessTheUserAsksThenWithItsVerdict() {
    Game game = desk.game();
    retry.start();
    Judgement judged = found(Verdict.DUBIOUS, BEST);
    attempt(OTHER, judged);
    assertThat(desk.game()).isSameAs(game);
    assertThat(retry.isKept()).isFalse();
    retry.keep();
    assertThat(retry.isKept()).isTrue();
    GamePath kept = GamePath.main(2).into(2, 0, 1);
    assertThat(desk.game().ply(kept).move()).isEqualTo(OTHER);
    assertThat(desk.game().ply(kept).judgement()).isEqualTo(judged);
    assertThat(state().path()).isEqualTo(MARKED);
    assertThat(desk.game().ply(MARKED).move()).isEqualTo(PLAYED);
  }

  @Test
  void aJudgeThatBreaksDownIsTold() {
    Retry broken =
        new Retry(
            desk,
            Tasks.sameThread(),
            (before, move, strength, token) -> {
              throw new IllegalStateException("out of order");
            });
    broken.start();
    broken.attempt(OTHER);
    assertThat(broken.stateProperty().get().outcome()).isEqualTo(Retry.Outcome.FAILED);
    assertThat(broken.stateProperty().get().mayMove()).isTrue();
  }
}
