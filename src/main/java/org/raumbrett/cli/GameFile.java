package org.raumbrett.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.SubmissionFinding;
import org.raumbrett.rgn.Visible;

/**
 * A file as the command line names it.
 *
 * @param name the name as it was given
 */
record GameFile(String name) {

  /**
   * Returns the content.
   *
   * @throws CommandFailure if it cannot be read; the message names the file and the reason
   */
  byte[] read() {
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new CommandFailure(visibleName() + ": is a directory");
      }
      return Files.readAllBytes(path);
    } catch (InvalidPathException | IOException e) {
      throw new CommandFailure(visibleName() + ": " + reason(e));
    }
  }

  /**
   * Replaces the content, whole or not at all; what is no regular file, such as a device, is
   * written to.
   *
   * @throws CommandFailure if it cannot be written; the message names the file and the reason
   */
  void write(byte[] content) {
    try {
      Path path = Path.of(name);
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        Files.write(path, content);
      } else {
        AtomicFile.write(path, content);
      }
    } catch (InvalidPathException | IOException e) {
      throw new CommandFailure(visibleName() + ": " + reason(e));
    }
  }

  /** Returns the line that tells of a problem: {@code FILE:LINE:COL: error: message}. */
  String line(Problem problem) {
    return visibleName() + ":" + problem;
  }

  /** Returns the line that tells of a finding: {@code FILE:LINE:COL: error: message}. */
  String line(SubmissionFinding finding) {
    return visibleName() + ":" + finding;
  }

  /** Returns the name, in one line whatever it holds. */
  String visibleName() {
    return Visible.text(name);
  }

  private static String reason(Exception e) {
    if (e instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof InvalidPathException) {
      return "not a file name here";
    }
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
