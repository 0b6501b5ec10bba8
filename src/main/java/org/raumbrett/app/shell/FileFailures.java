package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.raumbrett.app.model.MixedGamesException;
import org.raumbrett.app.words.Words;

/** Tells of files that could not be read or written, and why. */
final class FileFailures {
  /** What to do about a file that could not be written. */
  enum Unwritable {
    SAVE_AS,
    CLOSE
  }

  private final Supplier<Dialogs> dialogs;
  private final Supplier<Words> words;

  FileFailures(Supplier<Dialogs> dialogs, Supplier<Words> words) {
    this.dialogs = dialogs;
    this.words = words;
  }

  /** Tells that a file could not be opened. */
  void tellUnreadable(Path file, IOException problem) {
    String title = words.get().format("files.unreadable", file.getFileName());
    dialogs.get().error(title, text(file, problem));
  }

  /** Tells that a file could not be written, that nothing is lost, and offers another name. */
  Unwritable tellUnwritable(Path file, IOException problem) {
    return dialogs
        .get()
        .choose(
            words.get().format("files.unwritable", file.getFileName()),
            text(file, problem) + "\n\n" + words.get().get("files.kept"),
            "unwritable",
            Unwritable.class);
  }

  private String text(Path file, IOException problem) {
    return words.get().format("files.reason", file, reason(problem, words.get()));
  }

  /** Returns the reason as a player understands it. */
  static String reason(IOException problem, Words words) {
    if (problem instanceof MixedGamesException) {
      return words.get("files.mixed");
    }
    if (problem instanceof NoSuchFileException) {
      return words.get("files.missing");
    }
    String system = system(problem);
    String known = system.toLowerCase(Locale.ROOT);
    if (known.contains("read-only")) {
      return words.get("files.readonly");
    }
    if (problem instanceof AccessDeniedException) {
      return words.get("files.denied");
    }
    boolean full =
        known.contains("no space left")
            || known.contains("not enough space")
            || known.contains("disk quota");
    return full ? words.get("files.full") : system;
  }

  private static String system(IOException problem) {
    if (problem instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    String message = problem.getMessage();
    return message == null ? problem.toString() : message;
  }
}
