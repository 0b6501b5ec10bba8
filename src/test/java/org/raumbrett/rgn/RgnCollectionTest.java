package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.game.Tags;

class RgnCollectionTest {
  @TempDir Path directory;

  private static RgnCollection of(String text) {
    return RgnCollection.of(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aGameIsReadWhenItIsAskedFor() throws IOException {
    Path file = directory.resolve("many.rgn");
    Files.writeString(
        file, Files.readString(Path.of("src/test/resources/data/games/two-games.rgn")).repeat(50));
    RgnCollection collection = RgnCollection.open(file);

    assertThat(collection.size()).isEqualTo(100);
    assertThat(collection.fileProblems()).isEmpty();
    assertThat(collection.tags(99).get(Tags.EVENT)).isEqualTo("Shortest mate by White");
    assertThat(collection.read(99).games().get(0).game().length()).isEqualTo(5);
    assertThat(collection.line(2)).isEqualTo(collection.line(0) + 23);
  }

  @Test
  void linesAndColumnsOfProblemsReferToTheFile() {
    RgnCollection collection = of("Aa2Aa3 1-0\n{ñ} 1. Ab2Ab3 * ♘foo");

    assertThat(collection.size()).isEqualTo(3);
    Problem problem = collection.read(2).problems().get(0);
    assertThat(problem.line()).isEqualTo(2);
    assertThat(problem.column()).isEqualTo(17);
    assertThat(problem.quoted()).isEqualTo("♘foo");
  }

  @Test
  void aByteOrderMarkBetweenJoinedFilesIsABlank() {
    String text = "[Event \"a\"]\nAa2Aa3 *\n\ufeff[Event \"b\"]\nAa2Aa3 *\n";
    RgnCollection collection = of(text);

    assertThat(collection.size()).isEqualTo(2);
    assertThat(collection.tags(1).get(Tags.EVENT)).isEqualTo("b");
    assertThat(collection.read(1).problems().get(0).column()).isEqualTo(2);
    assertThat(RgnReader.read(text).problems().get(1))
        .hasToString(collection.read(1).problems().get(0).toString());
  }

  @Test
  void whatHoldsNoGameHasAProblemOfTheFile() {
    assertThat(of("").fileProblems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.NO_GAME);
    assertThat(of("\0").fileProblems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.BINARY);
    assertThat(of("").size()).isZero();
  }

  @Test
  void checkingAllGamesListsAHundredProblemsAndCountsAll() {
    List<Problem> found = new ArrayList<>();

    RgnCollection.Summary summary = of("RAa2Aa3 1-0\nfoo *\n".repeat(100)).check(found::add);

    assertThat(summary).isEqualTo(new RgnCollection.Summary(200, 200, 100));
    assertThat(found).hasSize(100);
    assertThat(found.get(99).line()).isEqualTo(100);
  }
}
