package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

/** Counts, average loss and accuracy, on figures worked out by hand. */
class GameReportTest {
  /** The four plies of the shortest mate, with judgements made up for the sum. */
  private static final Game GAME =
      judged(
          judgement(Verdict.BLUNDER, 30, -400),
          judgement(Verdict.NONE, -420, -420),
          judgement(Verdict.DUBIOUS, -420, -900),
          judgement(Verdict.BLUNDER, -880, 250));

  private static Judgement judgement(Verdict verdict, int best, int played) {
    return judgement(verdict, Score.cp(best), Score.cp(played));
  }

  private static Judgement judgement(Verdict verdict, Score best, Score played) {
    return new Judgement(verdict, played, best, List.of(TestGames.move("Aa2Aa3")), 5, 5);
  }

  private static Game judged(Judgement... judgements) {
    Game game = TestGames.SHORTEST_MATE;
    List<Ply> plies = game.mainLine().plies();
    List<Ply> changed =
        IntStream.range(0, judgements.length)
            .mapToObj(i -> plies.get(i).withJudgement(judgements[i]))
            .toList();
    return game.withMainLine(new Line(List.of(), changed));
  }

  @ParameterizedTest
  @CsvSource({"0,100", "1,96.6044", "10,64.5826", "50,9.5303", "100,0"})
  void aMovesAccuracyFollowsTheDropOfTheWinPercentage(double drop, double accuracy) {
    assertThat(Accuracy.ofMove(drop)).isCloseTo(accuracy, within(0.00005));
  }

  @Test
  void theMarksAreCountedBySide() {
    GameReport report = GameReport.of(GAME);
    assertThat(report.white().moves()).isEqualTo(2);
    assertThat(report.white().count(Verdict.BLUNDER)).isEqualTo(1);
    assertThat(report.white().count(Verdict.MISTAKE)).isZero();
    assertThat(report.white().count(Verdict.DUBIOUS)).isEqualTo(1);
    assertThat(report.white().count(Verdict.NONE)).isZero();
    assertThat(report.side(Side.BLACK).count(Verdict.NONE)).isEqualTo(1);
  }

  @Test
  void theAverageLossIsThatOfTheSidesOwnMoves() {
    GameReport report = GameReport.of(GAME);
    assertThat(report.white().averageLoss()).hasValue((430 + 480) / 2.0);
    assertThat(report.black().averageLoss()).hasValue(1130 / 2.0);
  }

  @Test
  void evaluationsBeyondTheCapLoseNothing() {
    GameReport report =
        GameReport.of(judged(judgement(Verdict.NONE, Score.mate(3), Score.cp(9000))));
    assertThat(report.white().averageLoss()).hasValue(0);
    GameReport swing =
        GameReport.of(judged(judgement(Verdict.BLUNDER, Score.mate(3), Score.mate(-2))));
    assertThat(swing.white().averageLoss()).hasValue(2 * WinChance.CAP);
  }

  @Test
  void accuracyIsTheMeanOfTheVolatilityWeightedAndTheHarmonicMean() {
    GameReport report = GameReport.of(GAME);
    // White: accuracies 38.9198 and 49.0077 with weights 11.0070 and 7.8069.
    assertThat(report.white().accuracy().orElseThrow()).isCloseTo(43.2454, within(0.0001));
    // Black: accuracies 100 and 10.1942 with weights 0.5 (clamped) and 12.
    assertThat(report.black().accuracy().orElseThrow()).isCloseTo(16.1443, within(0.0001));
  }

  @Test
  void aSideWithoutAJudgedMoveHasNoFigures() {
    GameReport report = GameReport.of(judged(judgement(Verdict.NONE, 10, 10)));
    assertThat(report.white().accuracy()).hasValue(100);
    assertThat(report.black())
        .isEqualTo(new SideReport(0, 0, 0, 0, OptionalDouble.empty(), OptionalDouble.empty()));
    assertThat(GameReport.of(Game.EMPTY).white().moves()).isZero();
  }
}
