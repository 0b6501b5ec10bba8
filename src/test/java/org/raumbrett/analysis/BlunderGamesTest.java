package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

/** Games made by a computer with one blunder each: it is flagged and a better move is named. */
class BlunderGamesTest {
  private static final Path FILE =
      Path.of("src", "test", "resources", "org", "raumbrett", "analysis", "blunders.rgn");

  /** Three pawns either way. */
  private static final int EVEN = 300;

  static Stream<Arguments> blunders() throws IOException {
    return document().games().stream()
        .map(
            read -> {
              Game game = read.game();
              int ply = Integer.parseInt(tag(game, "Blunder"));
              Position before = game.position(GamePath.main(ply - 1));
              Move played = game.mainLine().plies().get(ply - 1).move();
              return arguments(tag(game, "Kind"), played.toString(), before, played);
            });
  }

  private static RgnDocument document() throws IOException {
    return RgnReader.read(Files.readAllBytes(FILE));
  }

  private static String tag(Game game, String name) {
    return Objects.requireNonNull(game.tags().get(name), name);
  }

  @Test
  void thereAreAtLeastTwelveOfAllKinds() throws IOException {
    assertThat(document().problems()).isEmpty();
    List<String> kinds = document().games().stream().map(read -> tag(read.game(), "Kind")).toList();
    assertThat(kinds).hasSizeGreaterThanOrEqualTo(12);
    assertThat(kinds)
        .contains(
            "en prise",
            "mate in 1 allowed",
            "mate in 2 allowed",
            "mate in 1 missed",
            "mate in 2 missed",
            "promotion missed",
            "stalemate given away");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("blunders")
  void theBlunderIsFlaggedAndAProvedBetterMoveIsNamed(
      String kind, String name, Position before, Move played) {
    BlunderProof proof = new BlunderProof(kind, before, played);
    assertThat(proof.isBlunder()).as("it is a blunder").isTrue();
    Judgement judgement =
        Objects.requireNonNull(
            new MoveJudge().judge(before, played, Strength.DEFAULT, new StopToken()));
    assertThat(judgement.verdict()).as(judgement.toString()).isIn(Verdict.MISTAKE, Verdict.BLUNDER);
    assertThat(proof.isBetter(judgement.bestMove())).as("%s", judgement).isTrue();
    if (proof.needsAnEvenPosition()) {
      assertThat(judgement.bestScore().isMate()).isFalse();
      assertThat(judgement.bestScore().value()).isBetween(-EVEN, EVEN);
    }
  }
}
