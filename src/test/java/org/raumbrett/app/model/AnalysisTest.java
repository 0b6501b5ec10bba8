package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisProgress;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.board.Side;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

class AnalysisTest {
  private static final Judgement BLUNDER = Games.judgement(Verdict.BLUNDER, "Ab1Aa3");

  /** Judges when told to, so that tests can act in between. */
  private static final class PatientJudge implements Judge {
    @Nullable AnalysisListener listener;
    @Nullable StopToken stop;
    @Nullable AnalysisScope scope;
    int level;

    @Override
    public void judge(
        Game game, int level, AnalysisScope scope, StopToken stop, AnalysisListener listener) {
      this.listener = listener;
      this.scope = scope;
      this.stop = stop;
      this.level = level;
    }
  }

  private final List<Runnable> background = new ArrayList<>();
  private final List<Runnable> ui = new ArrayList<>();
  private final Desk desk = new Desk();
  private final PatientJudge judge = new PatientJudge();
  private final Analysis analysis = new Analysis(desk, Tasks.on(background::add, ui::add), judge);

  AnalysisTest() {
    desk.show(Games.document(Games.MATE));
  }

  private static void runAll(List<Runnable> waiting) {
    List<Runnable> now = List.copyOf(waiting);
    waiting.clear();
    now.forEach(Runnable::run);
  }

  private @Nullable Judgement judgementOf(int ply) {
    return desk.game().ply(GamePath.main(ply)).judgement();
  }

  @Test
  void analysingLeavesTheUserWhereHeIs() {
    desk.goTo(GamePath.main(2));
    analysis.start(5);
    assertThat(desk.place().path()).isEqualTo(GamePath.main(2));
    assertThat(analysis.state().running()).isTrue();
  }

  @Test
  void judgementsComeIntoTheGameAndLeaveTheUserWhereHeIs() {
    analysis.start(7);
    background.get(0).run();
    desk.goTo(GamePath.main(1));
    ui.clear();
    judge.listener.judged(GamePath.main(3), BLUNDER);
    judge.listener.progress(new AnalysisProgress(1, 4, 1, 100));
    runAll(ui);
    assertThat(judge.level).isEqualTo(7);
    assertThat(judgementOf(3)).isEqualTo(BLUNDER);
    assertThat(desk.place().path()).isEqualTo(GamePath.main(1));
    assertThat(analysis.state().done()).isEqualTo(1);
    assertThat(analysis.state().total()).isEqualTo(4);
  }

  @Test
  void onlyTheMovesAskedForAreJudgedAndARangeMeansOneGame() {
    analysis.scopeProperty().set(AnalysisScope.of(Side.BLACK).withPlies(2, 3));
    analysis.start(5);
    background.get(0).run();
    assertThat(judge.scope).isEqualTo(AnalysisScope.of(Side.BLACK).withPlies(2, 3));
    desk.show(Games.document(Games.VARIED));
    assertThat(analysis.scopeProperty().get()).isEqualTo(AnalysisScope.of(Side.BLACK));
  }

  @Test
  void variationsAreJudgedWhereTheUserStands() {
    desk.first();
    analysis.startWithVariations(5);
    background.get(0).run();
    assertThat(judge.scope).isEqualTo(AnalysisScope.MAIN_LINE.withVariations(true));
    assertThat(desk.place().path()).isEqualTo(GamePath.START);
  }

  @Test
  void theTimeLeftIsToldOnceAFewMovesAreJudged() {
    analysis.start(5);
    background.get(0).run();
    ui.clear();
    judge.listener.progress(new AnalysisProgress(2, 37, 2, 4_000));
    runAll(ui);
    assertThat(analysis.state().secondsLeft()).isNegative();
    judge.listener.progress(new AnalysisProgress(13, 37, 4, 3_300));
    runAll(ui);
    assertThat(analysis.state().secondsLeft()).isEqualTo(20);
  }

  @Test
  void oldVerdictsStayUntilAHigherLevelReplacesThem() {
    Judgement old = Games.judgement(Verdict.DUBIOUS, "Ab1Aa3");
    Judgement deeper = new Judgement(Verdict.NONE, old.score(), old.score(), old.bestLine(), 7, 6);
    desk.annotate(GameEditor.withJudgement(desk.game(), GamePath.main(1), old));
    desk.annotate(GameEditor.withJudgement(desk.game(), GamePath.main(3), old));
    analysis.start(6);
    background.get(0).run();
    ui.clear();
    judge.listener.judged(GamePath.main(1), deeper);
    runAll(ui);
    assertThat(judgementOf(1)).isEqualTo(deeper);
    assertThat(judgementOf(3)).isEqualTo(old);
  }

  @Test
  void manyResultsWaitInOneBatch() {
    analysis.start(5);
    background.get(0).run();
    ui.clear();
    for (int ply = 1; ply <= 4; ply++) {
      judge.listener.judged(GamePath.main(ply), BLUNDER);
    }
    assertThat(ui).hasSize(1);
    runAll(ui);
    assertThat(judgementOf(1)).isNotNull();
    assertThat(judgementOf(4)).isNotNull();
  }

  @Test
  void cancellingKeepsWhatIsDoneAndStopsAtOnce() {
    analysis.start(5);
    background.get(0).run();
    ui.clear();
    judge.listener.judged(GamePath.main(1), BLUNDER);
    runAll(ui);
    analysis.cancel();
    assertThat(judge.stop.isStopped()).isTrue();
    assertThat(analysis.state().running()).isFalse();
    assertThat(judgementOf(1)).isEqualTo(BLUNDER);
  }

  @Test
  void newsOfACancelledAnalysisComesTooLate() {
    analysis.start(5);
    background.get(0).run();
    ui.clear();
    AnalysisListener old = judge.listener;
    analysis.cancel();
    old.judged(GamePath.main(1), BLUNDER);
    runAll(ui);
    assertThat(judgementOf(1)).isNull();
  }

  @Test
  void aJudgementOfAMoveThatWasReplacedMeanwhileIsDropped() {
    analysis.start(5);
    background.get(0).run();
    desk.goTo(GamePath.main(2));
    desk.delete();
    desk.play(Games.move("Ec4Ec3"));
    ui.clear();
    judge.listener.judged(GamePath.main(2), BLUNDER);
    judge.listener.judged(GamePath.main(1), BLUNDER);
    runAll(ui);
    assertThat(judgementOf(1)).isEqualTo(BLUNDER);
    assertThat(judgementOf(2)).isNull();
  }

  @Test
  void anotherGameOnTheDeskEndsTheAnalysis() {
    analysis.start(5);
    background.get(0).run();
    desk.show(Games.document("1. Ab2–Ab3"));
    assertThat(judge.stop.isStopped()).isTrue();
    assertThat(analysis.state().running()).isFalse();
  }

  @Test
  void theEndIsToldAndAFailureToo() {
    Judge broken =
        (game, level, scope, stop, listener) -> {
          throw new IllegalStateException("out of order");
        };
    Analysis failing = new Analysis(desk, Tasks.sameThread(), broken);
    failing.start(5);
    assertThat(failing.state().running()).isFalse();
    assertThat(failing.state().failure()).contains("out of order");
    Analysis done =
        new Analysis(desk, Tasks.sameThread(), (game, level, scope, stop, listener) -> {});
    done.start(5);
    assertThat(done.state()).isEqualTo(Analysis.State.IDLE);
  }

  @Test
  void theEnginesJudgeFindsTheBlunderThatAllowsTheMate() {
    Analysis real = new Analysis(desk, Tasks.sameThread(), new EngineJudge(2));
    real.start(1);
    assertThat(judgementOf(3).verdict()).isEqualTo(Verdict.BLUNDER);
    assertThat(judgementOf(4).verdict()).isEqualTo(Verdict.NONE);
  }
}
