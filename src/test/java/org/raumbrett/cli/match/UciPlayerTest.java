package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Position;

/** Programs that do not answer as UCI wants it. */
@DisabledOnOs(OS.WINDOWS)
class UciPlayerTest {
  private static final Duration SHORT = Duration.ofMillis(1_000);
  private static final Duration LONG = Duration.ofMinutes(5);

  @TempDir private Path folder;

  /** Starts a shell that leaves its number and goes on as told; returns the failure's number. */
  private long refused(String script, Duration patience, String reason) throws IOException {
    Path number = folder.resolve("number");
    List<String> command = List.of("sh", "-c", "echo $$ > '" + number + "'; " + script);

    assertThatThrownBy(() -> new UciPlayer(command, "go depth 1", LONG, patience).close())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("sh does not speak UCI: " + reason);
    return Long.parseLong(Files.readString(number).strip());
  }

  private static void assertEnded(long number) {
    assertThat(
            ProcessHandle.of(number)
                .map(process -> process.onExit().orTimeout(1, TimeUnit.MINUTES).join().isAlive()))
        .isNotEqualTo(Optional.of(true));
  }

  @Test
  void aProgramThatOnlyEchoesIsGivenUpAndEnded() throws IOException {
    assertEnded(refused("exec cat", SHORT, "no uciok within 1 s"));
  }

  @Test
  void aProgramThatSaysTooMuchIsGivenUpAndEnded() throws IOException {
    assertEnded(refused("exec yes", LONG, "it says much, but not uciok"));
  }

  @Test
  void aLineWithoutAnEndIsNotKept() throws IOException {
    assertEnded(
        refused(
            "exec cat /dev/zero",
            LONG,
            "the program does not answer: a line of more than 1048576 characters"));
  }

  @Test
  void whatAProgramHasStartedEndsWithIt() throws IOException {
    assertEnded(
        refused(
            "sh -c 'echo $$ > \"" + folder + "/number\"; exec sleep 600'; true",
            SHORT,
            "no uciok within 1 s"));
  }

  @Test
  void aProgramThatIsNeverReadyIsGivenUp() {
    List<String> command = List.of("sh", "-c", "echo uciok; exec cat");
    try (UciPlayer player = new UciPlayer(command, "go depth 1", LONG, SHORT)) {
      assertThatThrownBy(player::newGame)
          .hasMessage("sh does not speak UCI: no readyok within 1 s");
    }
  }

  /** Says it is ready, then never moves: silently, or with a word about its thoughts for ever. */
  @ParameterizedTest
  @ValueSource(strings = {"exec sleep 600", "exec yes info nodes 1"})
  void aProgramThatNeverMovesIsGivenUpAndEnded(String thinking) throws IOException {
    Path number = folder.resolve("number");
    String script = "echo $$ > '" + number + "'; echo uciok; echo readyok; " + thinking;
    List<String> command = List.of("sh", "-c", script);
    try (UciPlayer player = new UciPlayer(command, "go depth 1", SHORT, LONG)) {
      player.newGame();
      assertThatThrownBy(() -> player.choose(PlayedLine.from(Position.START)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("sh does not move: no bestmove within 1 s");
    }
    assertEnded(Long.parseLong(Files.readString(number).strip()));
  }
}
