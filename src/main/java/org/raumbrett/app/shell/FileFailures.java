package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.raumbrett.app.words.Words;

/** Says why a file could not be read or written. */
final class FileFailures {
  private FileFailures() {}

  /** Returns the reason as a player understands it. */
  static String reason(IOException problem, Words words) {
    if (problem instanceof NoSuchFileException) {
      return words.get("files.missing");
    }
    if (problem instanceof AccessDeniedException) {
      return words.get("files.denied");
    }
    if (problem instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    String message = problem.getMessage();
    return message == null ? problem.toString() : message;
  }
}
