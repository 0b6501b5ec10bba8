package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.rgn.FileFailure.Kind;

/** What a player is told when a file cannot be read or written. */
class FileFailureTest {
  @Test
  void whateverHappensIsOneKindOfFailure() {
    IOException own = new IOException("own");
    assertThat(FileFailure.told(own)).isSameAs(own);
    OutOfMemoryError memory = new OutOfMemoryError("full");
    assertThat(FileFailure.told(memory)).hasCause(memory);
    assertThat(FileFailure.ofReading(Path.of("none.rgn"), FileFailure.told(memory)).kind())
        .isEqualTo(FileFailure.Kind.NO_MEMORY);
  }

  private static final byte[] CONTENT = {'*'};

  @TempDir Path directory;

  private static Kind writing(Path file) {
    IOException problem =
        catchThrowableOfType(IOException.class, () -> AtomicFile.write(file, CONTENT));
    return FileFailure.ofWriting(file, problem).kind();
  }

  private static Kind reading(Path file) {
    IOException problem = catchThrowableOfType(IOException.class, () -> Files.readAllBytes(file));
    return FileFailure.ofReading(file, problem).kind();
  }

  @Test
  void whatIsMissingOrAFolderIsSaidToBe() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));

    assertThat(writing(directory.resolve("none/game.rgn"))).isEqualTo(Kind.NO_FOLDER);
    assertThat(writing(file.resolve("game.rgn"))).isEqualTo(Kind.NO_FOLDER);
    assertThat(writing(Files.createDirectories(directory.resolve("d/e")).getParent()))
        .isEqualTo(Kind.IS_FOLDER);
    assertThat(reading(directory)).isEqualTo(Kind.IS_FOLDER);
    assertThat(reading(directory.resolve("none"))).isEqualTo(Kind.NO_FILE);
  }

  @Test
  void whatTheSystemSaysOfAFullDiskIsUnderstood() {
    Path device = Path.of("/dev/full");
    assumeTrue(Files.isWritable(device));
    IOException problem =
        catchThrowableOfType(IOException.class, () -> Files.write(device, CONTENT));

    FileFailure fresh = FileFailure.ofWriting(directory.resolve("game.rgn"), problem);
    assertThat(fresh.kind()).isEqualTo(Kind.FULL_DISK_NO_FILE);
    assertThat(fresh.sentence(Locale.ENGLISH)).contains("disk is full").doesNotContain("old file");
    assertThat(FileFailure.ofWriting(device, problem).kind()).isEqualTo(Kind.FULL_DISK);
  }

  @Test
  void aReadOnlyFileOrFolderIsSaidToBe() throws IOException {
    Path file = Files.createFile(directory.resolve("game.rgn"));
    IOException denied = new AccessDeniedException(file.toString());

    assertThat(FileFailure.ofWriting(directory.resolve("new.rgn"), denied).kind())
        .isEqualTo(Kind.READ_ONLY_FOLDER);
    IOException frozen = new FileSystemException("x", null, "Read-only file system");
    assertThat(FileFailure.ofWriting(file, frozen).kind()).isEqualTo(Kind.READ_ONLY_FOLDER);
    assertThat(FileFailure.ofReading(file, denied).kind()).isEqualTo(Kind.NOT_READABLE);
    assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file));
    assertThat(writing(file)).isEqualTo(Kind.READ_ONLY_FILE);
  }

  @Test
  void aPipeIsNoFileAndStaysWhatItIs() throws Exception {
    Path pipe = directory.resolve("pipe.rgn");
    assumeTrue(makePipe(pipe));

    assertThat(writing(pipe)).isEqualTo(Kind.IS_NO_FILE);
    IOException problem =
        catchThrowableOfType(IOException.class, () -> FileFailure.requireRegular(pipe));
    assertThat(FileFailure.ofReading(pipe, problem).kind()).isEqualTo(Kind.IS_NO_FILE);
    assertThat(AtomicFile.backUp(pipe)).isNull();
    assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther()).isTrue();
  }

  @Test
  void aLinkThatLeadsBackToItselfIsSaidToBeOneWhereverItStandsInTheName() throws IOException {
    Path loop = directory.resolve("loop");
    Path back = Files.createSymbolicLink(directory.resolve("back"), loop);
    Files.createSymbolicLink(loop, back);

    for (Path file : new Path[] {loop, back}) {
      assertThat(writing(file)).isEqualTo(Kind.LINK_LOOP);
      assertThat(reading(file)).isEqualTo(Kind.LINK_LOOP);
      assertThat(FileFailure.ofLink(file)).isEqualTo(new FileFailure(Kind.LINK_LOOP, ""));
    }
    assertThat(reading(loop.resolve("game.rgn"))).isEqualTo(Kind.LINK_LOOP);
  }

  @Test
  void aLinkToNothingNamesWhatIsMissing() throws IOException {
    Path missing = directory.resolve("none.rgn");
    Path link = Files.createSymbolicLink(directory.resolve("link.rgn"), missing);
    IOException problem = catchThrowableOfType(IOException.class, () -> Files.readAllBytes(link));
    FileFailure dead = new FileFailure(Kind.DEAD_LINK, missing.toString());

    assertThat(FileFailure.ofReading(link, problem)).isEqualTo(dead);
    assertThat(FileFailure.ofLink(link)).isEqualTo(dead);
    assertThat(dead.sentence(Locale.ENGLISH)).contains(missing.toString());
    assertThat(FileFailure.ofLink(missing)).isNull();
    Files.createFile(missing);
    assertThat(FileFailure.ofLink(link)).isNull();
  }

  @Test
  void aNameThatHoldsNoLettersMayBeThatOfAFileThatIsThere() {
    IOException problem = new NoSuchFileException("x");

    assertThat(FileFailure.ofReading(Path.of("x\ufffd.rgn"), problem).kind())
        .isEqualTo(Kind.UNKNOWN_NAME);
    assertThat(FileFailure.ofReading(Path.of("x.rgn"), problem).kind()).isEqualTo(Kind.NO_FILE);
  }

  private static boolean makePipe(Path pipe) throws InterruptedException {
    try {
      return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException e) {
      return false; // There is no such program here.
    }
  }

  @Test
  void aNameThatIsTooLongIsSaidToBe() {
    assumeTrue(java.io.File.separatorChar == '/');
    assertThat(writing(directory.resolve("x".repeat(300)))).isEqualTo(Kind.LONG_NAME);
    assertThat(reading(directory.resolve("x".repeat(300)))).isEqualTo(Kind.LONG_NAME);
  }

  @Test
  void aFileForWhichTheMemoryIsTooSmallIsSaidToBe() {
    IOException problem = new IOException(new OutOfMemoryError("Java heap space"));

    assertThat(FileFailure.ofReading(directory.resolve("x"), problem).kind())
        .isEqualTo(Kind.NO_MEMORY);
  }

  @Test
  void nobodyIsToldToSplitWhatTheMemoryIsTooSmallToSave() {
    IOException problem = new IOException(new OutOfMemoryError("Java heap space"));
    FileFailure failure = FileFailure.ofWriting(directory.resolve("x"), problem);

    assertThat(failure.kind()).isEqualTo(Kind.NO_MEMORY_TO_SAVE);
    assertThat(failure.sentence(Locale.ENGLISH)).contains("is as it was").doesNotContain("plit");
  }

  @Test
  void whatElseTheSystemSaysIsQuoted() {
    FileFailure failure =
        FileFailure.ofWriting(directory.resolve("x"), new IOException("Input/output error"));

    assertThat(failure).isEqualTo(new FileFailure(Kind.OTHER, "Input/output error"));
    assertThat(failure.sentence(Locale.GERMAN)).isEqualTo("Das System meldet: Input/output error");
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void everyKindHasASentenceInThreeLanguages(Kind kind) {
    FileFailure failure = new FileFailure(kind, "\u202e");

    assertThat(Stream.of("en", "es", "de").map(each -> failure.sentence(new Locale(each))))
        .doesNotHaveDuplicates()
        .noneMatch(each -> each.contains("\u202e") || each.contains("{") || each.contains("''"));
  }
}
