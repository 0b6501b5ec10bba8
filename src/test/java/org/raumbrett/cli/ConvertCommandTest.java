package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.cli.CliRunner.Outcome;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnReader;

/** Games in another form, in files of their own, in one file. */
class ConvertCommandTest {
  private static final Path GAMES = Path.of("src", "test", "resources", "data", "games");
  private static final String ANNOTATED = "1. Aa2-Aa3! {why} (1. Ab2-Ab3) Eb5-Cb4 *";

  private final CliRunner cli = new CliRunner();

  @TempDir private Path folder;

  private String file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  private static List<Game> games(String text) {
    return RgnReader.read(text).games().stream().map(ReadGame::game).toList();
  }

  @Test
  void theStrictFormIsWhatIsWrittenWithoutAWord() throws IOException {
    Outcome outcome = cli.run("convert", file("a.txt", ANNOTATED));

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .startsWith("[Event \"?\"]\n")
        .endsWith("\n\n1. ♙Aa2–Aa3 {why} ♘Eb5–Cb4\n*\n");
    assertThat(outcome.err())
        .isEqualTo("1 game written; dropped: 1 variation, 1 glyph, 0 verdicts\n");
  }

  @Test
  void noEmptyFileTakesTheOutputsPlace() throws IOException {
    String broken = file("broken.rgn", "1. Aa2-Aa5");
    String target = file("target.rgn", "old");

    Outcome outcome = cli.run("convert", broken, "--output", target, "--force");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err())
        .endsWith(
            target
                + ": not written, there is no game for it\n0 games written, 1 with errors left out\n");
    assertThat(Path.of(target)).hasContent("old");
    String fresh = folder.resolve("fresh.rgn").toString();
    assertThat(cli.run("convert", folder.resolve("none").toString(), "--output", fresh).exitCode())
        .isEqualTo(2);
    assertThat(Path.of(fresh)).doesNotExist();
  }

  @Test
  void aHyphenIsTheStandardInput() {
    assertThat(cli.input("1. Aa2-Aa3").run("convert", "-", "--to", "list").out())
        .isEqualTo("1. ♙Aa2–Aa3\n*\n");
    Outcome check = cli.input("1. Aa2-Aa5").run("check", "-");
    assertThat(check.out()).startsWith("-:1:4: error: ");
    assertThat(cli.input("1. Aa2-Aa3").run("submit-check", "-").out()).doesNotContain(".rgn");
  }

  @Test
  void aListNamesTheCommentsItDrops() throws IOException {
    Outcome outcome = cli.run("convert", "--to", "list", file("a.txt", "{a} 1. Aa2-Aa3 {b} *"));

    assertThat(outcome.err())
        .isEqualTo("1 game written; dropped: 0 variations, 0 glyphs, 0 verdicts, 2 comments\n");
  }

  @Test
  void aStrictFileStaysWhatItIs() throws IOException {
    Path strict = GAMES.resolve("spacemate-white.rgn");

    assertThat(cli.run("convert", strict.toString()).out()).isEqualTo(Files.readString(strict));
  }

  @Test
  void theAnnotatedFormDropsNothing() throws IOException {
    Outcome outcome = cli.run("convert", file("a.txt", ANNOTATED), "--to", "annotated");

    assertThat(games(outcome.out()).get(0).mainLine())
        .isEqualTo(games(ANNOTATED).get(0).mainLine());
    assertThat(outcome.err()).isEqualTo("1 game written\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"figurines", "screen", "cells", "coordinates", "english", "spanish", "german"})
  void aListInAnyNotationIsReadBack(String style) {
    for (String name : List.of("spacemate-white.rgn", "two-games.rgn", "plain-letters.txt")) {
      Path source = GAMES.resolve(name);
      Outcome outcome = cli.run("convert", source.toString(), "--to", "list", "--notation", style);

      assertThat(outcome.out()).doesNotContain("[Event");
      assertThat(RgnReader.read(outcome.out()).problems()).isEmpty();
      try {
        assertThat(games(outcome.out()))
            .extracting(game -> game.moves(game.end()))
            .isEqualTo(
                games(Files.readString(source)).stream()
                    .map(game -> game.moves(game.end()))
                    .toList());
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Test
  void aListOfAGameFromAPositionKeepsThePosition() throws IOException {
    String start = "5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 b 3 9";
    String text = "[FEN \"" + start + "\"]\n\n9... Ee1Ee2 10. Ec4Ec5Q *";
    String out =
        cli.run("convert", file("a.rgn", text), "--to", "list", "--notation", "english").out();

    assertThat(out)
        .isEqualTo("[SetUp \"1\"]\n[FEN \"" + start + "\"]\n\n9... KEe1-Ee2 10. PEc4-Ec5=Q\n*\n");
  }

  @Test
  void aGameWithErrorsIsLeftOutAndNamed() throws IOException {
    String many = file("many.rgn", "Aa2Aa3 1-0\nAb2Ab4 1-0\nAc2Ac3 0-1\n");
    Outcome outcome = cli.run("convert", many, "--to", "list");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEqualTo("1. ♙Aa2–Aa3\n1-0\n\n1. ♙Ac2–Ac3\n0-1\n");
    assertThat(outcome.err())
        .startsWith(many + ":2:1: error: ")
        .endsWith("\n2 games written, 1 with errors left out\n");
    assertThat(cli.run("convert", file("none.txt", "{nothing}")).exitCode()).isEqualTo(1);
    assertThat(cli.run("convert", folder.resolve("missing").toString()).exitCode()).isEqualTo(2);
  }

  @Test
  void severalFilesAreMerged() throws IOException {
    String one = file("1.rgn", "Aa2Aa3 1-0");
    String two = file("2.rgn", "Ab2Ab3 *");
    String target = folder.resolve("all.rgn").toString();
    Outcome outcome = cli.run("convert", "--merge", one, two, one, "--output", target);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEmpty();
    assertThat(games(Files.readString(Path.of(target)))).hasSize(3);
  }

  @Test
  void nothingIsOverwrittenWithoutForce() throws IOException {
    String source = file("1.rgn", "Aa2Aa3 1-0");
    Outcome refused = cli.run("convert", source, "--output", source);

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .isEqualTo("raumbrett: " + source + ": exists; --force overwrites it\n");
    assertThat(Path.of(source)).hasContent("Aa2Aa3 1-0");
    assertThat(cli.run("convert", source, "--output", source, "--force").exitCode()).isZero();
    assertThat(Files.readString(Path.of(source))).startsWith("[Event");
  }

  private static final String SKIPPED =
      """
      1. Aa2-Aa3 (1. Ab2-Ab3 ((1. Ac2-Ac3)) Da5-Cb4) Da5-Cb4 *

      (1. Ad2-Ad3 {my long comment} De4-De3)
      1. Ae2-Ae3 *
      """;

  @Test
  void whatWasSkippedIsToldAndCounted() throws IOException {
    String source = file("a.rgn", SKIPPED);
    String target = folder.resolve("b.rgn").toString();

    Outcome outcome = cli.run("convert", "--to", "annotated", source, "--output", target);

    assertThat(outcome.exitCode()).isZero();
    List<String> told = outcome.err().lines().toList();
    assertThat(told).hasSize(3);
    assertThat(told.get(0)).startsWith(source + ":1:25: warning: ").contains("was skipped");
    assertThat(told.get(1)).startsWith(source + ":3:1: warning: ").contains("was skipped");
    assertThat(told.get(2)).isEqualTo("2 games written, 2 pieces of text skipped or unclosed");
    assertThat(cli.run("check", source).out()).startsWith(told.get(0) + "\n" + told.get(1));
    assertThat(games(Files.readString(Path.of(target)))).hasSize(2);
  }

  @Test
  void anInputOfWhichSomethingWasSkippedIsNotReplaced() throws IOException {
    for (String text : List.of(SKIPPED, "1. Aa2-Aa3 {open *\n", "Aa2Aa3 *\nAa2Aa5 *\n")) {
      String source = file("a.rgn", text);
      String link = folder.resolve("link.rgn").toString();
      Files.deleteIfExists(Path.of(link));
      Files.createLink(Path.of(link), Path.of(source));
      for (String target : List.of(source, link)) {
        Outcome outcome = cli.run("convert", source, "--output", target, "--force");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).contains(target + ": not written, ", "name another --output");
        assertThat(outcome.err()).contains("\n0 games written, ");
        assertThat(Path.of(source)).hasContent(text);
      }
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void anInputIsNotReplacedWhileAnotherCannotBeRead() throws IOException {
    String source = file("a.rgn", "Aa2Aa3 *");
    String missing = folder.resolve("none.rgn").toString();
    Outcome outcome = cli.run("convert", "--merge", source, missing, "--output", source, "--force");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(Path.of(source)).hasContent("Aa2Aa3 *");
  }

  @Test
  void aSplitThatFailsSaysHowManyFilesThereAre() throws IOException {
    String game = "[White \"A\"]\n[Black \"B\"]\n\nAa2Aa3 *\n\n";
    String source = file("three.rgn", game.repeat(3));
    Path into = folder.resolve("d");
    cli.run("convert", source, "--split", into.toString());
    List<Path> written;
    try (Stream<Path> files = Files.list(into)) {
      written = files.sorted().toList();
    }
    assertThat(written).hasSize(3);
    Files.delete(written.get(0));
    Files.delete(written.get(1));

    Outcome outcome = cli.run("convert", source, "--split", into.toString());

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("--force overwrites it (2 files written before)");
    Outcome again = cli.run("convert", source, "--split", into.toString());
    assertThat(again.err()).contains("--force overwrites it").doesNotContain("written before");
  }

  @Test
  void aSplitDoesNotReplaceAFileItReads() throws IOException {
    String game = "[White \"A\"]\n[Black \"B\"]\n\nAa2Aa3 *\n";
    String into = folder.resolve("d").toString();
    cli.run("convert", file("a.rgn", game), "--split", into);
    Path first;
    try (Stream<Path> files = Files.list(Path.of(into))) {
      first = files.findFirst().orElseThrow();
    }
    String before = Files.readString(first);

    Outcome outcome = cli.run("convert", first.toString(), "--split", into, "--force");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("name another --split");
    assertThat(first).hasContent(before);
  }

  @Test
  void theHelpTellsWhenAnInputIsNotReplaced() {
    assertThat(cli.run("convert", "--help").out())
        .contains("strict|annotated|list", "the output may be the input itself");
  }

  @Test
  void aTextWithoutAMoveIsNotWrittenAsAGame() throws IOException {
    Outcome outcome = cli.run("convert", file("a.rgn", "((((("));

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(":1:1: error: There is no game in this text.");
  }

  @Test
  void anOutputWithoutANameOrThatIsAFolderIsRefused() throws IOException {
    String source = file("1.rgn", "Aa2Aa3 1-0");
    String nameless = "raumbrett: an empty name is not a file name\n";

    assertThat(cli.run("convert", source, "--output", "").err()).isEqualTo(nameless);
    assertThat(cli.run("convert", source, "--split", "").err()).isEqualTo(nameless);
    assertThat(cli.run("check", "").err()).isEqualTo(nameless);
    for (String force : List.of("--merge", "--force")) {
      assertThat(cli.run("convert", source, "--output", folder.toString(), force).err())
          .isEqualTo("raumbrett: " + folder + ": It is a folder, not a file.\n");
    }
  }

  @Test
  void anUnknownFormIsAnsweredWithTheWordsOfTheHelp() {
    assertThat(cli.run("convert", "x", "--to", "foo").err())
        .contains("'foo' is none of strict, annotated, list")
        .doesNotContain("STRICT");
    assertThat(cli.run("analyse", "x", "--format", "xml").err())
        .contains("'xml' is none of text, json, rgn, html");
  }

  @Test
  void aSplitFileIsNamedByItsTagsAndStaysInItsFolder() throws IOException {
    String evil =
        """
        [White "../../etc/passwd"]
        [Black "C:\\\\x\\u0000|CON"]
        [Date "../../../.."]

        Aa2Aa3 *

        [White "Núñez, José"]
        [Black "-"]
        [Date "2026.11.30"]

        Ab2Ab3 *
        """;
    Path target = folder.resolve("split/here");
    String source = file("evil.rgn", evil);
    Outcome outcome = cli.run("convert", source, "--split", target.toString());

    assertThat(outcome.exitCode()).isZero();
    try (Stream<Path> files = Files.list(target)) {
      assertThat(files.map(path -> path.getFileName().toString()).sorted())
          .containsExactly("0001_etc-passwd_C-x-u0000-CON.rgn", "0002_Nunez-Jose_20261130.rgn");
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
    assertThat(cli.run("convert", source, "--split", target.toString()).exitCode()).isEqualTo(2);
    assertThat(cli.run("convert", source, "--split", target.toString(), "--force").exitCode())
        .isZero();
    assertThat(cli.run("convert", source, "--split", source).exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "convert",
        "convert x --to pdf",
        "convert x --notation english",
        "convert x --to list --notation klingon",
        "convert x y",
        "convert x --split d --output f",
        "convert x --split d --merge"
      })
  void aWrongCallIsOneLineAndExitCode2(String arguments) {
    Outcome outcome = cli.run(arguments.split(" "));

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).matches("raumbrett: [^\n]+\n");
    assertThat(outcome.out()).isEmpty();
  }
}
