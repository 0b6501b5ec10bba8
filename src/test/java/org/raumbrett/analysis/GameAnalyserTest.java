package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

class GameAnalyserTest {
  private static final Strength LEVEL = Strength.NOVICE;
  private static final Game GAME =
      TestGames.of(
          Position.START,
          "Ad1Ac3 De5Bc5 Ac3Bc5 Dc5Bc5 Ab1Ac3 Db4Db3 Ac3Bc5 Ed5Ec3 Bc5Db5 Ec5Db5 Bd1Cd2 Dc4Dc3");

  private final GameAnalyser analyser = new GameAnalyser();

  /** Keeps what it hears, and stops the analysis after a number of judgements. */
  private static final class Ear implements AnalysisListener {
    final List<GamePath> judged = new ArrayList<>();
    final List<AnalysisProgress> progress = new ArrayList<>();
    private final int stopAfter;
    final StopToken stop = new StopToken();

    Ear(int stopAfter) {
      this.stopAfter = stopAfter;
    }

    @Override
    public void judged(GamePath path, Judgement judgement) {
      judged.add(path);
      if (judged.size() == stopAfter) {
        stop.stop();
      }
    }

    @Override
    public void progress(AnalysisProgress heard) {
      progress.add(heard);
    }
  }

  private Game analyse(Game game, AnalysisScope scope, int threads, Ear ear) {
    return analyser.analyse(game, LEVEL, scope, threads, ear, ear.stop);
  }

  private Game analyse(Game game, AnalysisScope scope) {
    return analyse(game, scope, 1, new Ear(-1));
  }

  private static List<Integer> judgedPlies(Game game) {
    return JudgedMove.of(game).stream().map(JudgedMove::number).toList();
  }

  @Test
  void threadsDoNotChangeWhatIsFound() {
    Game alone = analyse(GAME, AnalysisScope.MAIN_LINE, 1, new Ear(-1));
    assertThat(judgedPlies(alone)).hasSize(GAME.length());
    assertThat(analyse(GAME, AnalysisScope.MAIN_LINE, 2, new Ear(-1))).isEqualTo(alone);
    assertThat(analyse(GAME, AnalysisScope.MAIN_LINE, 3, new Ear(-1))).isEqualTo(alone);
  }

  @Test
  void stoppingKeepsWhatIsDoneAndGoingOnGivesTheSame() {
    Ear ear = new Ear(4);
    Game some = analyse(GAME, AnalysisScope.MAIN_LINE, 1, ear);
    assertThat(judgedPlies(some)).containsExactly(1, 2, 3, 4);
    Ear second = new Ear(-1);
    Game all = analyse(some, AnalysisScope.MAIN_LINE, 2, second);
    assertThat(second.judged).hasSize(GAME.length() - 4).doesNotContain(GamePath.main(4));
    assertThat(all).isEqualTo(analyse(GAME, AnalysisScope.MAIN_LINE));
  }

  @Test
  void aMoveIsJudgedWithoutRegardToWhatFollows() {
    Game whole = analyse(GAME, AnalysisScope.MAIN_LINE);
    Game shorter = GAME.withMainLine(new Line(List.of(), GAME.mainLine().plies().subList(0, 3)));
    assertThat(analyse(shorter, AnalysisScope.MAIN_LINE).mainLine().plies())
        .isEqualTo(whole.mainLine().plies().subList(0, 3));
  }

  @Test
  void anotherLevelReplacesTheVerdicts() {
    Game novice = analyse(GAME, AnalysisScope.MAIN_LINE.withPlies(1, 2));
    Game learner =
        analyser.analyse(
            novice,
            Strength.LEARNER,
            AnalysisScope.MAIN_LINE.withPlies(2, 2),
            1,
            AnalysisListener.NONE,
            new StopToken());
    assertThat(JudgedMove.of(learner))
        .extracting(move -> move.judgement().level())
        .containsExactly(2, 3);
  }

  @Test
  void oneSideOrARangeOfPliesIsEnoughIfAsked() {
    assertThat(judgedPlies(analyse(GAME, AnalysisScope.of(Side.BLACK).withPlies(3, 8))))
        .containsExactly(4, 6, 8);
    assertThat(judgedPlies(analyse(GAME, AnalysisScope.MAIN_LINE.withPlies(12, 99))))
        .containsExactly(12);
  }

  @Test
  void variationsAreJudgedOnRequestOnly() {
    Line reply = Line.EMPTY.plus(new Ply(TestGames.move("Dc4Cc4")));
    Line variation =
        Line.EMPTY
            .plus(new Ply(TestGames.move("Ab1Aa3")))
            .plus(new Ply(TestGames.move("Eb5Cb4")).withVariations(List.of(reply)));
    Game game =
        GAME.withMainLine(
            new Line(
                List.of(),
                List.of(GAME.mainLine().plies().get(0).withVariations(List.of(variation)))));
    Ear without = new Ear(-1);
    analyse(game, AnalysisScope.MAIN_LINE, 1, without);
    assertThat(without.judged).containsExactly(GamePath.main(1));
    Ear with = new Ear(-1);
    Game judged = analyse(game, AnalysisScope.MAIN_LINE.withVariations(true), 1, with);
    GamePath inside = GamePath.START.into(0, 0, 2);
    GamePath deeper = GamePath.START.into(0, 0, 0).into(1, 0, 1);
    assertThat(with.judged).containsExactly(GamePath.main(1), inside.withPly(1), inside, deeper);
    assertThat(Objects.requireNonNull(judged.ply(deeper)).judgement()).isNotNull();
    Ear again = new Ear(-1);
    assertThat(analyse(judged, AnalysisScope.MAIN_LINE.withVariations(true), 1, again))
        .isEqualTo(judged);
    assertThat(again.judged).isEmpty();
  }

  @Test
  void progressCountsFromTheMovesThatWereDoneBefore() {
    Game some = analyse(GAME, AnalysisScope.MAIN_LINE, 1, new Ear(10));
    Ear ear = new Ear(-1);
    analyse(some, AnalysisScope.MAIN_LINE, 1, ear);
    assertThat(ear.progress)
        .extracting(AnalysisProgress::done, AnalysisProgress::total, AnalysisProgress::judgedNow)
        .containsExactly(tuple(10, 12, 0), tuple(11, 12, 1), tuple(12, 12, 2));
  }

  private static Tuple tuple(Object... values) {
    return Tuple.tuple(values);
  }

  @Test
  void theTimeLeftFollowsThePaceOfThisRun() {
    assertThat(new AnalysisProgress(10, 37, 0, 5).millisLeft()).isEmpty();
    assertThat(new AnalysisProgress(14, 37, 4, 8_000).millisLeft()).hasValue(46_000);
    assertThat(new AnalysisProgress(37, 37, 4, 8_000).millisLeft()).hasValue(0);
  }

  @Test
  void aGameWithoutMovesIsDoneAtOnce() {
    assertThat(analyse(Game.EMPTY, AnalysisScope.MAIN_LINE)).isEqualTo(Game.EMPTY);
  }

  @Test
  void aStoppedAnalysisFindsNothing() {
    Ear ear = new Ear(-1);
    ear.stop.stop();
    assertThat(analyse(GAME, AnalysisScope.MAIN_LINE, 2, ear)).isEqualTo(GAME);
  }

  @Test
  void aFailureOnAThreadReachesTheCaller() {
    GameAnalyser broken =
        new GameAnalyser(() -> new MoveJudge(new ScriptedSearcher("Ad1Ac3", Score.cp(-1), 4)));
    StopToken stop = new StopToken();
    assertThatThrownBy(
            () ->
                broken.analyse(
                    GAME, LEVEL, AnalysisScope.MAIN_LINE, 2, AnalysisListener.NONE, stop))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseInstanceOf(AssertionError.class);
  }

  @Test
  void interruptingTheCallerStopsTheAnalysis() throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    AnalysisListener ear =
        new AnalysisListener() {
          @Override
          public void judged(GamePath path, Judgement judgement) {
            running.countDown();
          }
        };
    boolean[] interrupted = new boolean[1];
    Thread caller =
        new Thread(
            () -> {
              analyser.analyse(
                  GAME, Strength.MAXIMUM, AnalysisScope.MAIN_LINE, 1, ear, new StopToken());
              interrupted[0] = Thread.currentThread().isInterrupted();
            });
    caller.start();
    running.await();
    caller.interrupt();
    caller.join();
    assertThat(interrupted[0]).isTrue();
  }

  @Test
  void theShortestMateIsABlunderOfWhitesSecondMove() {
    Game judged =
        analyser.analyse(
            TestGames.SHORTEST_MATE,
            Strength.DEFAULT,
            AnalysisScope.MAIN_LINE,
            2,
            AnalysisListener.NONE,
            new StopToken());
    List<JudgedMove> moves = JudgedMove.of(judged);
    Judgement blunder = moves.get(2).judgement();
    assertThat(blunder.verdict()).isEqualTo(Verdict.BLUNDER);
    assertThat(blunder.score()).isEqualTo(Score.mate(-1));
    assertThat(blunder.bestScore().isLosingMate()).isFalse();
    assertThat(blunder.bestMove()).isNotEqualTo(TestGames.move("Ac2Ac3"));
    assertThat(moves.get(3).judgement().score()).isEqualTo(Score.mate(-1));
    assertThat(moves.get(3).judgement().verdict()).isEqualTo(Verdict.NONE);
  }
}
