package org.raumbrett;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.Window.Surroundings;
import org.raumbrett.cli.Streams;

class MainTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Streams streams = Streams.of(new ByteArrayInputStream(new byte[0]), out, err);
  private final List<@Nullable Path> opened = new ArrayList<>();

  private int run(String... args) {
    return Main.run(
        streams,
        file -> {
          opened.add(file);
          return 0;
        },
        args);
  }

  @Test
  void noArgumentOpensTheWindow() {
    assertThat(run()).isZero();
    assertThat(opened).hasSize(1).containsOnlyNulls();
  }

  @Test
  void anExistingGameOpensInTheWindow(@TempDir Path folder) throws IOException {
    Path game = Files.writeString(folder.resolve("Partie.RGN"), "1. Aa2-Aa3");
    assertThat(run(game.toString())).isZero();
    assertThat(opened).containsExactly(game);
  }

  @Test
  void aMissingGameIsAnError(@TempDir Path folder) {
    assertThat(run(folder.resolve("none.rgn").toString())).isEqualTo(2);
    assertThat(opened).isEmpty();
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("no file").contains("none.rgn");
  }

  @Test
  void aCommandRunsWithoutTheWindow() {
    assertThat(run("moves")).isZero();
    assertThat(opened).isEmpty();
    assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Ab1Aa3\n");
  }

  @Test
  void withoutADisplayTheWindowSaysSoAndNamesAnalyse() {
    Surroundings bare = new Surroundings("Linux", null, "", null);
    assertThat(new Window(bare, streams).open(null)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .matches("raumbrett: there is no display [^\n]*analyse[^\n]*\n");
  }

  @Test
  void aToolkitThatDoesNotStartIsOneLineWithItsReason() {
    Surroundings surroundings = new Surroundings("Linux", null, ":99", null);
    Window window =
        new Window(
            surroundings,
            streams,
            file -> {
              throw new IllegalStateException(
                  "start failed", new UnsupportedOperationException("Unable to open DISPLAY"));
            });
    assertThat(window.open(null)).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .matches(
            "raumbrett: the window cannot open: Unable to open DISPLAY; [^\n]*analyse[^\n]*\n");
  }

  @Test
  void theWindowGetsTheFile() {
    Surroundings surroundings = new Surroundings("Linux", null, ":0", null);
    Window window = new Window(surroundings, streams, opened::add);
    assertThat(window.open(Path.of("game.rgn"))).isZero();
    assertThat(opened).containsExactly(Path.of("game.rgn"));
    assertThat(err.size()).isZero();
  }

  @Test
  void aDisplayIsMissedOnLinuxOnly() {
    assertThat(new Surroundings("Linux", null, null, null).hasDisplay()).isFalse();
    assertThat(new Surroundings("Linux", null, ":0", null).hasDisplay()).isTrue();
    assertThat(new Surroundings("Linux", null, null, "wayland-0").hasDisplay()).isTrue();
    assertThat(new Surroundings("Linux", "Monocle", null, null).hasDisplay()).isTrue();
    assertThat(new Surroundings("Mac OS X", null, null, null).hasDisplay()).isTrue();
    assertThat(new Surroundings("Windows 11", null, null, null).hasDisplay()).isTrue();
  }
}
