package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.cli.CliRunner.Outcome;

/** The commands that measure the engine: uci, bench, match. */
class MatchCommandsTest {
  private final CliRunner cli = new CliRunner();

  @Test
  void uciSpeaksOnTheStandardStreamsUntilTheInputEnds() {
    Outcome outcome = cli.input("isready\nquit\n").run("uci");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("readyok\n");
  }

  @Test
  void benchPrintsNodesTimeAndSpeedAndTheSameNodesAgain() {
    Outcome outcome = cli.run("bench", "--depth", "1");
    assertThat(outcome.lines()).hasSize(3);
    assertThat(outcome.lines().get(0)).matches("nodes: \\d+");
    assertThat(outcome.lines().get(1)).matches("time: \\d+\\.\\d{3} s");
    assertThat(outcome.lines().get(2)).matches("nps: \\d+");
    Outcome listed = cli.run("bench", "--depth", "1", "--list");
    assertThat(listed.lines()).hasSizeGreaterThan(42).contains(outcome.lines().get(0));
  }

  @Test
  void aMatchTellsItsGamesAndPrintsItsResult() {
    Outcome outcome =
        cli.run(
            "match", "nodes:60", "engine", "--nodes", "20", "--games", "2", "--max-plies", "20");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).matches("\\+\\d =\\d -\\d of 2, .* %, Elo .*\n");
    assertThat(outcome.err().lines())
        .hasSize(2)
        .allMatch(line -> line.matches("game [12]: (A-B|B-A) (1-0|0-1|1/2), [a-z ]+, \\d+ plies"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--games", "--concurrency", "--patience", "--movetime"})
  void aNumberThatIsTooSmallIsNamedWithItsOption(String option) {
    assertThat(cli.run("match", "level:1", "level:1", option, "-1").err())
        .isEqualTo("raumbrett: " + option + " must be at least 1, not -1\n");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatSaysNothingIsGivenUpAfterThePatience() {
    assertThat(cli.run("match", "uci:cat", "level:1", "--patience", "1").err())
        .isEqualTo("raumbrett: cat does not speak UCI: no uciok within 1 s\n");
  }

  @Test
  void aTableTooLargeForTheMemoryIsSaidToBe() {
    assumeTrue(Runtime.getRuntime().maxMemory() < 4L << 30, "else there is room for it");
    Outcome outcome = cli.run("match", "level:1", "level:1", "--hash", "999999");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .isEqualTo(
            "raumbrett: not enough memory for these players; give a smaller --hash than 999999 MB,"
                + " or less --concurrency\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match level:5",
        "match level:5 level:99",
        "match a b",
        "match engine engine --games 0",
        "match engine engine --nodes 0",
        "match movetime:0 engine",
        "match nodes:0 engine",
        "match --foo",
        "match engine engine --concurrency 0",
        "match engine engine --patience 0",
        "match uci:yes level:1 --games 2",
        "match uci:/no/such/program engine --games 2",
        "bench --depth 0",
        "bench --depth 99",
        "uci now"
      })
  void wrongUseIsOneLineAndExitCodeTwo(String line) {
    Outcome outcome = cli.run(line.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err().lines()).hasSize(1).first().asString().startsWith("raumbrett: ");
  }
}
