package org.raumbrett.rgn;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Why a file could not be read or written, as a player understands it.
 *
 * @param detail what the system said, for {@link Kind#OTHER}; what the link leads to, for {@link
 *     Kind#DEAD_LINK}; the size in megabytes, for {@link Kind#TOO_LARGE}; else empty
 */
public record FileFailure(Kind kind, String detail) {
  /** What can be in the way. The sentence of each stands in the bundle {@code problems}. */
  public enum Kind {
    NO_FILE,
    /** There may be one whose name holds bytes that Java cannot name. */
    UNKNOWN_NAME,
    DEAD_LINK,
    LINK_LOOP,
    NO_FOLDER,
    IS_FOLDER,
    /** A pipe or a device: there may be no end to it. */
    IS_NO_FILE,
    LONG_NAME,
    TOO_LARGE,
    /** And there is an old file, which stays. */
    FULL_DISK,
    /** And there is no file of this name. */
    FULL_DISK_NO_FILE,
    READ_ONLY_FILE,
    READ_ONLY_FOLDER,
    NOT_READABLE,
    NO_MEMORY,
    NO_MEMORY_TO_SAVE,
    OTHER
  }

  /** What Java puts in a name for bytes that are no characters. */
  private static final char REPLACEMENT = '\ufffd';

  private static final String NOT_REGULAR = "not a regular file";

  /** A disk with less room than this is full, whatever language its system tells that in. */
  private static final long NO_ROOM = 64_000;

  /**
   * Does nothing if there is a regular file or none; a folder fails by itself when it is opened.
   *
   * @throws FileSystemException if there is a pipe or a device: to read it may take for ever, and
   *     to replace it would break it
   */
  public static void requireRegular(Path file) throws FileSystemException {
    if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      throw notRegular(file);
    }
  }

  /** Returns the failure to read a pipe or a device. */
  static FileSystemException notRegular(Path file) {
    return new FileSystemException(file.toString(), null, NOT_REGULAR);
  }

  /** Returns what went wrong with a file as one kind of failure, such as too little memory. */
  public static IOException told(Throwable problem) {
    return problem instanceof IOException told ? told : new IOException(problem);
  }

  /** Returns why reading the file failed. */
  public static FileFailure ofReading(Path file, IOException problem) {
    FileFailure either = ofEither(file, problem);
    if (either != null) {
      return either;
    }
    if (problem instanceof NoSuchFileException) {
      return of(file.toString().indexOf(REPLACEMENT) < 0 ? Kind.NO_FILE : Kind.UNKNOWN_NAME);
    }
    return problem instanceof AccessDeniedException ? of(Kind.NOT_READABLE) : other(problem);
  }

  /** Returns why writing the file failed. */
  public static FileFailure ofWriting(Path file, IOException problem) {
    // What is in the memory already need not be split to be written.
    if (isWantOfMemory(problem)) {
      return of(Kind.NO_MEMORY_TO_SAVE);
    }
    FileFailure either = ofEither(file, problem);
    if (either != null) {
      return either;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (problem instanceof NoSuchFileException
        || problem instanceof NotDirectoryException
        || folder != null && !Files.isDirectory(folder)) {
      return of(Kind.NO_FOLDER);
    }
    if (says(problem, "read-only file system") || problem instanceof AccessDeniedException) {
      boolean ofFile = Files.exists(file) && !Files.isWritable(file);
      return of(ofFile ? Kind.READ_ONLY_FILE : Kind.READ_ONLY_FOLDER);
    }
    if (isFull(folder, problem)) {
      return of(Files.exists(file) ? Kind.FULL_DISK : Kind.FULL_DISK_NO_FILE);
    }
    return other(problem);
  }

  private static @Nullable FileFailure ofEither(Path file, IOException problem) {
    Kind kind = kind(file, problem);
    if (kind != null) {
      return of(kind);
    }
    if (problem instanceof FileTooLargeException large) {
      return new FileFailure(Kind.TOO_LARGE, large.megabytes());
    }
    return problem instanceof NoSuchFileException ? ofLink(file) : null;
  }

  /** Returns what is wrong with a link, null if nothing is or there is no link. */
  public static @Nullable FileFailure ofLink(Path file) {
    if (Links.isLoop(file)) {
      return of(Kind.LINK_LOOP);
    }
    Path end = Links.deadEnd(file);
    return end == null ? null : new FileFailure(Kind.DEAD_LINK, end.toString());
  }

  /** Returns what is in the way of reading and writing alike, null if it is something else. */
  private static @Nullable Kind kind(Path file, IOException problem) {
    if (Files.isDirectory(file)) {
      return Kind.IS_FOLDER;
    }
    if (says(problem, NOT_REGULAR)) {
      return Kind.IS_NO_FILE;
    }
    if (isWantOfMemory(problem)) {
      return Kind.NO_MEMORY;
    }
    if (problem instanceof FileSystemLoopException
        || says(problem, "levels of symbolic links")
        || Links.isLoop(file)) {
      return Kind.LINK_LOOP;
    }
    return says(problem, "name too long") ? Kind.LONG_NAME : null;
  }

  private static boolean isWantOfMemory(IOException problem) {
    return problem.getCause() instanceof OutOfMemoryError;
  }

  private static boolean isFull(@Nullable Path folder, IOException problem) {
    if (says(problem, "no space left")
        || says(problem, "not enough space")
        || says(problem, "quota exceeded")) {
      return true;
    }
    try {
      return folder != null && Files.getFileStore(folder).getUsableSpace() < NO_ROOM;
    } catch (IOException e) {
      return false; // The room is not known; the problem is told as the system told it.
    }
  }

  /** The system's message is in English unless its locale is another. */
  private static boolean says(IOException problem, String words) {
    return String.valueOf(problem.getMessage()).toLowerCase(Locale.ROOT).contains(words);
  }

  private static FileFailure of(Kind kind) {
    return new FileFailure(kind, "");
  }

  private static FileFailure other(IOException problem) {
    String reason = problem instanceof FileSystemException failure ? failure.getReason() : null;
    String message = reason == null ? problem.getMessage() : reason;
    return new FileFailure(
        Kind.OTHER, message == null ? problem.getClass().getSimpleName() : message);
  }

  /** Returns the reason as a sentence, in Spanish or German for these languages, else English. */
  public String sentence(Locale locale) {
    String most = Integer.toString(WholeFile.MOST / WholeFile.MEGABYTE);
    return ProblemWords.sentence("FILE_" + kind, "", List.of(detail, most), locale);
  }
}
