package org.raumbrett.rgn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads a file as a whole, but none that would take minutes only to be refused: what is too large
 * or a device is refused at once, and of what is no text the first block is enough to say so.
 */
public final class WholeFile {
  /**
   * The most bytes that are read. An array cannot hold more than twice as many, and the text of a
   * file takes as much room again as its bytes.
   */
  public static final int MOST = 1_000_000_000;

  /** What stands for the standard input where a file is named. */
  public static final String STANDARD_INPUT = "-";

  /** A file whose beginning of so many bytes is no text is none. */
  static final int BLOCK = 1 << 20;

  static final int MEGABYTE = 1_000_000;
  private static final int FILE_TYPE = 0xf000;
  private static final int CHARACTER_DEVICE = 0x2000;
  private static final int BLOCK_DEVICE = 0x6000;

  private WholeFile() {}

  /**
   * Does nothing if there may be an end to the file and it is not too large.
   *
   * @throws FileSystemException if it is a device, or has more than {@link #MOST} bytes
   * @throws IOException if it does not exist or cannot be looked at
   */
  public static void requireReadable(Path file) throws IOException {
    if (isDevice(file)) {
      throw FileFailure.notRegular(file);
    }
    long size = Files.size(file);
    if (size > MOST && Files.isRegularFile(file)) {
      throw new FileTooLargeException(file.toString(), Long.toString(size / MEGABYTE));
    }
  }

  /**
   * Returns the content of a file or a pipe; if the beginning of a large one is no text, only that.
   *
   * @throws IOException if it cannot be read; {@link FileFailure#ofReading} says why
   */
  public static byte[] read(Path file) throws IOException {
    return readInPieces(file).toArray();
  }

  /**
   * Returns the content as {@link #read(Path)} does, in pieces.
   *
   * @throws IOException if it cannot be read; {@link FileFailure#ofReading} says why
   */
  public static FileBytes readInPieces(Path file) throws IOException {
    requireReadable(file);
    try (InputStream in = Files.newInputStream(file)) {
      return readInPieces(in, MOST);
    }
  }

  static FileBytes readInPieces(InputStream in, int most) throws IOException {
    byte[] first = in.readNBytes(BLOCK);
    FileBytes.Builder all = new FileBytes.Builder().add(first);
    if (!isAll(first)) {
      FileBytes.read(in, all, most);
      if (all.length() > most) {
        throw new FileTooLargeException(STANDARD_INPUT, ">" + most / MEGABYTE);
      }
    }
    return all.build();
  }

  /**
   * Returns the content of a stream as {@link #read(InputStream)} does, in pieces.
   *
   * @throws IOException if it cannot be read, or has more than {@link #MOST} bytes
   */
  public static FileBytes readInPieces(InputStream in) throws IOException {
    return readInPieces(in, MOST);
  }

  /**
   * Returns the content of a stream, such as the standard input; if the beginning of a large one is
   * no text, only that.
   *
   * @throws IOException if it cannot be read, or has more than {@link #MOST} bytes
   */
  public static byte[] read(InputStream in) throws IOException {
    return read(in, MOST);
  }

  static byte[] read(InputStream in, int most) throws IOException {
    return readInPieces(in, most).toArray();
  }

  /** Returns whether there is no need of what follows the first block. */
  private static boolean isAll(byte[] first) {
    return first.length < BLOCK
        || TextDecoder.isBinary(new String(first, StandardCharsets.ISO_8859_1));
  }

  /** A pipe is no device: a shell gives one for what another program writes. */
  private static boolean isDevice(Path file) throws IOException {
    if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
      return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }
    int type = (Integer) Files.getAttribute(file, "unix:mode") & FILE_TYPE;
    return type == CHARACTER_DEVICE || type == BLOCK_DEVICE;
  }
}
