package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenerTest {
  private final Desk desk = new Desk();
  private final Errands errands = new Errands();
  private final List<Path> unreadable = new ArrayList<>();
  private final List<String> foreign = new ArrayList<>();
  private boolean openForeign;

  private Opener opener(Tasks tasks) {
    return new Opener(
        desk,
        tasks,
        errands,
        (file, problem) -> unreadable.add(file),
        document -> {
          foreign.add(document.name());
          return openForeign;
        });
  }

  @Test
  void aFileIsReadAndItsProblemsKept(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.rgn"), "1. Aa2–Aa3 Aa4–Aa5");
    opener(Tasks.sameThread()).open(file);
    assertThat(desk.document().file()).isEqualTo(file);
    assertThat(desk.document().name()).isEqualTo("a.rgn");
    assertThat(desk.document().content().hasErrors()).isTrue();
    assertThat(desk.game().length()).isEqualTo(1);
  }

  @Test
  void aMissingFileIsToldAndLeavesTheDesk(@TempDir Path folder) {
    desk.show(Games.document(Games.MATE));
    Opener opener = opener(Tasks.sameThread());
    opener.open(folder.resolve("none.rgn"));
    assertThat(unreadable).hasSize(1);
    assertThat(desk.game().length()).isEqualTo(4);
    assertThat(errands.currentProperty().get()).isNull();
  }

  @Test
  void orthodoxChessIsToldAndLeavesTheDesk(@TempDir Path folder) throws IOException {
    desk.show(Games.document(Games.MATE));
    int sitting = desk.sittingProperty().get();
    Opener opener = opener(Tasks.sameThread());
    opener.openText("pasted", "1. P4R P4R 2. C3AR C3AD");
    opener.open(Files.writeString(folder.resolve("a.pgn"), "1. e4 e5 2. Nf3 *\n"));
    opener.open(
        Files.writeString(
            folder.resolve("b.pgn"), "[White \"x\"]\n\n1. e4 e5 *\n\n".repeat(9_000)));

    assertThat(foreign).containsExactly("pasted", "a.pgn", "b.pgn");
    assertThat(desk.sittingProperty().get()).isEqualTo(sitting);
    assertThat(desk.game().length()).isEqualTo(4);
    assertThat(errands.currentProperty().get()).isNull();

    openForeign = true;
    opener.open(folder.resolve("a.pgn"));
    assertThat(desk.document().content().text()).startsWith("1. e4 e5");
  }

  @Test
  void aFileWithAGameOfRaumschachAmongOthersIsOpened(@TempDir Path folder) throws IOException {
    String orthodox = "[White \"x\"]\n\n1. e4 e5 *\n\n";
    String ours = "[White \"y\"]\n\n1. Aa2–Aa3 *\n\n";
    Opener opener = opener(Tasks.sameThread());
    opener.open(Files.writeString(folder.resolve("a.rgn"), orthodox + ours));
    assertThat(desk.games()).hasSize(2);
    opener.open(
        Files.writeString(folder.resolve("b.rgn"), orthodox + ours + orthodox.repeat(5_000)));
    assertThat(desk.games()).hasSize(5_002);
    assertThat(foreign).isEmpty();
  }

  @Test
  void whoMayNotReplaceWhatIsOpenIsAskedOnlyOnceTheTextIsKnown() {
    desk.show(Games.document(Games.MATE));
    List<String> asked = new ArrayList<>();
    Opener opener = opener(Tasks.sameThread());
    opener.openText("", "1. e4 e5", () -> asked.add("orthodox"));
    assertThat(asked).isEmpty();
    opener.openText("", "1. Aa2–Aa3", () -> !asked.add("ours"));
    assertThat(asked).containsExactly("ours");
    assertThat(desk.game().length()).isEqualTo(4);
  }

  /** Nobody writes into it: whoever waited for its end would wait for ever. */
  @Test
  void aPipeIsRefusedAndNotWaitedFor(@TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe.rgn");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
    assumeTrue(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor() == 0);

    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> opener(Tasks.sameThread()).open(pipe));

    assertThat(unreadable).containsExactly(pipe);
    assertThat(errands.currentProperty().get()).isNull();
  }

  @Test
  void theNewestRequestWins() {
    List<Runnable> background = new ArrayList<>();
    Opener opener = opener(Tasks.on(background::add, Runnable::run));
    opener.openText("", Games.MATE);
    opener.openText("", "1. Ab2–Ab3");
    background.get(1).run();
    background.get(0).run();
    assertThat(desk.game().length()).isEqualTo(1);
  }

  @Test
  void ofALargeFileEachGameIsReadWhenItIsLookedAt(@TempDir Path folder) throws IOException {
    String game = "[White \"%d\"]\n[Black \"B\"]\n[Result \"*\"]\n\n" + Games.MATE + " *\n\n";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 3_000; i++) {
      text.append(game.formatted(i));
    }
    Path file = Files.writeString(folder.resolve("large.rgn"), text);
    List<Runnable> ui = new ArrayList<>();
    opener(Tasks.on(Runnable::run, ui::add)).open(file);
    assertThat(errands.currentProperty().get()).isNotNull();
    ui.get(0).run();
    assertThat(errands.currentProperty().get()).isNull();
    assertThat(desk.games()).hasSize(3_000);
    assertThat(desk.document().content().games()).hasSize(1);
    desk.select(2_999);
    assertThat(desk.game().tags().get("White")).isEqualTo("2999");
    assertThat(desk.document().content().text()).startsWith("[White \"2999\"]");
    assertThat(desk.tags(17).get("White")).isEqualTo("17");
    assertThat(desk.modifiedProperty().get()).isFalse();
  }
}
