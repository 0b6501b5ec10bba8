package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtomicFileTest {
  private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = directory.resolve("game.rgn");
  }

  private boolean isPosix() {
    return directory.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  @Test
  void aFileIsReplacedAndNothingElseIsLeft() throws IOException {
    Files.writeString(file, "old");

    AtomicFile.write(file, NEW);

    assertThat(file).hasContent("new");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aNewFileIsMade() throws IOException {
    AtomicFile.write(file, NEW);

    assertThat(file).hasContent("new");
  }

  @Test
  void permissionsAreKept() throws IOException {
    assumeTrue(isPosix());
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));

    AtomicFile.write(file, NEW);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void aBackupIsNoMoreOpenThanTheFile() throws IOException {
    assumeTrue(isPosix());
    Files.writeString(file, "old");
    Path older = Files.writeString(directory.resolve(file.getFileName() + ".bak"), "older");
    Files.setPosixFilePermissions(older, PosixFilePermissions.fromString("rw-r--r--"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

    AtomicFile.backUp(file);

    assertThat(older).hasContent("old");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(older)))
        .isEqualTo("rw-------");
  }

  @Test
  void linksThatLeadNowhereButToEachOtherAreNotReplaced() throws IOException {
    assumeTrue(isPosix());
    Path other = Files.createSymbolicLink(directory.resolve("other"), file);
    Files.createSymbolicLink(file, other);

    assertThatThrownBy(() -> AtomicFile.write(file, NEW))
        .isInstanceOf(FileSystemLoopException.class);
    assertThat(file).isSymbolicLink();
  }

  @Test
  void symbolicLinksAreFollowed() throws IOException {
    assumeTrue(isPosix());
    Path target = directory.resolve("elsewhere.rgn");
    Files.writeString(target, "old");
    Path middle = Files.createSymbolicLink(directory.resolve("middle"), Path.of("elsewhere.rgn"));
    Files.createSymbolicLink(file, middle);

    AtomicFile.write(file, NEW);

    assertThat(Files.isSymbolicLink(file)).isTrue();
    assertThat(target).hasContent("new");
  }

  @Test
  void aDirectoryThatDoesNotExistIsAnErrorThatLeavesNothing() {
    assertThatThrownBy(() -> AtomicFile.write(directory.resolve("no/game.rgn"), NEW))
        .isInstanceOf(NoSuchFileException.class);
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aReadOnlyFileStaysAsItIs() throws IOException {
    Files.writeString(file, "old");
    assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file));

    assertThatThrownBy(() -> AtomicFile.write(file, NEW)).isInstanceOf(AccessDeniedException.class);
    assertThat(file).hasContent("old");
  }

  @Test
  void aContentThatFailsHalfwayLeavesTheOldFileAndNothingElse() throws IOException {
    Files.writeString(file, "old");
    AtomicFile.Content failing =
        out -> {
          out.write(new byte[1 << 20]);
          throw new IOException("No space left on device");
        };

    assertThatThrownBy(() -> AtomicFile.write(file, failing))
        .satisfies(
            problem ->
                assertThat(FileFailure.ofWriting(file, (IOException) problem).kind())
                    .isEqualTo(FileFailure.Kind.FULL_DISK));
    assertThat(file).hasContent("old");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void theTemporaryFileIsNeverMoreOpenThanTheOldOne() throws IOException {
    assumeTrue(isPosix());
    Files.writeString(file, "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));

    AtomicFile.write(
        file,
        out -> {
          try (Stream<Path> files = Files.list(directory)) {
            for (Path each : files.toList()) {
              assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                  .isEqualTo("rw-------");
            }
          }
        });

    assertThat(file).isEmptyFile();
  }

  @Test
  void whatAKilledSaveOfTheSameFileLeftGoesWithTheNextOne() throws IOException {
    String id = "." + UUID.randomUUID() + ".tmp";
    Path left = Files.createFile(directory.resolve(".game.rgn" + id));
    Path fresh = Files.createFile(directory.resolve(".game.rgn." + UUID.randomUUID() + ".tmp"));
    Path others = Files.createFile(directory.resolve(".other.rgn" + id));
    Path own = Files.createFile(directory.resolve(".game.rgn.notes.tmp"));
    for (Path file : List.of(left, others, own)) {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    }

    AtomicFile.write(file, NEW);

    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(file, fresh, others, own);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "ñ", "𝔘"})
  void aNameMayBeAsLongAsTheSystemAllows(String letter) throws IOException {
    int bytes = letter.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
    Path longest = directory.resolve(letter.repeat(250 / bytes) + ".rgn");
    Path other = directory.resolve(letter.repeat(250 / bytes - 1) + "y.rgn");

    AtomicFile.write(longest, NEW);
    AtomicFile.write(other, NEW);
    AtomicFile.write(longest, NEW);

    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(longest, other);
    }
  }

  @Test
  void theTemporaryNamesOfLongNamesTellThemApart() {
    String begin = "x".repeat(60);
    String one = LeftTemporaries.name(Path.of(begin + "1")).toString();
    String two = LeftTemporaries.name(Path.of(begin + "2")).toString();

    assertThat(one.substring(0, 51)).isNotEqualTo(two.substring(0, 51));
    assertThat(one).hasSizeLessThan(110);
  }

  /** The files of the Java platform are read-only for everybody, root too. */
  @Test
  void aFileThatNobodyMayWriteIsSaidToBeReadOnly() {
    Path readOnly = Path.of(URI.create("jrt:/java.base/module-info.class"));
    IOException problem =
        catchThrowableOfType(IOException.class, () -> AtomicFile.write(readOnly, NEW));
    assertThat(problem).isInstanceOf(AccessDeniedException.class);
    assertThat(FileFailure.ofWriting(readOnly, problem).kind())
        .isEqualTo(FileFailure.Kind.READ_ONLY_FILE);
  }

  @Test
  void theBackupIsTheLastVersion() throws IOException {
    assertThat(AtomicFile.backUp(file)).isNull();
    Files.writeString(file, "first");
    Path backup = AtomicFile.backUp(file);
    AtomicFile.write(file, NEW);

    assertThat(backup).isEqualTo(directory.resolve("game.rgn.bak")).hasContent("first");
    AtomicFile.backUp(file);
    assertThat(backup).hasContent("new");
  }
}
