package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/** Saving: the annotated form where a game has something the strict one would drop. */
final class SaveActions {
  private static final String EXTENSION = ".rgn";

  private final Workplace place;
  private final Supplier<Dialogs> dialogs;
  private final Supplier<Words> words;

  SaveActions(Workplace place, Supplier<Dialogs> dialogs, Supplier<Words> words) {
    this.place = place;
    this.dialogs = dialogs;
    this.words = words;
  }

  /** Saves into the document's own file, or asks for one; returns whether it was saved. */
  boolean save() {
    Path file = place.desk().document().file();
    // Only a game file is written over without a question: a text somebody pasted from is not ours.
    return file != null && isGameFile(file) ? write(file) : saveAs();
  }

  /** Asks for a file and saves into it; returns whether it was saved. */
  boolean saveAs() {
    Desk desk = place.desk();
    Path old = desk.document().file();
    String name =
        old != null && isGameFile(old)
            ? old.getFileName().toString()
            : RgnWriter.fileName(desk.game(), LocalDate.now());
    Path file =
        place
            .chooser()
            .choose(FileChoice.Purpose.SAVE, place.settings().lastFolder(), name, words.get());
    return file != null && write(isGameFile(file) ? file : withExtension(file));
  }

  private static boolean isGameFile(Path file) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(EXTENSION);
  }

  private static Path withExtension(Path file) {
    return file.resolveSibling(file.getFileName() + EXTENSION);
  }

  private boolean write(Path file) {
    Desk desk = place.desk();
    String text = text(desk.games());
    try {
      AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      dialogs
          .get()
          .error(
              words.get().format("files.unwritable", file.getFileName()),
              words.get().format("files.reason", file, FileFailures.reason(e, words.get())));
      return false;
    }
    remember(file);
    desk.markSaved(new Document(file.getFileName().toString(), file, RgnReader.read(text), true));
    place.notice().set(words.get().format("notice.saved", file.getFileName()));
    return true;
  }

  private void remember(Path file) {
    @Nullable Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      place.settings().rememberFolder(folder);
    }
  }

  private static String text(List<Game> games) {
    return games.stream().map(RgnWriter::toSave).collect(Collectors.joining("\n"));
  }
}
