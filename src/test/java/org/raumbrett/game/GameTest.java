package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

class GameTest {
  /**
   * Aa2-Aa3 Ee4-Ee3 Ab2-Ab3, with a variation for Black's move of two plies, whose second has a
   * variation of its own, and a second variation for it.
   */
  private static final Game GAME =
      game(
          ply("Aa2Aa3"),
          ply(
              "Ee4Ee3",
              line(ply("Eb5Cb4"), ply("Ac2Ac3", line(ply("Ab1Aa3", line(ply("Ad2Ad3")))))),
              line(ply("Ea4Ea3"))),
          ply("Ab2Ab3"));

  private static final GamePath BLACKS_OTHER = GamePath.START.into(1, 0, 2);
  private static final GamePath WHITES_OTHER = BLACKS_OTHER.into(1, 0, 1);
  private static final GamePath DEEPEST = WHITES_OTHER.into(0, 0, 1);
  private static final GamePath BLACKS_THIRD = GamePath.START.into(1, 1, 1);

  @Test
  void theEndIsAfterTheLastPly() {
    assertThat(GAME.length()).isEqualTo(3);
    assertThat(GAME.end()).isEqualTo(GamePath.main(3));
    assertThat(Game.EMPTY.end()).isEqualTo(GamePath.START);
  }

  @Test
  void aPathLeadsThroughTheTree() {
    assertThat(moves(GamePath.START)).isEmpty();
    assertThat(moves(GamePath.main(2))).containsExactly("Aa2Aa3", "Ee4Ee3");
    assertThat(moves(BLACKS_OTHER)).containsExactly("Aa2Aa3", "Eb5Cb4", "Ac2Ac3");
    assertThat(moves(BLACKS_OTHER.withPly(0))).containsExactly("Aa2Aa3");
    assertThat(moves(WHITES_OTHER)).containsExactly("Aa2Aa3", "Eb5Cb4", "Ab1Aa3");
    assertThat(moves(BLACKS_THIRD)).containsExactly("Aa2Aa3", "Ea4Ea3");
    assertThat(moves(DEEPEST)).containsExactly("Aa2Aa3", "Eb5Cb4", "Ad2Ad3");
  }

  @Test
  void thePositionIsThatAfterTheMoves() {
    assertThat(GAME.position(GamePath.START)).isEqualTo(Position.START);
    assertThat(GAME.position(BLACKS_THIRD))
        .isEqualTo(Position.START.play(move("Aa2Aa3")).play(move("Ea4Ea3")));
  }

  @Test
  void thePlyIsTheOneThatLedThere() {
    assertThat(GAME.ply(GamePath.START)).isNull();
    assertThat(GAME.ply(BLACKS_OTHER.withPly(0))).isNull();
    assertThat(Objects.requireNonNull(GAME.ply(WHITES_OTHER)).move()).hasToString("Ab1Aa3");
    assertThat(Objects.requireNonNull(GAME.ply(GAME.end())).move()).hasToString("Ab2Ab3");
  }

  @Test
  void onlyPlacesOfTheTreeExist() {
    for (GamePath path :
        List.of(GamePath.START, GAME.end(), BLACKS_OTHER, WHITES_OTHER, DEEPEST, BLACKS_THIRD)) {
      assertThat(GAME.has(path)).as(path.toString()).isTrue();
    }
    for (GamePath path :
        List.of(
            GamePath.main(4),
            BLACKS_OTHER.withPly(3),
            GamePath.START.into(0, 0, 0),
            GamePath.START.into(1, 2, 0),
            GamePath.START.into(3, 0, 0),
            DEEPEST.into(0, 0, 0))) {
      assertThat(GAME.has(path)).as(path.toString()).isFalse();
      assertThatThrownBy(() -> GAME.moves(path)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void aLineIsReplacedDeepInTheTreeAndTheRestIsShared() {
    Line longer = GAME.line(WHITES_OTHER).plus(ply("Ea4Ea3"));
    Game changed = GAME.withLine(WHITES_OTHER, longer);

    assertThat(changed.line(WHITES_OTHER)).isEqualTo(longer);
    assertThat(changed.has(WHITES_OTHER.withPly(2))).isTrue();
    assertThat(GAME.has(WHITES_OTHER.withPly(2))).isFalse();
    assertThat(changed.mainLine().plies().get(0)).isSameAs(GAME.mainLine().plies().get(0));
    assertThat(changed.line(BLACKS_THIRD)).isSameAs(GAME.line(BLACKS_THIRD));
    assertThat(changed.line(DEEPEST)).isSameAs(GAME.line(DEEPEST));
    assertThat(changed.withLine(WHITES_OTHER, GAME.line(WHITES_OTHER))).isEqualTo(GAME);
  }

  @Test
  void theMainLineIsReplacedThroughAnyOfItsPlaces() {
    assertThat(GAME.withLine(GamePath.main(2), Line.EMPTY))
        .isEqualTo(GAME.withMainLine(Line.EMPTY));
  }

  @Test
  void aChangeKeepsTheOtherParts() {
    Tags tags = Tags.NONE.with(Tags.WHITE, "one");
    Game game = GAME.withTags(tags).withResult(GameResult.DRAW);

    assertThat(game.tags()).isEqualTo(tags);
    assertThat(game.result()).isEqualTo(GameResult.DRAW);
    assertThat(game.mainLine()).isSameAs(GAME.mainLine());
    assertThat(game.withMainLine(Line.EMPTY))
        .isEqualTo(new Game(tags, Position.START, Line.EMPTY, GameResult.DRAW));
    assertThat(game.withResult(null).withTags(Tags.NONE)).isEqualTo(GAME);
  }

  @Test
  void aPlyKeepsWhatIsNotChanged() {
    Ply ply =
        ply("Aa2Aa3")
            .withNags(List.of(1))
            .withComments(List.of("why"))
            .withVariations(List.of(line(ply("Ab1Aa3"))));

    assertThat(ply.move()).hasToString("Aa2Aa3");
    assertThat(ply.nags()).containsExactly(1);
    assertThat(ply.comments()).containsExactly("why");
    assertThat(ply.judgement()).isNull();
    assertThat(ply.variations()).hasSize(1);
    assertThat(ply.withJudgement(null)).isEqualTo(ply);
  }

  @Test
  void listsHandedInCannotBeChangedAfterwards() {
    List<Ply> plies = new java.util.ArrayList<>(List.of(ply("Aa2Aa3")));
    Line line = new Line(List.of(), plies);
    plies.clear();

    assertThat(line.length()).isOne();
    assertThatThrownBy(() -> line.plies().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static List<String> moves(GamePath path) {
    return GAME.moves(path).stream().map(Move::toString).toList();
  }

  private static Game game(Ply... plies) {
    return Game.EMPTY.withMainLine(line(plies));
  }

  private static Line line(Ply... plies) {
    return new Line(List.of(), List.of(plies));
  }

  private static Ply ply(String move, Line... variations) {
    return new Ply(move(move)).withVariations(List.of(variations));
  }

  private static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text));
  }

  @Test
  void gamesAreEqualIfTagsStartMovesAndResultAre() {
    Tags tags = new Tags(List.of(new Tag(Tags.WHITE, "A")));
    Game game = new Game(tags, Position.START, GAME.mainLine(), GameResult.DRAW);
    Game same = GAME.withTags(new Tags(tags.list())).withResult(GameResult.DRAW);
    assertThat(game).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(game)
        .isNotEqualTo(game.withTags(Tags.NONE))
        .isNotEqualTo(game.withMainLine(Line.EMPTY))
        .isNotEqualTo(game.withResult(null))
        .isNotEqualTo(
            new Game(tags, GAME.position(GamePath.main(1)), GAME.mainLine(), GameResult.DRAW));
  }
}
