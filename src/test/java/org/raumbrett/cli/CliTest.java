package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.cli.CliRunner.Outcome;

class CliTest {
  private final CliRunner cli = new CliRunner();

  /** Fails to be written to, as a closed pipe or a full disk does. */
  private static final class Broken extends OutputStream {
    private final String reason;

    Broken(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      throw new IOException(reason);
    }
  }

  @Test
  void helpListsTheCommands() {
    Outcome outcome = cli.run("--help");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("moves", "perft", "bestmove");
    assertThat(outcome.err()).isEmpty();
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertThat(cli.run("--version").out()).matches("raumbrett \\d+\\.\\d+\\.\\d+\\S*\n");
  }

  @Test
  void withoutAnArgumentTheWindowOpens() {
    assertThat(cli.run().exitCode()).isZero();
    assertThat(cli.opened).hasSize(1).containsOnlyNulls();
  }

  @Test
  void aFileOpensInTheWindow(@TempDir Path folder) throws IOException {
    Path game = Files.writeString(folder.resolve("game"), "1. Aa2-Aa3");
    cli.run(game.toString());
    assertThat(cli.opened).containsExactly(game);
  }

  @Test
  void anUnknownOptionIsNamedWithAFileAndWithout() {
    String told = "raumbrett: Unknown option: '--foo' (raumbrett check --help)\n";
    assertThat(cli.run("check", "--foo").err()).isEqualTo(told);
    assertThat(cli.run("check", "--foo", "game.rgn").err()).isEqualTo(told);
    assertThat(cli.run("convert", "--to", "list", "--foo=1").err())
        .startsWith("raumbrett: Unknown option: '--foo=1'");
    assertThat(cli.run("check").err()).contains("FILE").doesNotContain("Unknown");
    assertThat(cli.run("match", "level:1", "--games", "-1").err()).doesNotContain("Unknown");
  }

  @Test
  void aNameThatIsNoneHereIsToldAlikeEverywhere() {
    String told = "raumbrett: a<U+0000>.rgn: not a file name here\n";
    assertThat(cli.run("a\0.rgn").err()).isEqualTo(told);
    for (String command : new String[] {"check", "submit-check", "convert", "analyse"}) {
      assertThat(cli.run(command, "a\0.rgn").err()).startsWith(told);
    }
    assertThat(cli.opened).isEmpty();
  }

  @Test
  void aLinkThatLeadsNowhereIsToldAsCheckTellsIt(@TempDir Path folder) throws IOException {
    Path loop = folder.resolve("loop.rgn");
    Files.createSymbolicLink(loop, loop);
    Path broken = folder.resolve("broken.rgn");
    Files.createSymbolicLink(broken, folder.resolve("none.rgn"));
    for (Path link : new Path[] {loop, broken}) {
      Outcome outcome = cli.run(link.toString());
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err())
          .startsWith("raumbrett: " + link + (link == loop ? ": A link in" : ": It is a link"))
          .isEqualTo(cli.run("check", link.toString()).err());
    }
    assertThat(cli.opened).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "chekc x,check",
    "chekc,check",
    "Convrt --to list,convert",
    "analyze a b,analyse",
    "submitcheck a b,submit-check"
  })
  void aCommandMisspelledIsSuggested(String arguments, String meant) {
    Outcome outcome = cli.run(arguments.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .matches("raumbrett: there is no command [^\n]+; did you mean " + meant + "\\? .*\n");
  }

  @Test
  void aWordUnlikeAnyCommandSuggestsNone() {
    assertThat(cli.run("nonsense", "x").err())
        .isEqualTo(
            "raumbrett: there is no command nonsense (raumbrett --help lists the commands)\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "moves --position x",
        "moves --position",
        "moves --colour",
        "perft",
        "perft x",
        "perft -1",
        "perft 21",
        "bestmove --depth 0",
        "bestmove --depth 101",
        "bestmove --nodes 0",
        "bestmove --strength 0",
        "bestmove --strength 11",
        "bestmove --strength high",
        "bestmove --depth 3 --nodes 100"
      })
  void aWrongCallIsOneLineOnStandardErrorAndExitCode2(String arguments) {
    Outcome outcome = cli.run(arguments.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).matches("raumbrett: [^\n]+\n");
    assertThat(cli.opened).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Broken pipe,''", "No space left on device,No space left on device"})
  void aFailureToWriteEndsTheCommandWithoutAStackTrace(String reason, String told) {
    for (String command : new String[] {"moves", "perft 1 --divide", "--help"}) {
      Outcome outcome =
          cli.run(new Broken(reason), new ByteArrayOutputStream(), command.split(" "));
      assertThat(outcome.exitCode()).as(command).isEqualTo(2);
      assertThat(outcome.err())
          .isEqualTo(told.isEmpty() ? "" : "raumbrett: cannot write the result: " + told + "\n");
    }
  }
}
