package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

class DecidedTest {
  private static Score score(String text) {
    return text.startsWith("#")
        ? Score.mate(Integer.parseInt(text.substring(1)))
        : Score.cp(Integer.parseInt(text));
  }

  private static Decided decided(Side mover, Score best, Score own) {
    Move move = Position.START.legalMoves().get(0);
    boolean white = mover == Side.WHITE;
    return Decided.of(
        mover,
        new Judgement(
            Verdict.NONE,
            white ? own : own.negate(),
            white ? best : best.negate(),
            List.of(move),
            6,
            5));
  }

  @ParameterizedTest
  @CsvSource({
    "1900,1500,WON",
    "600,550,NO",
    "250,150,NO",
    "-900,-1100,LOST",
    "-200,-290,NO",
    "#3,#8,WON",
    "#-5,#-2,LOST",
    "-1600,#-4,LOST",
    "#3,#3,NO",
    "1500,1900,NO",
  })
  void aLossWithoutAMarkIsExplainedWhereTheGameIsDecided(String best, String own, Decided why) {
    for (Side mover : Side.values()) {
      assertThat(decided(mover, score(best), score(own))).as(mover.name()).isEqualTo(why);
    }
  }
}
