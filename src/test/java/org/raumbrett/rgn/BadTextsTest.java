package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The full lists of problems of {@code data/bad} and of the texts in {@code rgn/bad.txt}, compared
 * with a file that was read through by a person. A changed list is left in {@code target}.
 */
class BadTextsTest {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final String SEPARATOR = "=== ";

  @Test
  void everyBadTextGivesTheProblemsOfTheSnapshot() throws IOException {
    StringBuilder found = new StringBuilder();
    try (Stream<Path> files = Files.list(RESOURCES.resolve("data/bad"))) {
      for (Path file : files.filter(path -> !path.toString().endsWith(".md")).sorted().toList()) {
        describe(file.getFileName().toString(), RgnReader.read(Files.readAllBytes(file)), found);
      }
    }
    for (String text : texts()) {
      int lineEnd = text.indexOf('\n');
      describe(text.substring(0, lineEnd), RgnReader.read(text.substring(lineEnd + 1)), found);
    }

    Files.createDirectories(Path.of("target"));
    Files.writeString(Path.of("target/problems.txt"), found);
    assertThat(found.toString()).isEqualTo(Files.readString(RESOURCES.resolve("rgn/problems.txt")));
  }

  private static List<String> texts() throws IOException {
    String all = Files.readString(RESOURCES.resolve("rgn/bad.txt"));
    return Stream.of(all.substring(SEPARATOR.length()).split("\n" + SEPARATOR)).toList();
  }

  private static void describe(String name, RgnDocument document, StringBuilder found) {
    found.append(SEPARATOR).append(name).append(": plies kept ");
    found.append(document.games().stream().map(game -> game.game().length()).toList()).append('\n');
    document.problems().forEach(problem -> found.append(problem).append('\n'));
  }
}
