package org.raumbrett.app.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.FileBytes;

/**
 * How a file was when it was read or written: whoever changes it leaves another stamp.
 *
 * @param size its size in bytes
 * @param modified when it was last written
 * @param hash the SHA-256 of its content, in hexadecimal
 */
public record FileStamp(long size, FileTime modified, String hash) {
  private static final int BUFFER = 1 << 16;

  /** No file was written then. */
  private static final FileTime NEVER = FileTime.fromMillis(Long.MIN_VALUE);

  /**
   * Returns the stamp the file has now; the file is read for that.
   *
   * @throws IOException if there is no such file or it may not be read
   */
  public static FileStamp of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileStamp(now.size(), now.lastModifiedTime(), hash(file));
  }

  /**
   * Returns the stamp of a file that has been read.
   *
   * @param found how it was found before: if it was written during the reading, it differs
   */
  static FileStamp ofRead(BasicFileAttributes found, FileBytes content) {
    return new FileStamp(found.size(), found.lastModifiedTime(), hash(content));
  }

  /**
   * Returns the stamp of a file that was just given this content. If another program has written
   * something else since then, it is a stamp from which the file differs.
   *
   * @throws IOException if there is no such file any more or it may not be read
   */
  static FileStamp ofWritten(Path file, FileBytes content) throws IOException {
    String written = hash(content);
    FileStamp now = of(file);
    return now.hash.equals(written) ? now : new FileStamp(content.length(), NEVER, written);
  }

  /**
   * Returns whether the file is there and has another content now. One that was only touched has
   * not; only when the time differs is it read.
   */
  public boolean differs(Path file) {
    return next(file) != null;
  }

  /** Returns the stamp of a file that {@link #differs} from this one, else null. */
  @Nullable FileStamp next(Path file) {
    try {
      BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
      if (!now.isRegularFile()) {
        return new FileStamp(now.size(), now.lastModifiedTime(), "");
      }
      if (now.size() == size && now.lastModifiedTime().equals(modified)) {
        return null;
      }
      String content = hash(file);
      return content.equals(hash)
          ? null
          : new FileStamp(now.size(), now.lastModifiedTime(), content);
    } catch (IOException e) {
      // A file that is gone, or cannot be looked at, has nothing of somebody else's in it to lose.
      return null;
    }
  }

  private static String hash(FileBytes content) {
    MessageDigest digest = sha256();
    content.update(digest);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static String hash(Path file) throws IOException {
    MessageDigest digest = sha256();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
