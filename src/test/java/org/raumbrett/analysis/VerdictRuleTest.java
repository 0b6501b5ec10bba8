package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.board.Score;
import org.raumbrett.game.Verdict;

class VerdictRuleTest {
  /** The least whole centipawns whose win chance reaches the value. */
  private static int centipawnsFor(double chance) {
    int centipawns = 0;
    while (WinChance.of(Score.cp(centipawns)) < chance) {
      centipawns++;
    }
    return centipawns;
  }

  private static Score score(String text) {
    return text.startsWith("#")
        ? Score.mate(Integer.parseInt(text.substring(1)))
        : Score.cp(Integer.parseInt(text));
  }

  private static void assertVerdict(Score best, Score played, String glyph) {
    assertThat(VerdictRule.verdict(best, played))
        .as("%s then %s", best, played)
        .isEqualTo(Verdict.ofGlyph(glyph));
  }

  @ParameterizedTest
  @CsvSource({"0.1,'',?!", "0.2,?!,?", "0.3,?,??"})
  void aMarkBeginsExactlyAtItsThreshold(double loss, String below, String at) {
    int centipawns = centipawnsFor(loss);
    assertVerdict(Score.DRAW, Score.cp(1 - centipawns), below);
    assertVerdict(Score.DRAW, Score.cp(-centipawns), at);
  }

  @ParameterizedTest
  @CsvSource({
    // no mate before, the opponent mates after
    "0,#-1,??",
    "0,#-9,??",
    "500,#-2,??",
    "-900,#-2,??",
    // a mate before, none after
    "#3,0,??",
    "#3,900,??",
    "#1,-400,??",
    // a mate before, the opponent mates after
    "#2,#-2,??",
    "#9,#-9,??",
    // a slower mate; mated anyway
    "#1,#2,''",
    "#2,#40,''",
    "#-5,#-1,''",
    "#-1,#-1,''",
    // nothing lost, or found by the played move alone
    "40,40,''",
    "40,90,''",
    "-1200,#2,''",
    "#-2,-1500,''",
    "#-2,#3,''"
  })
  void matesFollowTheirOwnRules(String best, String played, String glyph) {
    assertVerdict(score(best), score(played), glyph);
  }

  @ParameterizedTest
  @CsvSource({"0.86,??,?", "0.95,?,?!"})
  void aMateInADecidedGameIsJudgedMildly(double decided, String below, String at) {
    int centipawns = centipawnsFor(decided);
    assertVerdict(Score.mate(2), Score.cp(centipawns - 1), below);
    assertVerdict(Score.mate(2), Score.cp(centipawns), at);
    assertVerdict(Score.cp(1 - centipawns), Score.mate(-2), below);
    assertVerdict(Score.cp(-centipawns), Score.mate(-2), at);
  }
}
