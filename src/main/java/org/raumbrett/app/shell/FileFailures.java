package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.raumbrett.app.model.MixedGamesException;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.FileFailure;

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
    dialogs.get().error(title, text(file, unreadable(file, problem, words.get())));
  }

  /** Tells that a file could not be written, that nothing is lost, and offers another name. */
  Unwritable tellUnwritable(Path file, IOException problem) {
    return dialogs
        .get()
        .chooseAfterError(
            words.get().format("files.unwritable", file.getFileName()),
            text(file, unwritable(file, problem, words.get()))
                + "\n\n"
                + words.get().get("files.kept"),
            "unwritable",
            Unwritable.class);
  }

  /** Tells that a file could not be written that can be made again at any time. */
  void tellUnwritten(Path file, IOException problem) {
    String title = words.get().format("files.unwritable", file.getFileName());
    dialogs.get().error(title, text(file, unwritable(file, problem, words.get())));
  }

  private String text(Path file, String reason) {
    return place(file, reason, words.get());
  }

  /** Returns what is said of a file, after where it lies. */
  static String place(Path file, String text, Words words) {
    return words.format("files.reason", file.toAbsolutePath(), text);
  }

  /** Returns why a file could not be read, as a player understands it. */
  static String unreadable(Path file, IOException problem, Words words) {
    return FileFailure.ofReading(file, problem).sentence(words.locale());
  }

  /** Returns why a file could not be written, as a player understands it. */
  static String unwritable(Path file, IOException problem, Words words) {
    return problem instanceof MixedGamesException
        ? words.get("files.mixed")
        : FileFailure.ofWriting(file, problem).sentence(words.locale());
  }
}
