package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.game.Game;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;

/** Reading gives what was written. */
class RoundTripTest {
  @Test
  void theAnnotatedFormGivesTheSameGameAndTheSameBytes() {
    check(1, 500);
  }

  @Test
  @Tag("long")
  void theAnnotatedFormGivesTheSameGameAndTheSameBytesTwentyThousandTimes() {
    check(2, 20_000);
  }

  private static void check(long seed, int count) {
    GameGenerator games = new GameGenerator(seed);
    for (int i = 0; i < count; i++) {
      Game game = normal(games.next());
      String annotated = RgnWriter.annotated(game);
      RgnDocument document = RgnReader.read(annotated.getBytes(StandardCharsets.UTF_8));
      assertThat(document.errorCount()).as(annotated).isZero();
      assertThat(document.games()).as(annotated).hasSize(1);
      Game read = document.games().get(0).game();
      assertThat(read).as(annotated).isEqualTo(game);
      assertThat(RgnWriter.annotated(read)).isEqualTo(annotated);
      checkStrict(game);
    }
  }

  private static void checkStrict(Game game) {
    String strict = RgnWriter.strict(game);
    RgnDocument document = RgnReader.read(strict);
    Game read = document.games().get(0).game();
    assertThat(moves(read)).as(strict).isEqualTo(moves(game));
    assertThat(comments(read)).isEqualTo(comments(game));
    assertThat(read.mainLine().comments()).isEqualTo(game.mainLine().comments());
    assertThat(read.tags().list()).containsAll(game.tags().list());
    assertThat(RgnWriter.dropped(read).isEmpty()).isTrue();
    assertThat(RgnWriter.strict(read)).isEqualTo(strict);
  }

  /** A value on one line: that is all a tag can hold. */
  private static Game normal(Game game) {
    Tags tags =
        new Tags(
            game.tags().list().stream()
                .map(tag -> new org.raumbrett.game.Tag(tag.name(), tag.value().replace('\n', ' ')))
                .toList());
    return game.withTags(tags);
  }

  private static List<Move> moves(Game game) {
    return game.mainLine().plies().stream().map(Ply::move).toList();
  }

  private static List<List<String>> comments(Game game) {
    return game.mainLine().plies().stream().map(Ply::comments).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"spacemate-white.rgn", "spacemate-black.rgn", "in-progress.rgn"})
  void theStrictFormOfAStrictFileIsThatFile(String name) throws IOException {
    String text = Files.readString(Path.of("src/test/resources/data/games", name));

    assertThat(RgnWriter.strict(RgnReader.read(text).games().get(0).game())).isEqualTo(text);
  }
}
