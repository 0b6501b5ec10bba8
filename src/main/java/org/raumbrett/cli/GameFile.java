package org.raumbrett.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.SubmissionFinding;
import org.raumbrett.rgn.Visible;
import org.raumbrett.rgn.WholeFile;

/**
 * A file as the command line names it.
 *
 * @param name the name as it was given
 */
record GameFile(String name) {
  /** Returns whether what is meant is the standard input, which has no name. */
  boolean isStandardInput() {
    return name.equals(WholeFile.STANDARD_INPUT);
  }

  /**
   * Returns the content.
   *
   * @param input the standard input
   * @throws CommandFailure if it cannot be read; the message names the file and the reason
   */
  byte[] read(InputStream input) {
    FileBytes content = content(input);
    return inMemory(content::toArray);
  }

  private FileBytes content(InputStream input) {
    Path path = path();
    try {
      return isStandardInput() ? WholeFile.readInPieces(input) : WholeFile.readInPieces(path);
    } catch (IOException | OutOfMemoryError e) {
      throw failure(FileFailure.ofReading(path, FileFailure.told(e)));
    }
  }

  /**
   * Returns the games of the file.
   *
   * @param input the standard input
   * @throws CommandFailure if it cannot be read; the message names the file and the reason
   */
  RgnCollection games(InputStream input) {
    FileBytes content = content(input);
    return inMemory(() -> RgnCollection.of(content));
  }

  /**
   * Returns what is made of the file's content.
   *
   * @throws CommandFailure if the memory is too small for it; the message names the file
   */
  <T> T inMemory(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (OutOfMemoryError e) {
      throw tooLittleMemory();
    }
  }

  /** Returns the failure to tell of a file for which the memory is too small. */
  CommandFailure tooLittleMemory() {
    return failure(new FileFailure(FileFailure.Kind.NO_MEMORY, ""));
  }

  /**
   * Replaces the content, whole or not at all; what is no regular file, such as a device, is
   * written to.
   *
   * @throws CommandFailure if it cannot be written; the message names the file and the reason
   */
  void write(byte[] content) {
    write(out -> out.write(content));
  }

  /**
   * Replaces the content, as {@link #write(byte[])} does.
   *
   * @throws CommandFailure if it cannot be written; the message names the file and the reason
   */
  void write(AtomicFile.Content content) {
    Path path = path();
    try {
      if (isNoRegularFile(path)) {
        try (OutputStream out = Files.newOutputStream(path)) {
          content.writeTo(out);
        }
      } else {
        AtomicFile.write(path, content);
      }
    } catch (IOException e) {
      throw failure(FileFailure.ofWriting(path, e));
    }
  }

  /**
   * Returns the path of a file to open.
   *
   * @throws CommandFailure if there is none, or only a link that leads nowhere; the message says so
   */
  Path existing() {
    Path path = path();
    if (!Files.exists(path)) {
      try {
        Files.newInputStream(path).close();
      } catch (IOException e) {
        throw failure(FileFailure.ofReading(path, e));
      }
    }
    return path;
  }

  /** Returns whether there is anything of this name, be it a link that leads nowhere. */
  boolean exists() {
    return Files.exists(path(), LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns whether both names are those of one existing file. */
  boolean isSameAs(GameFile other) {
    try {
      return Files.exists(path())
          && Files.exists(other.path())
          && Files.isSameFile(path(), other.path());
    } catch (IOException e) {
      throw failure(FileFailure.ofReading(path(), e));
    }
  }

  /**
   * Does nothing if there is no such file, or it may be overwritten; a device always may.
   *
   * @throws CommandFailure if it would be overwritten and must not, or is a folder
   */
  void requireNew(boolean force) {
    Path path = path();
    if (Files.isDirectory(path)) {
      throw failure(new FileFailure(FileFailure.Kind.IS_FOLDER, ""));
    }
    FileFailure link = FileFailure.ofLink(path);
    if (link != null && link.kind() == FileFailure.Kind.LINK_LOOP) {
      throw failure(link);
    }
    if (!force && link != null) {
      throw new CommandFailure(
          visibleName() + ": " + link.sentence(Locale.ENGLISH) + " --force makes that file.");
    }
    if (!force && exists() && !isNoRegularFile(path)) {
      throw new CommandFailure(visibleName() + ": exists; --force overwrites it");
    }
  }

  /**
   * Does nothing unless the name is that of a PGN file: programs for orthodox chess would misread
   * RGN in it without a word.
   *
   * @throws CommandFailure if it is
   */
  void requireNoPgn() {
    if (name.toLowerCase(Locale.ROOT).endsWith(".pgn")) {
      throw new CommandFailure(visibleName() + ": RGN is no PGN; name the file .rgn");
    }
  }

  /**
   * Makes the directory of this name if there is none.
   *
   * @throws CommandFailure if that is not possible
   */
  void makeDirectory() {
    Path path = path();
    try {
      Files.createDirectories(path);
    } catch (FileAlreadyExistsException e) {
      throw new CommandFailure(visibleName() + ": is not a folder");
    } catch (IOException e) {
      throw failure(FileFailure.ofWriting(path, e));
    }
  }

  /** Returns the file of that name in this directory, which must exist. */
  GameFile child(String fileName) {
    return new GameFile(Path.of(name).resolve(fileName).toString());
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

  private static boolean isNoRegularFile(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path);
  }

  /** Returns the failure to tell of what was in the way. */
  private CommandFailure failure(FileFailure why) {
    return new CommandFailure(visibleName() + ": " + why.sentence(Locale.ENGLISH));
  }

  /** Java takes the bytes of a name for letters of the locale, and cannot say others. */
  private String notAName() {
    if (File.separatorChar != '/' || name.indexOf('\0') >= 0) {
      return "not a file name here";
    }
    return "the locale's character set ("
        + System.getProperty("sun.jnu.encoding", "unknown")
        + ") lacks letters of this name; set LC_ALL=C.UTF-8 or rename the file";
  }

  private Path path() {
    if (name.isEmpty()) {
      throw new CommandFailure("an empty name is not a file name");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new CommandFailure(visibleName() + ": " + notAName());
    }
  }
}
