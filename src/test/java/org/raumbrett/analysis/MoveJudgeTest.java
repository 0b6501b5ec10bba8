package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

/** The judge's rules, with searches that find what the test tells them. */
class MoveJudgeTest {
  private static final String BEST = "Ab1Ac3";
  private static final String PLAYED = "Ab1Aa3";

  /** White can stalemate by Bc1Bc2. */
  private static final String STALEMATE_AT_HAND =
      "5/5/5/5/5|5/5/3K1/5/5|5/5/5/5/5|5/5/5/R4/2Q2|5/5/5/5/k4 w 0 1";

  /** Aa1Ba2 is Black's only legal move. */
  private static final String FORCED =
      "5/5/5/5/5|5/5/3K1/5/5|5/5/5/5/5|5/5/5/R4/2Q2|5/5/5/5/k4 b 0 1";

  private static Position start(String... moves) {
    return play(Position.START, moves);
  }

  private static Position play(Position from, String... moves) {
    Position position = from;
    for (String move : moves) {
      position = position.play(move(move));
    }
    return position;
  }

  private static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text), text);
  }

  private static Judgement judge(ScriptedSearcher searcher, Position before, String played) {
    return Objects.requireNonNull(
        new MoveJudge(searcher).judge(before, move(played), Strength.CLUB, new StopToken()));
  }

  @Test
  void thePlayedMoveIsSearchedAloneToTheDepthOfTheBest() {
    ScriptedSearcher searcher =
        new ScriptedSearcher("Ab1Ac3 Eb5Cb4", Score.cp(30), 6).alone(6, Score.cp(-400));
    Judgement judgement = judge(searcher, start(), PLAYED);
    assertThat(searcher.asked).containsExactly("clear", "best", "[Ab1Aa3] to 6");
    assertThat(judgement.verdict()).isEqualTo(Verdict.BLUNDER);
    assertThat(judgement.score()).isEqualTo(Score.cp(-400));
    assertThat(judgement.bestScore()).isEqualTo(Score.cp(30));
    assertThat(judgement.bestLine()).containsExactly(move("Ab1Ac3"), move("Eb5Cb4"));
    assertThat(judgement.depth()).isEqualTo(6);
    assertThat(judgement.level()).isEqualTo(5);
  }

  @Test
  void blacksMovesAreJudgedFromBlacksSideAndReportedFromWhites() {
    ScriptedSearcher searcher =
        new ScriptedSearcher("Eb5Cb4", Score.cp(50), 5).alone(5, Score.cp(-300));
    Judgement judgement = judge(searcher, start("Aa2Aa3"), "Ed5Cd4");
    assertThat(judgement.verdict()).isEqualTo(Verdict.BLUNDER);
    assertThat(judgement.score()).isEqualTo(Score.cp(300));
    assertThat(judgement.bestScore()).isEqualTo(Score.cp(-50));
  }

  @Test
  void theEnginesOwnMoveNeedsNoSecondSearch() {
    ScriptedSearcher searcher = new ScriptedSearcher(BEST, Score.cp(-700), 6);
    Judgement judgement = judge(searcher, start(), BEST);
    assertThat(searcher.asked).containsExactly("clear", "best");
    assertThat(judgement.verdict()).isEqualTo(Verdict.NONE);
    assertThat(judgement.score()).isEqualTo(judgement.bestScore()).isEqualTo(Score.cp(-700));
  }

  @Test
  void aPlayedMoveThatScoresHigherIsTheBestMove() {
    ScriptedSearcher searcher = new ScriptedSearcher(BEST, Score.cp(20), 6).alone(6, Score.cp(35));
    Judgement judgement = judge(searcher, start(), PLAYED);
    assertThat(judgement.verdict()).isEqualTo(Verdict.NONE);
    assertThat(judgement.bestMove()).isEqualTo(move(PLAYED));
    assertThat(judgement.bestScore()).isEqualTo(judgement.score()).isEqualTo(Score.cp(35));
  }

  @Test
  void aLostMateIsLookedForTwoPliesDeeper() {
    ScriptedSearcher searcher =
        new ScriptedSearcher(BEST, Score.mate(2), 5)
            .alone(5, Score.cp(600))
            .alone(7, Score.mate(3));
    Judgement judgement = judge(searcher, start(), PLAYED);
    assertThat(judgement.verdict()).isEqualTo(Verdict.NONE);
    assertThat(judgement.score()).isEqualTo(Score.mate(3));
    assertThat(judgement.depth()).isEqualTo(5);
  }

  @Test
  void aMateThatIsNotThereTwoPliesDeeperIsLost() {
    ScriptedSearcher searcher =
        new ScriptedSearcher(BEST, Score.mate(2), 5)
            .alone(5, Score.cp(600))
            .alone(7, Score.cp(640));
    Judgement judgement = judge(searcher, start(), PLAYED);
    assertThat(judgement.verdict()).isEqualTo(Verdict.BLUNDER);
    assertThat(judgement.score()).isEqualTo(Score.cp(600));
  }

  @Test
  void nothingIsSearchedBeyondTheGreatestDepth() {
    ScriptedSearcher searcher =
        new ScriptedSearcher(BEST, Score.mate(4), 100).alone(100, Score.cp(300));
    assertThat(judge(searcher, start(), PLAYED).verdict()).isEqualTo(Verdict.BLUNDER);
  }

  @Test
  void aMateThatTheOpponentGetsInsteadIsABlunder() {
    ScriptedSearcher searcher =
        new ScriptedSearcher(BEST, Score.mate(2), 5)
            .alone(5, Score.mate(-1))
            .alone(7, Score.mate(-1));
    assertThat(judge(searcher, start(), PLAYED).verdict()).isEqualTo(Verdict.BLUNDER);
  }

  @Test
  void aMatingMoveIsAMateInOneWithoutASearch() {
    Position before = start("Aa2Aa3", "Eb5Cb4", "Ac2Ac3");
    ScriptedSearcher searcher = new ScriptedSearcher("Cb4Cc2", Score.cp(900), 4);
    Judgement judgement = judge(searcher, before, "Cb4Ab3");
    assertThat(searcher.asked).containsExactly("clear", "best");
    assertThat(judgement.verdict()).isEqualTo(Verdict.NONE);
    assertThat(judgement.score()).isEqualTo(Score.mate(-1));
    assertThat(judgement.bestMove()).isEqualTo(move("Cb4Ab3"));
  }

  @Test
  void aStalemateIsADrawWhateverASearchMightSay() {
    Position before = Rfen.parse(STALEMATE_AT_HAND);
    ScriptedSearcher searcher = new ScriptedSearcher("Bc1Bc3", Score.mate(3), 6);
    Judgement judgement = judge(searcher, before, "Bc1Bc2");
    assertThat(searcher.asked).containsExactly("clear", "best");
    assertThat(judgement.score()).isEqualTo(Score.DRAW);
    assertThat(judgement.verdict()).isEqualTo(Verdict.BLUNDER);
  }

  @Test
  void aDeadPositionIsADraw() {
    Position before = Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K1q2/n4/5/5/4k w 0 1");
    ScriptedSearcher searcher =
        new ScriptedSearcher("Aa5Bb5", Score.cp(-500), 6).alone(6, Score.cp(-450));
    Judgement taken = judge(searcher, before, "Aa5Aa4");
    assertThat(taken.score()).isEqualTo(Score.cp(-450));
    Position lone = Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/n4/5/5/4k w 0 1");
    Judgement dead = judge(new ScriptedSearcher("Aa5Ab5", Score.cp(-320), 6), lone, "Aa5Aa4");
    assertThat(dead.score()).isEqualTo(Score.DRAW);
    assertThat(dead.bestMove()).isEqualTo(move("Aa5Aa4"));
  }

  @Test
  void theThirdOccurrenceIsADrawAndTheSecondIsNot() {
    String[] shuffle = {"Ab1Ac3", "Eb5Ec3", "Ac3Ab1", "Ec3Eb5"};
    Position once = start("Ab1Ac3", "Eb5Ec3", "Ac3Ab1");
    ScriptedSearcher second =
        new ScriptedSearcher("Ec3Cc4", Score.cp(10), 5).alone(5, Score.cp(-12));
    assertThat(judge(second, once, "Ec3Eb5").score()).isEqualTo(Score.cp(12));
    Position twice = play(start(shuffle), "Ab1Ac3", "Eb5Ec3", "Ac3Ab1");
    ScriptedSearcher third = new ScriptedSearcher("Ec3Cc4", Score.cp(700), 5);
    Judgement judgement = judge(third, twice, "Ec3Eb5");
    assertThat(third.asked).containsExactly("clear", "best");
    assertThat(judgement.score()).isEqualTo(Score.DRAW);
    assertThat(judgement.verdict()).isEqualTo(Verdict.BLUNDER);
  }

  @Test
  void theHundredthPlyOfTheMoveRuleIsADrawUnlessItMates() {
    String board = Position.START.toString().split(" ")[0];
    Position before = Rfen.parse(board + " w 99 80");
    ScriptedSearcher searcher = new ScriptedSearcher("Aa2Aa3", Score.cp(500), 5);
    assertThat(judge(searcher, before, "Ab1Ac3").score()).isEqualTo(Score.DRAW);
    Position mating = start("Aa2Aa3", "Eb5Cb4", "Ac2Ac3");
    Position late = Rfen.parse(mating.toString().replace(" b 0 2", " b 99 80"));
    assertThat(late.halfmoveClock()).isEqualTo(99);
    assertThat(judge(new ScriptedSearcher("Cb4Ab3", Score.mate(1), 5), late, "Cb4Ab3").score())
        .isEqualTo(Score.mate(-1));
  }

  @Test
  void aForcedMoveIsNeverMarked() {
    Position forced = Rfen.parse(FORCED);
    assertThat(forced.legalMoves()).containsExactly(move("Aa1Ba2"));
    ScriptedSearcher searcher =
        new ScriptedSearcher("Aa1Ba2", Score.mate(-2), 5).alone(5, Score.mate(-1));
    Judgement judgement = judge(searcher, forced, "Aa1Ba2");
    assertThat(judgement.verdict()).isEqualTo(Verdict.NONE);
    assertThat(judgement.score()).isEqualTo(Score.mate(2));
  }

  @Test
  void aStoppedJudgementIsNone() {
    StopToken stop = new StopToken();
    stop.stop();
    ScriptedSearcher searcher = new ScriptedSearcher(BEST, Score.cp(20), 6);
    assertThat(new MoveJudge(searcher).judge(start(), move(PLAYED), Strength.CLUB, stop)).isNull();
  }

  @Test
  void anIllegalMoveIsRefused() {
    assertThatThrownBy(() -> judge(new ScriptedSearcher(BEST, Score.DRAW, 5), start(), "Aa2Aa4"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
