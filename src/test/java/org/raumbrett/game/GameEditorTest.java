package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;

class GameEditorTest {
  private static final Move WHITE_1 = move("Aa2Aa3");
  private static final Move BLACK_1 = move("Eb5Cb4");
  private static final Move WHITE_2 = move("Ac2Ac3");
  private static final Move OTHER_1 = move("Ab1Aa3");
  private static final Move REPLY = move("Ec4Ec3");

  private final Game game = game(WHITE_1, BLACK_1, WHITE_2);

  private static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text));
  }

  private static Game game(Move... moves) {
    Line line = Line.EMPTY;
    for (Move move : moves) {
      line = line.plus(new Ply(move));
    }
    return Game.EMPTY.withMainLine(line);
  }

  @Test
  void theGamesOwnNextMoveChangesNothing() {
    GameEditor.Change change = GameEditor.play(game, GamePath.START, WHITE_1);
    assertThat(change.game()).isSameAs(game);
    assertThat(change.path()).isEqualTo(GamePath.main(1));
  }

  @Test
  void aMoveAtTheEndContinuesTheLine() {
    GameEditor.Change change = GameEditor.play(game, game.end(), REPLY);
    assertThat(change.game().length()).isEqualTo(4);
    assertThat(change.path()).isEqualTo(GamePath.main(4));
  }

  @Test
  void anotherMoveBecomesAVariation() {
    GameEditor.Change change = GameEditor.play(game, GamePath.START, OTHER_1);
    assertThat(change.game().length()).isEqualTo(3);
    assertThat(change.path()).isEqualTo(GamePath.START.into(0, 0, 1));
    assertThat(change.game().moves(change.path())).containsExactly(OTHER_1);
  }

  @Test
  void aVariationThatIsThereIsEnteredAndNotDoubled() {
    Game varied = GameEditor.play(game, GamePath.START, OTHER_1).game();
    GameEditor.Change again = GameEditor.play(varied, GamePath.START, OTHER_1);
    assertThat(again.game()).isSameAs(varied);
    assertThat(again.path()).isEqualTo(GamePath.START.into(0, 0, 1));
  }

  @Test
  void deletingInTheMainLineTakesWhatFollows() {
    GameEditor.Change change = GameEditor.delete(game, GamePath.main(2));
    assertThat(change.game().moves(change.game().end())).containsExactly(WHITE_1);
    assertThat(change.path()).isEqualTo(GamePath.main(1));
  }

  @Test
  void deletingAVariationsFirstMoveTakesTheVariation() {
    GameEditor.Change varied = GameEditor.play(game, GamePath.START, OTHER_1);
    GameEditor.Change change = GameEditor.delete(varied.game(), varied.path());
    assertThat(change.game()).isEqualTo(game);
    assertThat(change.path()).isEqualTo(GamePath.START);
  }

  @Test
  void nothingCanBeDeletedAtTheStart() {
    assertThatThrownBy(() -> GameEditor.delete(game, GamePath.START))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void promotingExchangesAVariationAndItsLine() {
    GameEditor.Change varied = GameEditor.play(game, GamePath.START, OTHER_1);
    GameEditor.Change longer = GameEditor.play(varied.game(), varied.path(), REPLY);
    GameEditor.Change change = GameEditor.promote(longer.game(), longer.path());
    Game risen = change.game();
    assertThat(risen.moves(risen.end())).containsExactly(OTHER_1, REPLY);
    assertThat(change.path()).isEqualTo(GamePath.main(2));
    assertThat(risen.moves(GamePath.START.into(0, 0, 3)))
        .containsExactly(WHITE_1, BLACK_1, WHITE_2);
  }

  @Test
  void promotingTwiceGivesTheGameBack() {
    GameEditor.Change varied = GameEditor.play(game, GamePath.START, OTHER_1);
    Game once = GameEditor.promote(varied.game(), varied.path()).game();
    Game twice = GameEditor.promote(once, GamePath.START.into(0, 0, 1)).game();
    assertThat(twice).isEqualTo(varied.game());
  }

  @Test
  void commentsStandBehindTheMoveOrBeforeTheFirst() {
    Game behind = GameEditor.withComments(game, GamePath.main(1), List.of("bold"));
    assertThat(behind.mainLine().plies().get(0).comments()).containsExactly("bold");
    Game before = GameEditor.withComments(game, GamePath.START, List.of("a test"));
    assertThat(before.mainLine().comments()).containsExactly("a test");
  }
}
