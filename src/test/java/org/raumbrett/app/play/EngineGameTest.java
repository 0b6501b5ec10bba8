package org.raumbrett.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.raumbrett.rgn.RgnWriter;

class EngineGameTest {
  private static final LocalDate DATE = LocalDate.of(2026, 3, 4);

  /** What the opponent answers to a move; to others it plays its first legal move. */
  private final Map<String, String> answers =
      Map.of("Ab1Aa3", "Ec4Ec3", "Aa2Aa3", "Eb5Cb4", "Ac2Ac3", "Cb4Ab3");

  private final Deque<Runnable> background = new ArrayDeque<>();
  private final List<StopToken> tokens = new ArrayList<>();
  private final Desk desk = new Desk();
  private Score score = Score.cp(50);
  private final EngineGame game =
      new EngineGame(desk, Tasks.on(background::add, Runnable::run), this::think);

  private Opponent.Reply think(Position position, int level, StopToken stop) {
    tokens.add(stop);
    Move last =
        desk.game().length() == 0
            ? null
            : desk.game().moves(desk.game().end()).get(desk.game().length() - 1);
    String answer = last == null ? null : answers.get(last.toString());
    Move move = answer == null ? position.legalMoves().get(0) : Games.move(answer);
    return new Opponent.Reply(move, score);
  }

  private void start(Side engine) {
    game.start(Position.START, Players.of(engine, 3, "Raumbrett 9", "Ada"), DATE);
  }

  private void thinkNow() {
    background.remove().run();
  }

  private void play(String move) {
    assertThat(desk.play(Games.move(move))).isTrue();
  }

  private EngineGame.Phase phase() {
    return game.state().phase();
  }

  private String tag(String name) {
    return desk.game().tags().get(name);
  }

  @Test
  void theEngineAnswersInTheBackground() {
    start(Side.BLACK);
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(background).isEmpty();
    play("Ab1Aa3");
    assertThat(phase()).isEqualTo(EngineGame.Phase.THINKING);
    assertThat(game.isEnginesTurnHere()).isTrue();
    assertThat(desk.game().length()).isEqualTo(1);
    thinkNow();
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(desk.place().lastMove()).isEqualTo(Games.move("Ec4Ec3"));
    assertThat(game.isEnginesTurnHere()).isFalse();
  }

  @Test
  void theEngineBeginsIfItHasWhite() {
    start(Side.WHITE);
    assertThat(phase()).isEqualTo(EngineGame.Phase.THINKING);
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(1);
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
  }

  @Test
  void theTagsTellWhoPlays() {
    start(Side.BLACK);
    assertThat(tag(Tags.WHITE)).isEqualTo("Ada");
    assertThat(tag(Tags.BLACK)).isEqualTo("Raumbrett 9 (level 3)");
    assertThat(tag(Tags.DATE)).isEqualTo("2026.03.04");
    assertThat(tag(Tags.RESULT)).isEqualTo("*");
    assertThat(desk.modifiedProperty().get()).isFalse();
    assertThat(desk.document().content().problems()).isEmpty();
    assertThat(RgnWriter.fileName(desk.game(), LocalDate.MIN)).isEqualTo("raumschach_20260304.rgn");
    assertThat(Players.of(Side.WHITE, 1, "Raumbrett 9", " ").black()).isEqualTo("?");
  }

  @Test
  void aMateEndsTheGameAndIsWrittenIntoIt() {
    start(Side.BLACK);
    play("Aa2Aa3");
    thinkNow();
    play("Ac2Ac3");
    thinkNow();
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
    assertThat(game.state().end()).isEqualTo(new GameEnd(GameEnd.Cause.SPACEMATE, Side.BLACK));
    assertThat(desk.game().result()).isEqualTo(GameResult.BLACK_WINS);
    assertThat(tag(Tags.RESULT)).isEqualTo("0-1");
    assertThat(tag(Tags.TERMINATION)).isEqualTo("spacemate");
    assertThat(Games.document(RgnWriter.toSave(desk.game())).content().problems()).isEmpty();
  }

  @Test
  void takingBackTakesBothMovesAndTheResultWithThem() {
    start(Side.BLACK);
    play("Aa2Aa3");
    thinkNow();
    play("Ac2Ac3");
    thinkNow();
    game.takeBack();
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(desk.game().result()).isEqualTo(GameResult.UNFINISHED);
    assertThat(tag(Tags.TERMINATION)).isNull();
    assertThat(background).isEmpty();
    game.redo();
    assertThat(desk.game().length()).isEqualTo(4);
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
  }

  @Test
  void takingBackWhileTheEngineThinksStopsIt() {
    start(Side.BLACK);
    play("Ab1Aa3");
    game.undo();
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(desk.game().length()).isZero();
    thinkNow();
    assertThat(tokens.get(0).isStopped()).isTrue();
    assertThat(desk.game().length()).isZero();
    game.redo();
    assertThat(phase()).isEqualTo(EngineGame.Phase.THINKING);
  }

  @Test
  void undoingAVariationLeavesTheGameAlone() {
    start(Side.BLACK);
    play("Ab1Aa3");
    thinkNow();
    desk.first();
    assertThat(game.isAside()).isTrue();
    play("Ac2Ac3");
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(background).isEmpty();
    game.undo();
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(desk.game().mainLine().plies().get(0).variations()).isEmpty();
  }

  @Test
  void takingBackGoesOverWhatWasDoneSinceTheMove() {
    start(Side.BLACK);
    play("Ab1Aa3");
    thinkNow();
    desk.edit(GameEditor.withComments(desk.game(), GamePath.main(2), List.of("Hm.")));
    game.takeBack();
    assertThat(desk.game().length()).isZero();
  }

  @Test
  void anAnswerDoesNotPullTheUserFromWhereHeIs() {
    start(Side.BLACK);
    play("Ab1Aa3");
    desk.first();
    assertThat(game.isEnginesTurnHere()).isFalse();
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(desk.place().path()).isEqualTo(GamePath.START);
    assertThat(game.unseenReplyProperty().get()).isEqualTo(Games.move("Ec4Ec3"));
    desk.last();
    play("Ac2Ac3");
    assertThat(game.unseenReplyProperty().get()).isNull();
  }

  @Test
  void anotherGameOnTheDeskEndsIt() {
    start(Side.BLACK);
    play("Ab1Aa3");
    desk.show(Games.document(Games.MATE));
    assertThat(phase()).isEqualTo(EngineGame.Phase.OFF);
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(4);
    assertThat(desk.game().mainLine().plies().get(0).variations()).isEmpty();
  }

  @Test
  void resigningGivesTheEngineTheGame() {
    start(Side.BLACK);
    play("Ab1Aa3");
    game.resign();
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
    assertThat(tag(Tags.RESULT)).isEqualTo("0-1");
    assertThat(tag(Tags.TERMINATION)).isEqualTo("resignation");
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(1);
    play("Ec4Ec3");
    assertThat(background).isEmpty();
  }

  @Test
  void aDrawThatIsTakenEndsTheGame() {
    start(Side.BLACK);
    score = Score.cp(-10);
    assertThat(game.offerDraw()).isFalse();
    for (int i = 0; i < 10; i++) {
      assertThat(game.offerDraw()).as("before move " + (i + 1)).isFalse();
      desk.play(desk.place().position().legalMoves().get(0));
      assertThat(game.offerDraw()).as("while it thinks").isFalse();
      thinkNow();
    }
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    assertThat(game.offerDraw()).isTrue();
    assertThat(game.state().end()).isEqualTo(GameEnd.draw(GameEnd.Cause.AGREEMENT));
    assertThat(tag(Tags.RESULT)).isEqualTo("1/2-1/2");
    assertThat(tag(Tags.TERMINATION)).isEqualTo("agreement");
  }

  @Test
  void theRuleForDraws() {
    assertThat(DrawOffers.accepts(null, 60)).isFalse();
    assertThat(DrawOffers.accepts(Score.DRAW, 19)).isFalse();
    assertThat(DrawOffers.accepts(Score.DRAW, 20)).isTrue();
    assertThat(DrawOffers.accepts(Score.cp(1), 20)).isFalse();
    assertThat(DrawOffers.accepts(Score.mate(-3), 20)).isTrue();
    assertThat(DrawOffers.accepts(Score.mate(3), 20)).isFalse();
  }

  @Test
  void changingSidesMakesTheEngineMoveAndEitherSideTheWorkOfBoth() {
    start(Side.BLACK);
    play("Ab1Aa3");
    thinkNow();
    game.switchSides();
    assertThat(phase()).isEqualTo(EngineGame.Phase.THINKING);
    assertThat(game.state().players().engine()).isEqualTo(Side.WHITE);
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(3);
    assertThat(tag(Tags.WHITE)).isEqualTo("Ada / Raumbrett 9 (level 3)");
    assertThat(tag(Tags.BLACK)).isEqualTo("Raumbrett 9 (level 3) / Ada");
    game.undo();
    assertThat(tag(Tags.WHITE)).isEqualTo("Ada / Raumbrett 9 (level 3)");
  }

  @Test
  void changingSidesBeforeTheFirstMoveOnlySwapsTheNames() {
    start(Side.BLACK);
    game.switchSides();
    assertThat(tag(Tags.WHITE)).isEqualTo("Raumbrett 9 (level 3)");
    assertThat(tag(Tags.BLACK)).isEqualTo("Ada");
  }

  @Test
  void aBetterMoveTakesThePlaceOfTheUsersAndTheGameGoesOn() {
    start(Side.BLACK);
    play("Aa2Aa3");
    thinkNow();
    play("Ac2Ac3");
    thinkNow();
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
    GamePath blunder = GamePath.main(3);
    Game lost = desk.game();
    assertThat(game.mayPlayInstead(blunder)).isTrue();
    assertThat(game.mayPlayInstead(GamePath.main(4))).as("a move of the engine").isFalse();
    assertThat(game.mayPlayInstead(GamePath.START)).isFalse();

    Judgement good = Games.judgement(Verdict.NONE, "Ab1Aa3");
    game.playInstead(blunder, Games.move("Ab2Ab3"), good);
    assertThat(phase()).isEqualTo(EngineGame.Phase.THINKING);
    assertThat(game.isEnginesTurnHere()).isTrue();
    assertThat(desk.game().result()).isEqualTo(GameResult.UNFINISHED);
    assertThat(tag(Tags.RESULT)).isEqualTo("*");
    assertThat(tag(Tags.TERMINATION)).isNull();
    assertThat(desk.game().ply(blunder).judgement()).isEqualTo(good);
    assertThat(desk.game().ply(blunder).variations())
        .singleElement()
        .satisfies(old -> assertThat(old.length()).isEqualTo(2));
    thinkNow();
    assertThat(desk.game().length()).isEqualTo(4);
    game.undo();
    assertThat(desk.game()).as("one change, and the answer with it").isEqualTo(lost);
    assertThat(phase()).isEqualTo(EngineGame.Phase.OVER);
  }

  @Test
  void theMoveThatWasPlayedIsNoOther() {
    start(Side.BLACK);
    play("Ab1Aa3");
    thinkNow();
    Game before = desk.game();
    game.playInstead(GamePath.main(1), Games.move("Ab1Aa3"), null);
    game.playInstead(GamePath.main(2), Games.move("Eb5Cb4"), null);
    assertThat(desk.game()).isSameAs(before);
  }

  @Test
  void moveNowStopsTheSearchAndItsMoveCounts() {
    start(Side.BLACK);
    play("Ab1Aa3");
    game.moveNow();
    thinkNow();
    assertThat(tokens.get(0).isStopped()).isTrue();
    assertThat(desk.game().length()).isEqualTo(2);
  }

  @Test
  void aGameFromAnotherPositionSaysSo() {
    Position ending = Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K1Q2 b 3 40");
    game.start(ending, Players.of(Side.WHITE, 3, "Raumbrett 9", "Ada"), DATE);
    assertThat(tag(Tags.SET_UP)).isEqualTo("1");
    assertThat(tag(Tags.FEN)).isEqualTo(ending.toString());
    assertThat(desk.game().start()).isEqualTo(ending);
    assertThat(phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
  }

  @Test
  void everyEndOfAPositionIsKnown() {
    assertThat(GameEnd.of(Position.START)).isNull();
    assertThat(GameEnd.of(Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K4 w")))
        .isEqualTo(GameEnd.draw(GameEnd.Cause.DEAD));
    assertThat(
            GameEnd.of(
                Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K1Q2 w 100 80")))
        .isEqualTo(GameEnd.draw(GameEnd.Cause.MOVE_RULE));
    Position position = Position.START;
    for (int i = 0; i < 2; i++) {
      for (String move : "Ab1Aa3 Eb5Ea3 Aa3Ab1 Ea3Eb5".split(" ")) {
        assertThat(GameEnd.of(position)).isNull();
        position = position.play(Games.move(move));
      }
    }
    assertThat(GameEnd.of(position)).isEqualTo(GameEnd.draw(GameEnd.Cause.REPETITION));
  }
}
