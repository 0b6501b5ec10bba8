package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.cli.CliRunner.Outcome;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnReader;

/** The commands on game files: check and analyse. */
class GameCommandsTest {
  private static final Path DATA = Path.of("src", "test", "resources", "data");
  private static final String MATE = "1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac3 Cb4–Ab3";

  private final CliRunner cli = new CliRunner();

  @TempDir private Path folder;

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  /** The rows of the table of broken files: name, severity, line. */
  static Stream<List<String>> brokenFiles() throws IOException {
    return Files.readAllLines(DATA.resolve("bad").resolve("README.md")).stream()
        .map(row -> Stream.of(row.split("\\|")).map(String::strip).toList())
        .filter(cells -> cells.size() > 4 && cells.get(3).matches("\\d+"))
        .map(cells -> cells.subList(1, 4));
  }

  @ParameterizedTest
  @MethodSource("brokenFiles")
  void eachBrokenFileGivesTheProblemOfTheTable(List<String> row) {
    String file = DATA.resolve("bad").resolve(row.get(0)).toString();
    Outcome outcome = cli.run("check", file);
    boolean error = row.get(1).equals("error");
    assertThat(outcome.exitCode()).isEqualTo(error ? 1 : 0);
    assertThat(outcome.lines())
        .anyMatch(
            line ->
                line.startsWith(file + ":" + row.get(2) + ":")
                    && line.contains(": " + row.get(1) + ": "))
        .allMatch(line -> error || !line.contains(": error: "));
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void thereAreEighteenBrokenFiles() throws IOException {
    assertThat(brokenFiles()).hasSize(18);
  }

  @Test
  void theGoodGamesHaveNoProblems() throws IOException {
    List<String> args = new ArrayList<>(List.of("check"));
    try (Stream<Path> files = Files.list(DATA.resolve("games"))) {
      files.filter(file -> !file.endsWith("README.md")).forEach(file -> args.add(file.toString()));
    }
    Outcome outcome = cli.run(args.toArray(String[]::new));
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("8 files, 9 games, 0 errors, 0 warnings\n");
  }

  @Test
  void anUnreadableFileWinsOverErrorsAndTheOthersAreChecked() throws IOException {
    String bad = file("bad.rgn", "1. Aa2-Aa4");
    String missing = folder.resolve("none.rgn").toString();
    for (String command : List.of("check", "analyse")) {
      Outcome outcome = cli.run(command, missing, folder.toString(), bad);
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err())
          .contains(
              "raumbrett: " + missing + ": There is no such file.\n",
              "raumbrett: " + folder + ": It is a folder, not a file.\n");
      assertThat(outcome.out() + outcome.err()).contains(bad + ":1:4: error: ");
    }
    assertThat(cli.run("check", missing, bad).out())
        .endsWith("2 files, 1 game, 1 error, 0 warnings, 1 file not read\n");
  }

  @Test
  void aGameThatCanBeSentIsReady() {
    String good = DATA.resolve("games").resolve("spacemate-white.rgn").toString();
    Outcome outcome = cli.run("submit-check", good);
    assertThat(outcome.out()).isEqualTo("1 file, 1 game, 0 errors, 0 warnings, 1 ready to send\n");
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void whatKeepsAGameFromBeingSentIsAnError() throws IOException {
    String list = file("list.txt", "1. Aa2-Aa3 *");
    Outcome outcome = cli.run("submit-check", list);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.lines())
        .contains(list + ":1:1: error: The tag Event is missing. Add a line [Event \"…\"].")
        .endsWith("1 file, 1 game, 9 errors, 0 warnings, 0 ready to send");
    assertThat(cli.run("submit-check", folder.resolve("none").toString()).exitCode()).isEqualTo(2);
  }

  @Test
  void garbageIsAnErrorAtItsFirstByte() throws IOException {
    byte[] bytes = new byte[4096];
    new Random(7).nextBytes(bytes);
    String garbage = Files.write(folder.resolve("garbage.rgn"), bytes).toString();
    Outcome outcome = cli.run("check", garbage);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).startsWith(garbage + ":1:1: error: ");
    assertThat(cli.run("analyse", garbage).exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "7", ")", "1. ", "$1 ", "}"})
  void aTextInWhichNoMoveIsUnderstoodIsNoGame(String sign) throws IOException {
    Outcome outcome = cli.run("check", file("a.rgn", sign.repeat(5_000)));
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).contains(":1:1: error: There is no game in this text.");
    assertThat(outcome.out()).contains("\n1 file, 1 game, 1 error, ");
  }

  @Test
  void aResultOrATagAloneIsAGame() throws IOException {
    assertThat(cli.run("check", file("a.rgn", "1-0\n")).exitCode()).isZero();
    assertThat(cli.run("check", file("b.rgn", "[White \"A\"]\n")).exitCode()).isZero();
  }

  @Test
  void oneHundredProblemsAreListedAndAllAreCounted() throws IOException {
    String list = file("many.rgn", "[Event \"t\"]\n\n1. Aa2-Aa4 *\n\n".repeat(130));
    List<String> lines = cli.run("check", list).lines();
    assertThat(lines).hasSize(101);
    assertThat(lines.get(100)).startsWith("1 file, 130 games, 130 errors, ");
  }

  @Test
  void theBlunderOfTheShortestMateIsFound() throws IOException {
    Outcome outcome = cli.run("analyse", file("mate.txt", MATE), "--format", "json");
    assertThat(outcome.exitCode()).isZero();
    List<String> moves = List.of(outcome.out().split("\\{\"ply\":"));
    assertThat(moves).hasSize(5);
    assertThat(moves.get(3))
        .startsWith("3,\"move\":\"Ac2Ac3\",\"verdict\":\"??\",\"mate\":-1,\"bestMove\":\"")
        .doesNotContain("\"bestMove\":\"Ac2Ac3\"")
        .contains("\"bestScoreCp\":");
    assertThat(moves.get(4)).contains("\"mate\":-1,\"bestMove\":\"Cb4Ab3\",\"bestMate\":-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "rgn"})
  void theNumberOfJobsChangesNothing(String format) {
    String games = DATA.resolve("games").resolve("two-games.rgn").toString();
    String one =
        cli.run("analyse", games, "--strength", "1", "--format", format, "--jobs", "1").out();
    String three =
        cli.run("analyse", games, "--strength", "1", "--format", format, "--jobs", "3").out();
    assertThat(one).isNotEmpty().isEqualTo(three);
  }

  @Test
  void jsonIsOneObjectALineForEachGame() throws IOException {
    String games = DATA.resolve("games").resolve("two-games.rgn").toString();
    Outcome outcome = cli.run("analyse", games, "--strength", "1", "--format", "JSON");
    assertThat(outcome.lines()).hasSize(2);
    for (int i = 0; i < 2; i++) {
      assertThat(names(outcome.lines().get(i)))
          .startsWith("file", "game", "strength", "moves", "ply", "move", "verdict");
      assertThat(outcome.lines().get(i)).contains("\"game\":" + (i + 1) + ",\"strength\":1,");
    }
    assertThat(outcome.err()).contains("average loss");
  }

  private static List<String> names(String json) throws IOException {
    List<String> names = new ArrayList<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          names.add(parser.currentName());
        }
      }
    }
    return names;
  }

  @Test
  void rgnIsReadBackWithItsVerdicts() throws IOException {
    String output = folder.resolve("out.rgn").toString();
    String games = DATA.resolve("games").resolve("two-games.rgn").toString();
    Outcome outcome =
        cli.run("analyse", games, "--strength", "1", "--format", "rgn", "--output", output);
    assertThat(outcome.out()).isEmpty();
    String written = Files.readString(Path.of(output));
    List<ReadGame> read = RgnReader.read(written).games();
    assertThat(read).hasSize(2).allMatch(game -> game.problems().isEmpty());
    assertThat(read.get(1).game().mainLine().plies())
        .hasSize(5)
        .allMatch(ply -> ply.judgement() != null);
    assertThat(cli.run("analyse", output, "--strength", "1", "--format", "rgn").out())
        .isEqualTo(written);
  }

  @Test
  void htmlIsOnePageForAllGames() {
    String games = DATA.resolve("games").resolve("two-games.rgn").toString();
    String page = cli.run("analyse", games, "--strength", "1", "--format", "html").out();
    assertThat(page).startsWith("<!DOCTYPE html>\n").endsWith("</html>\n");
    assertThat(page.split("<h1>")).hasSize(3);
    assertThat(page.split("</head>")).hasSize(2);
  }

  @Test
  void aBrokenGameIsJudgedUpToItsFirstError() throws IOException {
    String broken = file("broken.txt", "1. Aa2-Aa3 Eb5-Cb4 2. Aa3-Ee5 Cb4-Ab3");
    String good = file("good.txt", "1. Aa2-Aa3");
    Outcome outcome = cli.run("analyse", broken, good, "--strength", "1", "--format", "json");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.lines()).hasSize(2);
    assertThat(outcome.lines().get(0)).contains("\"ply\":2").doesNotContain("\"ply\":3");
    assertThat(outcome.err()).contains(broken + ":1:23: error: ", "with errors: " + broken + "\n");
  }

  @Test
  void theTextFormOfSeveralGamesEndsWithTheirTable() throws IOException {
    String one = file("one.txt", "1. Aa2-Aa3");
    Outcome outcome = cli.run("analyse", one, one, "--strength", "1");
    assertThat(outcome.out())
        .contains("♙Aa2–Aa3")
        .containsSubsequence("strength 1 (", "strength 1 (", one + ", game 1\n");
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void theOutputFileIsWhatStandardOutputWouldGet() throws IOException {
    String one = file("one.txt", "1. Aa2-Aa3");
    String output = folder.resolve("out.json").toString();
    String[] args = {"analyse", one, "--strength", "1", "--format", "json"};
    String expected = cli.run(args).out();
    cli.run(Stream.concat(Stream.of(args), Stream.of("--output", output)).toArray(String[]::new));
    assertThat(Files.readString(Path.of(output), StandardCharsets.UTF_8)).isEqualTo(expected);
  }

  @Test
  void anOutputThatExistsIsOverwrittenOnlyByForce() throws IOException {
    String one = file("one.txt", "1. Aa2-Aa3");
    String output = file("out.json", "old");
    String[] args = {"analyse", one, "--strength", "1", "--output", output};
    Outcome refused = cli.run(args);
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo("raumbrett: " + output + ": exists; --force overwrites it\n");
    assertThat(Path.of(output)).hasContent("old");
    Stream<String> forced = Stream.concat(Stream.of(args), Stream.of("--force"));
    assertThat(cli.run(forced.toArray(String[]::new)).exitCode()).isZero();
    assertThat(Files.readString(Path.of(output))).contains("Aa2–Aa3");
  }

  @Test
  void anRgnFileIsNeverNamedAsAPgnFile() throws IOException {
    String one = file("one.txt", "1. Aa2-Aa3");
    String output = folder.resolve("out.PGN").toString();
    for (String command : List.of("convert", "analyse --format rgn --strength 1")) {
      Stream<String> words = Stream.of((command + " FILE --output OUT").split(" "));
      Outcome outcome =
          cli.run(
              words
                  .map(word -> word.equals("FILE") ? one : word.equals("OUT") ? output : word)
                  .toArray(String[]::new));
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err()).contains("RGN").doesNotContain("\tat");
      assertThat(Path.of(output)).doesNotExist();
    }
  }

  @Test
  void whatAFilesNameHidesIsShownAndNotObeyed() {
    Outcome outcome = cli.run("a\u001b[31m\u202eb\u009b.rgn");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .contains("a<U+001B>[31m<U+202E>b<U+009B>.rgn")
        .doesNotContain("\u001b", "\u202e", "\u009b");
  }

  @Test
  void anOutputThatCannotBeWrittenIsOneLine() throws IOException {
    String one = file("one.txt", "1. Aa2-Aa3");
    String output = folder.resolve("none").resolve("out.json").toString();
    Outcome outcome = cli.run("analyse", one, "--strength", "1", "--output", output);
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).isEqualTo("raumbrett: " + output + ": There is no such folder.\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "analyse",
        "analyse x --jobs 0",
        "analyse x --format xml",
        "analyse x --strength 11"
      })
  void aWrongCallIsOneLineAndExitCode2(String arguments) {
    Outcome outcome = cli.run(arguments.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).matches("raumbrett: [^\n]+\n");
  }
}
