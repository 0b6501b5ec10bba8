package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatchTest {
  private static final String GAMES = "1. Aa2–Aa3 *\n\n1. Ab2–Ab3 *\n\n1. Ac2–Ac3 *\n";

  @TempDir private Path folder;
  private final Desk desk = new Desk();
  private final Errands errands = new Errands();
  private final Queue<Runnable> background = new ArrayDeque<>();
  private final FileWatch watch =
      new FileWatch(desk, Tasks.on(background::add, Runnable::run), errands);
  private final Opener opener =
      new Opener(
          new Handover(desk, new Attention(Tasks.sameThread()), () -> false),
          Tasks.sameThread(),
          errands,
          (path, problem) -> {},
          document -> true);
  private Path file;

  @BeforeEach
  void open() throws IOException {
    file = Files.writeString(folder.resolve("games.rgn"), GAMES);
    opener.open(file);
  }

  private Path look() {
    watch.look();
    while (!background.isEmpty()) {
      background.remove().run();
    }
    return watch.changedProperty().get();
  }

  @Test
  void aFileThatIsAsItWasOrOnlyTouchedIsNothingToTell() throws IOException {
    assertThat(look()).isNull();
    Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
    assertThat(look()).isNull();
    Files.delete(file);
    assertThat(look()).isNull();
  }

  @Test
  void aChangeIsToldUntilItIsLeftAndTheNextOneAgain() throws IOException {
    Files.writeString(file, GAMES + "1. Ad2–Ad3 *\n");
    assertThat(look()).isEqualTo(file);
    watch.leave();
    assertThat(look()).isNull();
    Files.writeString(file, "1. Ae2–Ae3 *\n");
    assertThat(look()).isEqualTo(file);
  }

  @Test
  void aFileThatIsPutBackAsItWasIsNothingToTellAnyMore() throws IOException {
    Files.writeString(file, GAMES + GAMES);
    assertThat(look()).isEqualTo(file);
    Files.writeString(file, GAMES);
    assertThat(look()).isNull();
    Files.writeString(file, GAMES + GAMES);
    assertThat(look()).isEqualTo(file);
    watch.leave();
    Files.writeString(file, GAMES);
    assertThat(look()).as("left, and then put back").isNull();
    Files.writeString(file, GAMES + GAMES);
    assertThat(look()).as("changed anew").isEqualTo(file);
  }

  @Test
  void readingItAgainGoesBackToTheGameThatWasLookedAt() throws IOException {
    desk.select(2);
    Files.writeString(file, GAMES.replace("Ac2–Ac3", "Ad2–Ad3"));
    assertThat(look()).isEqualTo(file);
    opener.openAgain(file);
    assertThat(watch.changedProperty().get()).isNull();
    assertThat(desk.gameIndex()).isEqualTo(2);
    assertThat(desk.place().lastMove()).isEqualTo(Games.move("Ad2Ad3"));
    assertThat(look()).isNull();
  }

  @Test
  void aFileWithFewerGamesIsReadAgainFromItsFirst() throws IOException {
    desk.select(2);
    Files.writeString(file, "1. Ae2–Ae3 *\n");
    opener.openAgain(file);
    assertThat(desk.gameIndex()).isZero();
  }

  @Test
  void whatThisProgramSavesIsNoChange() throws IOException {
    desk.play(Games.move("Ec4Ec3"));
    new Saver(desk, Tasks.sameThread(), errands).save(file, false, problem -> {});
    assertThat(look()).isNull();
    Errands.Errand writing = errands.begin(Errands.Kind.WRITING, "games.rgn");
    Files.writeString(file, GAMES + GAMES);
    assertThat(look()).isNull();
    writing.end();
    assertThat(look()).isEqualTo(file);
  }

  @Test
  void anotherDocumentThatCameMeanwhileIsNotMeant() throws IOException {
    Files.writeString(file, GAMES + GAMES);
    watch.look();
    desk.show(Games.document(Games.MATE));
    background.remove().run();
    assertThat(watch.changedProperty().get()).isNull();
  }
}
