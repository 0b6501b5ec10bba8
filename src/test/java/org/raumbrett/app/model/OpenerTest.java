package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.game.GamePath;

class OpenerTest {
  private final Desk desk = new Desk();
  private final List<Path> unreadable = new ArrayList<>();

  private Opener opener(Tasks tasks) {
    return new Opener(desk, tasks, (file, problem) -> unreadable.add(file));
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
    assertThat(opener.busyProperty().get()).isFalse();
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
  void ofALargeFileTheFirstGameIsThereBeforeTheRest(@TempDir Path folder) throws IOException {
    String game = "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n" + Games.MATE + " *\n\n";
    Path file = Files.writeString(folder.resolve("large.rgn"), game.repeat(6_000));
    List<Runnable> ui = new ArrayList<>();
    Opener opener = opener(Tasks.on(Runnable::run, ui::add));
    opener.open(file);
    ui.get(0).run();
    assertThat(desk.game().length()).isEqualTo(4);
    assertThat(desk.games()).hasSize(1);
    assertThat(opener.busyProperty().get()).isTrue();
    desk.goTo(GamePath.main(2));
    ui.get(1).run();
    assertThat(desk.games()).hasSize(6_000);
    assertThat(desk.place().path()).isEqualTo(GamePath.main(2));
    assertThat(opener.busyProperty().get()).isFalse();
  }
}
