package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is killed while it saves leaves the old file or the new one, whole. */
class AtomicFileKillTest {
  @TempDir Path directory;

  @Test
  void aProgramKilledWhileItSavesLeavesAWholeFile() throws Exception {
    kill(3);
  }

  @Test
  @Tag("long")
  void aProgramKilledTwoHundredTimesWhileItSavesLeavesAWholeFile() throws Exception {
    kill(200);
  }

  private void kill(int times) throws Exception {
    Random random = new Random(times);
    Path file = directory.resolve("game.rgn");
    AtomicFile.write(
        file,
        out -> {
          for (int i = 0; i < KeepsSaving.PIECES; i++) {
            out.write(KeepsSaving.piece('a'));
          }
        });
    for (int i = 0; i < times; i++) {
      Process program = start(file);
      read(program.getInputStream(), 1 + random.nextInt(5 * KeepsSaving.PIECES));
      program.destroyForcibly().waitFor();

      byte[] content = Files.readAllBytes(file);
      assertThat(content).hasSize(KeepsSaving.PIECE * KeepsSaving.PIECES);
      for (byte each : content) {
        if (each != content[0]) {
          throw new AssertionError("the file is half old, half new after kill " + i);
        }
      }
      assertThat((char) content[0]).isIn('a', 'b');
    }
  }

  private static Process start(Path file) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classPath(),
            KeepsSaving.class.getName(),
            file.toString());
    return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static String classPath() {
    return Stream.of(AtomicFile.class, KeepsSaving.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .distinct()
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }

  private static void read(InputStream news, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      if (news.read() < 0) {
        throw new AssertionError("the program ended by itself");
      }
    }
  }
}
