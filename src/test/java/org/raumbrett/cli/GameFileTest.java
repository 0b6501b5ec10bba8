package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.cli.CliRunner.Outcome;

/** What the command line says of files that cannot be read or written. */
class GameFileTest {
  private final CliRunner cli = new CliRunner();

  @TempDir private Path folder;

  private Path game() throws IOException {
    return Files.writeString(folder.resolve("game.rgn"), "1. Aa2-Aa3 *");
  }

  @Test
  void anOutputThatIsALinkBackToItselfIsSaidToBeOneWithForceOrWithout() throws IOException {
    Path loop = folder.resolve("loop");
    Files.createSymbolicLink(loop, loop);
    String game = game().toString();

    Outcome forced = cli.run("convert", game, "--force", "--output", loop.toString());
    assertThat(forced.exitCode()).isEqualTo(2);
    assertThat(forced.err())
        .startsWith("raumbrett: " + loop + ": A link in this name leads back to itself. Delete");
    assertThat(cli.run("convert", game, "--output", loop.toString()).err()).isEqualTo(forced.err());
  }

  @Test
  void anOutputThatIsALinkToNothingIsSaidToBeOne() throws IOException {
    Path missing = folder.resolve("missing.rgn");
    Path link = Files.createSymbolicLink(folder.resolve("link.rgn"), missing);
    String game = game().toString();

    assertThat(cli.run("convert", game, "--output", link.toString()).err())
        .startsWith("raumbrett: " + link + ": It is a link that leads nowhere: " + missing)
        .endsWith("--force makes that file.\n");
    assertThat(missing).doesNotExist();
    assertThat(cli.run("convert", game, "--force", "--output", link.toString()).exitCode())
        .isZero();
    assertThat(missing).isRegularFile();
    assertThat(link).isSymbolicLink();
  }

  @Test
  void aNameWithLettersThatTheLocaleLacksIsToldWithWhatToDo() {
    assumeTrue(File.separatorChar == '/');

    assertThat(cli.run("check", "half\ud800.rgn").err())
        .contains("the locale's character set (", "set LC_ALL=C.UTF-8 or rename the file");
  }

  @Test
  void aFileThatIsTooLargeIsNamedAndTheNextOneRead() throws IOException {
    Path large = folder.resolve("large.rgn");
    try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
      sparse.setLength(3_000_000_000L);
    }

    Outcome outcome = cli.run("check", large.toString(), game().toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .startsWith("raumbrett: " + large + ": The file is too large (3000 MB)");
    assertThat(outcome.out()).endsWith("2 files, 1 game, 0 errors, 0 warnings, 1 file not read\n");
  }

  @Test
  void aDeviceIsNoFileToReadInAnyCommand() {
    assumeTrue(Files.exists(Path.of("/dev/zero")));

    for (String command : List.of("check", "submit-check", "convert", "analyse")) {
      assertThat(cli.run(command, "/dev/zero").err())
          .startsWith("raumbrett: /dev/zero: It is a pipe or a device, not a file.\n");
    }
  }

  @Test
  void aFileOfWhichOneGameIsTooLargeForTheMemoryIsNamed() {
    GameFile file = new GameFile("a.rgn");

    assertThatThrownBy(
            () ->
                file.inMemory(
                    () -> {
                      throw new OutOfMemoryError("Java heap space");
                    }))
        .isInstanceOf(CommandFailure.class)
        .hasMessageStartingWith("a.rgn: There is not enough memory for this file.");
    assertThat(file.<String>inMemory(() -> "read")).isEqualTo("read");
  }

  @Test
  void aFileForWhichTheMemoryIsTooSmallIsNamed() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = Streams.of(InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
    FileChecks checks = new FileChecks(streams, List.of("a.rgn", "b.rgn"));

    checks.run(
        file -> {
          if (file.name().equals("a.rgn")) {
            throw new OutOfMemoryError("Java heap space");
          }
        });

    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "raumbrett: a.rgn: There is not enough memory for this file."
                + " Split it into smaller ones.\n");
    assertThat(checks.exitCode()).isEqualTo(ExitCode.FAILURE);
  }
}
