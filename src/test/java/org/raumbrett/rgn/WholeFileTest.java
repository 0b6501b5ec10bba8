package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.rgn.FileFailure.Kind;

class WholeFileTest {
  private static final int LARGE = 3 * WholeFile.BLOCK;

  @TempDir private Path folder;

  private static byte[] text(int size) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) 'a');
    return bytes;
  }

  private static FileFailure refused(Path file) {
    IOException problem = catchThrowableOfType(IOException.class, () -> WholeFile.read(file));
    return FileFailure.ofReading(file, problem);
  }

  private Path sparse(long size) throws IOException {
    Path file = folder.resolve("sparse.rgn");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(size);
    }
    return file;
  }

  @Test
  void aFileOrAStreamOfTextIsReadToItsEnd() throws IOException {
    for (int size : new int[] {0, 1, WholeFile.BLOCK, WholeFile.BLOCK + 1, LARGE}) {
      byte[] bytes = text(size);
      Path file = Files.write(folder.resolve("game.rgn"), bytes);
      assertThat(WholeFile.read(file)).isEqualTo(bytes);
      assertThat(WholeFile.readInPieces(file).toArray()).isEqualTo(bytes);
      assertThat(WholeFile.read(new ByteArrayInputStream(bytes))).isEqualTo(bytes);
    }
  }

  @Test
  void aFileThatIsTooLargeIsRefusedUnreadWithItsSize() throws IOException {
    FileFailure failure = refused(sparse(3_000_000_000L));

    assertThat(failure).isEqualTo(new FileFailure(Kind.TOO_LARGE, "3000"));
    assertThat(failure.sentence(Locale.ENGLISH)).contains("3000 MB", "at most 1000 MB", "Split");
  }

  @Test
  void aLargeFileThatBeginsWithNulsIsReadNoFurther() throws IOException {
    Path file = sparse(WholeFile.MOST);
    byte[] read = WholeFile.read(file);

    assertThat(read).hasSize(WholeFile.BLOCK);
    assertThat(WholeFile.readInPieces(file)).hasSize(WholeFile.BLOCK);
    assertThat(RgnCollection.of(read).fileProblems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.BINARY);
  }

  @Test
  void aStreamWithoutEndIsNotReadForEver() throws IOException {
    int most = 2 * WholeFile.BLOCK;
    assertThat(WholeFile.read(new ByteArrayInputStream(text(most)), most)).hasSize(most);
    try (InputStream endless = new Endless('a')) {
      IOException problem =
          catchThrowableOfType(IOException.class, () -> WholeFile.read(endless, most));
      assertThat(FileFailure.ofReading(Path.of("-"), problem))
          .isEqualTo(new FileFailure(Kind.TOO_LARGE, ">2"));
      assertThatThrownBy(() -> WholeFile.readInPieces(endless, most))
          .isInstanceOf(FileTooLargeException.class);
    }
    InputStream all = new ByteArrayInputStream(text(most));
    assertThat(WholeFile.readInPieces(all, most)).hasSize(most);
    try (InputStream nuls = new Endless(0)) {
      assertThat(WholeFile.read(nuls)).hasSize(WholeFile.BLOCK);
    }
  }

  /** A stream of one byte again and again. */
  private static final class Endless extends InputStream {
    private final int each;

    Endless(int each) {
      this.each = each;
    }

    @Override
    public int read() {
      return each;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      Arrays.fill(bytes, offset, offset + length, (byte) each);
      return length;
    }
  }

  @Test
  void aDeviceIsRefused() {
    Path device = Path.of("/dev/zero");
    assumeTrue(Files.exists(device));

    assertThat(refused(device).kind()).isEqualTo(Kind.IS_NO_FILE);
  }

  @Test
  void whatAnotherProgramWritesIntoAPipeIsRead() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
    assumeTrue(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor() == 0);
    // The shell opens the pipe, which waits for a reader; Java's own redirection would wait here.
    Process writer = new ProcessBuilder("sh", "-c", "echo games > \"$0\"", pipe.toString()).start();

    assertThat(WholeFile.read(pipe)).asString().isEqualTo("games\n");
    assertThat(writer.waitFor()).isZero();
  }

  @Test
  void whatIsMissingOrAFolderIsToldAsEver() {
    assertThat(refused(folder.resolve("none.rgn")).kind()).isEqualTo(Kind.NO_FILE);
    assertThat(refused(folder).kind()).isEqualTo(Kind.IS_FOLDER);
  }
}
