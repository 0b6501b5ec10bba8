package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of {@code data/games} and {@code data/bad} give what their tables say. */
class DataFilesTest {
  private static final Path DATA = Path.of("src/test/resources/data");

  /** A row of the table in {@code data/bad/README.md}. */
  record Expected(String file, Severity severity, int line, int plies) {}

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(DATA.resolve("games"))) {
      return files.filter(file -> !file.toString().endsWith(".md")).sorted().toList();
    }
  }

  static List<Expected> badFiles() throws IOException {
    return Files.readAllLines(DATA.resolve("bad/README.md")).stream()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| file"))
        .map(line -> line.split("\\|"))
        .map(
            cells ->
                new Expected(
                    cells[1].strip(),
                    Severity.valueOf(cells[2].strip().toUpperCase(Locale.ROOT)),
                    Integer.parseInt(cells[3].strip()),
                    Integer.parseInt(cells[5].strip())))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGoodGameIsReadWithoutAnyProblem(Path file) throws IOException {
    RgnDocument document = RgnReader.read(Files.readAllBytes(file));

    assertThat(document.problems()).isEmpty();
    assertThat(document.problemCount()).isZero();
    assertThat(document.games()).isNotEmpty().allMatch(game -> game.game().length() >= 4);
  }

  @ParameterizedTest
  @MethodSource("badFiles")
  void everyBadFileGivesTheProblemOfTheTable(Expected expected) throws IOException {
    RgnDocument document = RgnReader.read(Files.readAllBytes(DATA.resolve("bad/" + expected.file)));

    Problem worst =
        document.problems().stream()
            .min(Comparator.comparing(Problem::severity))
            .orElseThrow(() -> new AssertionError("no problem"));
    assertThat(worst.severity()).isEqualTo(expected.severity);
    assertThat(worst.line()).isEqualTo(expected.line);
    int plies = document.games().isEmpty() ? 0 : document.games().get(0).game().length();
    assertThat(plies).isEqualTo(expected.plies);
  }

  @Test
  void theTableOfBadFilesIsNotEmpty() throws IOException {
    assertThat(badFiles()).hasSize(18);
  }
}
