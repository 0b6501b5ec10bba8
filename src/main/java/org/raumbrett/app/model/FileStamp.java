package org.raumbrett.app.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * How a file was when it was read or written: whoever changes it leaves another stamp.
 *
 * @param size its size in bytes
 * @param modified when it was last written
 */
public record FileStamp(long size, FileTime modified) {
  /**
   * Returns the stamp the file has now.
   *
   * @throws IOException if there is no such file or it may not be looked at
   */
  public static FileStamp of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileStamp(now.size(), now.lastModifiedTime());
  }

  /** Returns whether the file is there and has another stamp now. */
  public boolean differs(Path file) {
    try {
      return !of(file).equals(this);
    } catch (IOException e) {
      // A file that is gone, or cannot be looked at, has nothing of somebody else's in it to lose.
      return false;
    }
  }
}
