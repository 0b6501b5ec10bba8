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
  private final Attention attention = new Attention(Tasks.sameThread());
  private int asked;
  private boolean mayDrop;

  private Opener opener(Tasks tasks) {
    return new Opener(
        new Handover(
            desk,
            attention,
            () -> {
              asked++;
              return mayDrop;
            }),
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
    assertThat(desk.document().source().stamp()).isEqualTo(FileStamp.of(file));
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
    desk.show(Games.document("1. Aa2–Aa3"));
    desk.play(Games.move("Ec4Ec3"));
    Opener opener = opener(Tasks.sameThread());
    opener.openText("", "1. e4 e5", Agreement.NONE);
    assertThat(asked).isZero();
    opener.openText("", Games.MATE, Agreement.NONE);
    assertThat(asked).isEqualTo(1);
    assertThat(desk.game().length()).isEqualTo(2);
    mayDrop = true;
    opener.openText("", Games.MATE, Agreement.NONE);
    assertThat(desk.game().length()).isEqualTo(4);
  }

  @Test
  void whatIsDoneWhileAFileIsReadIsNotDroppedWithoutAQuestion(@TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("a.rgn"), Games.MATE);
    desk.show(Games.document("1. Aa2–Aa3"));
    List<Runnable> background = new ArrayList<>();
    Opener opener = opener(Tasks.on(background::add, Runnable::run));
    opener.open(file);
    desk.play(Games.move("Ec4Ec3"));
    background.remove(0).run();
    assertThat(asked).isEqualTo(1);
    assertThat(desk.game().length()).isEqualTo(2);

    opener.openAgain(file);
    desk.undo();
    background.remove(0).run();
    assertThat(asked).as("nothing is changed any more").isEqualTo(1);
    assertThat(desk.game().length()).isEqualTo(4);
  }

  @Test
  void whatTheUserAgreedToLoseGoesAndNothingElse() {
    desk.show(Games.document("1. Aa2–Aa3"));
    desk.play(Games.move("Ec4Ec3"));
    List<Runnable> background = new ArrayList<>();
    Opener opener = opener(Tasks.on(background::add, Runnable::run));
    Agreement agreed = Agreement.of(desk);
    opener.openText("", Games.MATE, agreed);
    desk.play(Games.move("Ab2Ab3"));
    background.remove(0).run();
    assertThat(asked).isEqualTo(1);
    assertThat(desk.game().length()).isEqualTo(3);
    assertThat(agreed.covers(desk)).isFalse();

    opener.openText("", Games.MATE, Agreement.of(desk));
    background.remove(0).run();
    assertThat(asked).isEqualTo(1);
    assertThat(desk.game().length()).isEqualTo(4);
    desk.play(Games.move("Ab2Ab3"));
    desk.delete();
    assertThat(Agreement.NONE.covers(desk)).isFalse();
  }

  @Test
  void behindAnOpenFormNothingTakesTheDeskAndThenTheNewestDoes(@TempDir Path folder) {
    desk.show(Games.document("1. Aa2–Aa3"));
    Opener opener = opener(Tasks.sameThread());
    attention.during(
        () -> {
          opener.openText("", Games.MATE);
          opener.open(folder.resolve("none.rgn"));
          opener.openText("", "1. Ab2–Ab3 Ec4–Ec3");
          assertThat(desk.game().length()).isEqualTo(1);
          assertThat(errands.currentProperty().get()).as("the sign of reading").isNotNull();
          return true;
        });
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(unreadable).as("an older request").isEmpty();
    assertThat(errands.currentProperty().get()).isNull();
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
