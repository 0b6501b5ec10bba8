package org.raumbrett.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program is killed as nothing can be killed harder, and started again. */
@Tag("window")
@EnabledOnOs(OS.LINUX)
class KilledProgramTest {
  private static final long PATIENCE_SECONDS = 90;

  /** What decides, in the tests, on which screen a window shows. */
  private static final List<String> DISPLAY_SETTINGS =
      List.of(
          "testfx.robot",
          "testfx.headless",
          "glass.platform",
          "monocle.platform",
          "prism.order",
          "java.awt.headless");

  @TempDir private Path home;

  private Process start(String... what) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    for (String setting : DISPLAY_SETTINGS) {
      String value = System.getProperty(setting);
      if (value != null) {
        command.add("-D" + setting + "=" + value);
      }
    }
    command.add("-Duser.language=en");
    command.add("-Duser.home=" + home);
    command.add("-Djava.util.prefs.userRoot=" + home);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add(RobotProgram.class.getName());
    command.addAll(Arrays.asList(what));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("XDG_STATE_HOME", home.resolve("state").toString());
    builder.redirectErrorStream(true).redirectOutput(home.resolve("output").toFile());
    return builder.start();
  }

  /** Waits until a document is kept. */
  private void untilKept(Path folder) throws IOException, InterruptedException {
    try (WatchService watch = FileSystems.getDefault().newWatchService()) {
      folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
      while (kept(folder).noneMatch(name -> name.matches("[^.].*\\.rgn"))) {
        assertThat(watch.poll(PATIENCE_SECONDS, TimeUnit.SECONDS))
            .as(() -> "something is kept; the program said: " + output())
            .isNotNull()
            .satisfies(key -> key.pollEvents())
            .satisfies(key -> key.reset());
      }
    }
  }

  private static Stream<String> kept(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }

  private String output() {
    try {
      return Files.readString(home.resolve("output"));
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Starts the program, kills it once it keeps something, and starts it again. */
  private Path seenAfterwards(Path folder, String before, String afterwards)
      throws IOException, InterruptedException {
    Process killed = start(before);
    try {
      untilKept(folder);
    } finally {
      killed.destroyForcibly().waitFor();
    }
    Path seen = home.resolve("seen");
    Process next = start(afterwards, seen.toString());
    try {
      assertThat(next.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(this::output).isTrue();
    } finally {
      next.destroyForcibly().waitFor();
    }
    assertThat(next.exitValue()).as(this::output).isZero();
    return seen;
  }

  @Test
  void aPositionIsSetUpFurtherAfterwards() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(home.resolve("state/raumbrett/recovery"));
    assertThat(seenAfterwards(folder, "set-up", "go-on-setting-up"))
        .content()
        .contains("the position you were setting up")
        .contains("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1");
    assertThat(kept(folder)).isEmpty();
  }

  @Test
  void theGameGoesOnAfterwardsAndNothingIsKeptAfterACleanExit()
      throws IOException, InterruptedException {
    Path folder = Files.createDirectories(home.resolve("state/raumbrett/recovery"));
    assertThat(seenAfterwards(folder, "play", "restore"))
        .content()
        .contains("Raumbrett was not closed properly")
        .contains("your game against Raumbrett (level 1)")
        .contains("● Raumbrett")
        .contains("Ab1–Aa3")
        .contains("You have White against level 1")
        .contains("White to move");
    assertThat(kept(folder)).isEmpty();
  }
}
