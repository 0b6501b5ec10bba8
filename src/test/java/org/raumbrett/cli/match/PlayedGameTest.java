package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;

class PlayedGameTest {
  private static final GameRules TO_THE_END = new GameRules(400, 0, 4);

  @Test
  void aSpacematedSideLoses() {
    PlayedGame game =
        PlayedGame.play(
            Position.START,
            player(null, "Aa2Aa3", "Ac2Ac3"),
            player(null, "Eb5Cb4", "Cb4Ab3"),
            TO_THE_END);
    assertThat(game.end()).isEqualTo(GameEnd.SPACEMATE);
    assertThat(game.whiteHalfPoints()).isZero();
    assertThat(game.choices()).hasSize(4);
    assertThat(game.line().moves()).hasSize(4);
    assertThat(game.line().current().status().isEnd()).isTrue();
  }

  @Test
  void goingToAndFroIsADrawByRepetition() {
    PlayedGame game =
        PlayedGame.play(
            Position.START,
            player(null, "Ab1Ac3", "Ac3Ab1"),
            player(null, "Eb5Ec3", "Ec3Eb5"),
            TO_THE_END);
    assertThat(game.end()).isEqualTo(GameEnd.REPETITION);
    assertThat(game.whiteHalfPoints()).isEqualTo(1);
    assertThat(game.choices()).hasSize(8);
  }

  @Test
  void aDeadPositionIsADrawAtOnce() {
    Position dead = Rfen.parse("5/5/5/5/k4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w");
    PlayedGame game = PlayedGame.play(dead, player(null), player(null), TO_THE_END);
    assertThat(game.end()).isEqualTo(GameEnd.DEAD_POSITION);
    assertThat(game.choices()).isEmpty();
  }

  @Test
  void theMoveRuleEndsAGame() {
    Position late = Rfen.parse("5/5/5/5/k4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/4Q/K4 w 99 80");
    PlayedGame game = PlayedGame.play(late, player(null, "Aa1Ab1"), player(null), TO_THE_END);
    assertThat(game.end()).isEqualTo(GameEnd.MOVE_RULE);
    assertThat(game.whiteHalfPoints()).isEqualTo(1);
  }

  @Test
  void aClearAdvantageBothSeeForFourPliesDecides() {
    GameRules rules = new GameRules(400, 1500, 4);
    PlayedGame game =
        PlayedGame.play(
            Position.START,
            player(Score.cp(1500), "Aa2Aa3"),
            player(Score.mate(-9), "Ea4Ea3"),
            rules);
    assertThat(game.end()).isEqualTo(GameEnd.CLEAR);
    assertThat(game.end().inWords()).isEqualTo("both see a clear win");
    assertThat(game.whiteHalfPoints()).isEqualTo(2);
    assertThat(game.choices()).hasSize(4);
    PlayedGame lost =
        PlayedGame.play(Position.START, player(Score.cp(-2000)), player(Score.cp(2000)), rules);
    assertThat(lost.whiteHalfPoints()).isZero();
  }

  @Test
  void anAdvantageOnlyOneSideSeesDecidesNothing() {
    GameRules rules = new GameRules(12, 1500, 4);
    PlayedGame game =
        PlayedGame.play(Position.START, player(Score.cp(9000)), player(Score.cp(-1499)), rules);
    assertThat(game.end()).isEqualTo(GameEnd.LENGTH);
    PlayedGame disputed =
        PlayedGame.play(Position.START, player(Score.cp(9000)), player(Score.cp(9000)), rules);
    assertThat(disputed.end()).isEqualTo(GameEnd.LENGTH);
    assertThat(disputed.choices()).hasSize(12);
    assertThat(disputed.whiteHalfPoints()).isEqualTo(1);
  }

  private static ScriptedPlayer player(@Nullable Score score, String... moves) {
    return new ScriptedPlayer(score, moves);
  }
}
