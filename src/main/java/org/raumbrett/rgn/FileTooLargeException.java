package org.raumbrett.rgn;

import java.nio.file.FileSystemException;

/** Tells that a file has more bytes than are read. */
final class FileTooLargeException extends FileSystemException {
  private static final long serialVersionUID = 1;

  private final String megabytes;

  /**
   * A file that is too large.
   *
   * @param megabytes its size in units of a million bytes, {@code >N} if only that is known
   */
  FileTooLargeException(String file, String megabytes) {
    super(file, null, "too large: " + megabytes + " MB");
    this.megabytes = megabytes;
  }

  String megabytes() {
    return megabytes;
  }
}
