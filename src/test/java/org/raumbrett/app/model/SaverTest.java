package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.RgnCollection;

class SaverTest {
  private static final String FIRST =
      "[White \"A\"]\r\n[Black  \"B\"]\r\n\r\n1. Aa2-Aa3   {odd  blanks} Ec4-Ec3 *\r\n\r\n";
  private static final String SECOND = "[White \"C\"]\n\n1. Ab2–Ab3 *\n\n";
  private static final String THIRD = "[White \"E\"]\n\n1. Ac2xAc3 Ax9 nothing *\n";

  @TempDir private Path folder;
  private final Desk desk = new Desk();
  private final Errands errands = new Errands();
  private final List<@Nullable IOException> outcomes = new ArrayList<>();
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("games.rgn");
  }

  private void open(String text) throws IOException {
    Files.writeString(file, text);
    new Opener(
            new Handover(desk, new Attention(Tasks.sameThread()), () -> false),
            Tasks.sameThread(),
            errands,
            (path, problem) -> outcomes.add(problem),
            foreign -> true)
        .open(file);
  }

  private String save(boolean backup) throws IOException {
    new Saver(desk, Tasks.sameThread(), errands).save(file, backup, outcomes::add);
    return Files.readString(file);
  }

  @Test
  void oneChangedGameLeavesTheOthersBytesAsTheyWere() throws IOException {
    open(FIRST + SECOND + THIRD);
    desk.select(1);
    desk.play(Games.move("Ec4Ec3"));
    String written = save(false);
    assertThat(outcomes).containsExactly((IOException) null);
    assertThat(written).startsWith(FIRST).endsWith(THIRD).contains("1. ♙Ab2–Ab3 ♙Ec4–Ec3");
    assertThat(desk.modifiedProperty().get()).isFalse();
    assertThat(desk.game().length()).isEqualTo(2);
    assertThat(desk.games()).hasSize(3);
    desk.play(Games.move("Ad2Ad3"));
    assertThat(save(false)).startsWith(FIRST).endsWith(THIRD).contains("Ad2–Ad3");
  }

  @Test
  void aLargeFileKeepsAllBytesButThoseOfTheChangedGame() throws IOException {
    String many = SECOND.repeat(4_000);
    open(FIRST + many + THIRD);
    desk.select(2_000);
    desk.play(Games.move("Ec4Ec3"));
    desk.select(5);
    assertThat(desk.modifiedProperty().get()).isTrue();
    String written = save(false);
    int changed = FIRST.length() + SECOND.length() * 1_999;
    assertThat(written.substring(0, changed)).isEqualTo((FIRST + many).substring(0, changed));
    assertThat(written).endsWith(SECOND.repeat(2_000) + THIRD);
    assertThat(desk.modifiedProperty().get()).isFalse();
    assertThat(desk.gameIndex()).isEqualTo(5);
    desk.select(2_000);
    assertThat(desk.game().length()).isEqualTo(2);
  }

  /** One copy, the one that is kept: a large file may fill half of the memory. */
  @Test
  void savingALargeFileTakesTheRoomOfItsContentOnce() throws IOException {
    String game = "[White \"C\"]\n\n{" + "so it was, ".repeat(200) + "} 1. Ab2–Ab3 *\n\n";
    open(game.repeat(4_000));
    com.sun.management.ThreadMXBean threads =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int i = 0; i < 3; i++) {
      desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "D" + i)));
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      new Saver(desk, Tasks.sameThread(), errands).save(file, false, outcomes::add);
      long taken = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
      assertThat(taken).isLessThan(Files.size(file) * 3 / 2);
    }
    assertThat(outcomes).hasSize(3).containsOnlyNulls();
  }

  @Test
  void nothingHoldsTheOldContentOfALargeFileThatWasSaved() throws IOException {
    open(SECOND.repeat(4_000));
    List<WeakReference<RgnCollection>> old = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      old.add(new WeakReference<>(desk.document().source().games()));
      desk.select(1_000 * i);
      desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "D")));
      save(false);
    }
    System.gc();
    assertThat(old).allMatch(reference -> reference.refersTo(null));
  }

  @Test
  void whatWasTypedBehindAnErrorIsSavedAsItWasTyped() throws IOException {
    open(FIRST + SECOND + THIRD);
    desk.select(2);
    Games.type(desk, FIRST + SECOND + THIRD.replace("nothing", "Ad2-Ad3 something"));
    assertThat(desk.modifiedProperty().get()).isTrue();
    assertThat(save(false))
        .isEqualTo(FIRST + SECOND + THIRD.replace("nothing", "Ad2-Ad3 something"));
    assertThat(desk.modifiedProperty().get()).isFalse();
  }

  @Test
  void aSingleGameWithAnErrorKeepsItsTail() throws IOException {
    open(THIRD);
    assertThat(save(false)).isEqualTo(THIRD);
    desk.first();
    desk.play(Games.move("Ab1Aa3"));
    assertThat(desk.torn()).containsExactly(0);
    desk.undo();
    assertThat(desk.torn()).isEmpty();
    assertThat(save(false)).isEqualTo(THIRD);
  }

  @Test
  void aTextThatWouldTakeInTheGamesBehindItIsNotSaved() throws IOException {
    open(SECOND.repeat(4_000));
    desk.select(7);
    Games.type(desk, "[White \"C\"]\n\n1. Ab2–Ab9 {open");
    assertThat(save(false)).isEqualTo(SECOND.repeat(4_000));
    assertThat(outcomes).hasSize(1).hasOnlyElementsOfType(MixedGamesException.class);
    assertThat(desk.modifiedProperty().get()).isTrue();
  }

  @Test
  void moreGamesTypedIntoALargeFileAreGamesOfItOnceSaved() throws IOException {
    open(SECOND.repeat(4_000));
    desk.select(7);
    Games.type(desk, SECOND + "[White \"New\"]\n\n1. Aa2–Aa3 *\n");
    String written = save(false);
    assertThat(written)
        .isEqualTo(SECOND.repeat(8) + "[White \"New\"]\n\n1. Aa2–Aa3 *\n\n" + SECOND.repeat(3_992));
    assertThat(desk.games()).hasSize(4_001);
    assertThat(desk.gameIndex()).isEqualTo(7);
    assertThat(desk.tags(8).get(Tags.WHITE)).isEqualTo("New");
  }

  @Test
  void whatIsDoneWhileTheFileIsWrittenIsStillUnsaved() throws IOException {
    open(SECOND);
    List<Runnable> background = new ArrayList<>();
    desk.play(Games.move("Ec4Ec3"));
    new Saver(desk, Tasks.on(background::add, Runnable::run), errands)
        .save(file, false, outcomes::add);
    assertThat(errands.isWriting()).isTrue();
    desk.play(Games.move("Ad2Ad3"));
    background.get(0).run();
    assertThat(Files.readString(file)).contains("Ec4–Ec3").doesNotContain("Ad2–Ad3");
    assertThat(desk.game().length()).isEqualTo(3);
    assertThat(desk.modifiedProperty().get()).isTrue();
    assertThat(errands.isWriting()).isFalse();
  }

  @Test
  void aManuscriptOfADocumentThatIsGoneMarksNothingSaved() throws IOException {
    open(SECOND);
    List<Runnable> background = new ArrayList<>();
    new Saver(desk, Tasks.on(background::add, Runnable::run), errands)
        .save(file, false, outcomes::add);
    desk.show(Games.document(Games.MATE));
    background.get(0).run();
    assertThat(desk.document().file()).isNull();
    assertThat(desk.game().length()).isEqualTo(4);
  }

  @Test
  void thePreviousVersionIsKeptOnRequest() throws IOException {
    open(SECOND);
    desk.play(Games.move("Ec4Ec3"));
    save(true);
    assertThat(Files.readString(folder.resolve("games.rgn.bak"))).isEqualTo(SECOND);
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void aFileThatCannotBeWrittenLeavesEverythingUnsaved() throws IOException {
    open(SECOND);
    desk.play(Games.move("Ec4Ec3"));
    new Saver(desk, Tasks.sameThread(), errands)
        .save(folder.resolve("no/such/folder.rgn"), false, outcomes::add);
    assertThat(outcomes).hasSize(1).doesNotContainNull();
    assertThat(desk.modifiedProperty().get()).isTrue();
    assertThat(errands.currentProperty().get()).isNull();
  }

  @Test
  void aChangedGameOfAFileThatEndsItsLinesWithCrLfDoesSoToo() throws IOException {
    open(FIRST + SECOND.replace("\n", "\r\n"));
    desk.select(1);
    desk.play(Games.move("Ec4Ec3"));
    String written = save(false);
    assertThat(written).startsWith(FIRST).contains("\r\n1. ♙Ab2–Ab3 ♙Ec4–Ec3");
    assertThat(written.replace("\r\n", "")).doesNotContain("\n", "\r");
    desk.select(0);
    desk.play(Games.move("Ac2Ac3"));
    assertThat(save(false).replace("\r\n", "")).contains("Ac2–Ac3").doesNotContain("\n", "\r");
  }

  @Test
  void onAFullDiskNothingIsLostAndAnotherPlaceTakesIt() throws IOException {
    open(FIRST + SECOND);
    desk.select(1);
    desk.play(Games.move("Ec4Ec3"));
    Saver.Writer full =
        (path, content) ->
            AtomicFile.write(
                path,
                out -> {
                  out.write(content.toArray(), 0, content.length() / 2);
                  throw new IOException("No space left on device");
                });
    new Saver(desk, Tasks.sameThread(), errands, full).save(file, false, outcomes::add);
    assertThat(FileFailure.ofWriting(file, outcomes.get(0)).kind())
        .isEqualTo(FileFailure.Kind.FULL_DISK);
    assertThat(Files.readString(file)).isEqualTo(FIRST + SECOND);
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    assertThat(desk.modifiedProperty().get()).isTrue();
    assertThat(desk.game().length()).isEqualTo(2);
    Path elsewhere = folder.resolve("elsewhere.rgn");
    new Saver(desk, Tasks.sameThread(), errands).save(elsewhere, false, outcomes::add);
    assertThat(outcomes).endsWith((IOException) null);
    assertThat(Files.readString(elsewhere)).startsWith(FIRST).contains("Ec4–Ec3");
    assertThat(desk.modifiedProperty().get()).isFalse();
  }

  @Test
  void whatAnotherProgramWritesRightAfterUsCountsAsIts() throws IOException {
    open(SECOND);
    desk.play(Games.move("Ec4Ec3"));
    List<byte[]> ours = new ArrayList<>();
    Saver.Writer overtaken =
        (path, content) -> {
          ours.add(content.toArray());
          byte[] others = content.toArray();
          others[others.length - 2]++;
          AtomicFile.write(path, others);
        };
    new Saver(desk, Tasks.sameThread(), errands, overtaken).save(file, false, outcomes::add);
    FileStamp stamp = desk.document().source().stamp();
    assertThat(stamp.differs(file)).isTrue();
    Files.write(file, ours.get(0));
    assertThat(stamp.differs(file)).as("our own bytes").isFalse();
    save(false);
    assertThat(desk.document().source().stamp()).isEqualTo(FileStamp.of(file));
  }

  @Test
  void aFileChangedByAnotherProgramHasAnotherStamp() throws IOException {
    open(SECOND);
    FileStamp stamp = desk.document().source().stamp();
    assertThat(stamp.differs(file)).isFalse();
    Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
    assertThat(stamp.differs(file)).as("only touched").isFalse();
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1]++;
    Files.write(file, bytes);
    assertThat(stamp.differs(file)).as("another byte").isTrue();
    Files.write(file, new byte[0]);
    assertThat(stamp.differs(file)).as("another size").isTrue();
    Files.delete(file);
    assertThat(stamp.differs(file)).isFalse();
  }
}
