package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Opener;
import org.raumbrett.app.model.Saver;
import org.raumbrett.app.model.Source;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.RgnWriter;

/**
 * Saving: the annotated form where a game has something the strict one would drop. The work is done
 * in the background; what comes of it is told to whoever asked.
 */
final class SaveActions {
  /** What to do about a file that another program has changed. */
  enum Changed {
    RELOAD,
    SAVE_AS,
    OVERWRITE,
    CANCEL
  }

  /** What to do about text that cannot be kept beside the board's changes. */
  enum Torn {
    SAVE,
    CANCEL
  }

  private static final String EXTENSION = ".rgn";

  private final Workplace place;
  private final Saver saver;
  private final Opener opener;
  private final FileFailures failures;
  private final Supplier<Dialogs> dialogs;
  private final Supplier<Words> words;

  SaveActions(
      Workplace place,
      Opener opener,
      FileFailures failures,
      Supplier<Dialogs> dialogs,
      Supplier<Words> words) {
    this.place = place;
    this.saver = new Saver(place.desk(), place.tasks(), place.errands());
    this.opener = opener;
    this.failures = failures;
    this.dialogs = dialogs;
    this.words = words;
  }

  /** Returns whether there is something to save, or a reason to tell why there is not. */
  ObservableValue<Boolean> possible() {
    Desk desk = place.desk();
    return Bindings.createObjectBinding(
        () ->
            desk.modifiedProperty().get()
                || desk.game().length() > 0
                || !desk.game().tags().isEmpty(),
        desk.gameProperty(),
        desk.modifiedProperty());
  }

  /** Saves into the document's own file, or asks for one. */
  void save() {
    save(saved -> {});
  }

  /** Asks for a file and saves into it. */
  void saveAs() {
    saveAs(saved -> {});
  }

  /** Saves and waits for it, the window going on meanwhile; returns whether it was saved. */
  boolean saveAndWait() {
    Object key = new Object();
    AtomicReference<@Nullable Boolean> outcome = new AtomicReference<>();
    AtomicBoolean waiting = new AtomicBoolean();
    save(
        saved -> {
          outcome.set(saved);
          if (waiting.get()) {
            Platform.exitNestedEventLoop(key, saved);
          }
        });
    Boolean known = outcome.get();
    if (known != null) {
      return known;
    }
    waiting.set(true);
    return place.attention().during(() -> Boolean.TRUE.equals(Platform.enterNestedEventLoop(key)));
  }

  private void save(Consumer<Boolean> then) {
    if (isEmptied()) {
      tellEmptied(then);
      return;
    }
    Document document = place.desk().document();
    Path file = document.file();
    // Only a game file is written over without a question: a text somebody pasted from is not ours.
    if (file == null || !isGameFile(file)) {
      saveAs(then);
      return;
    }
    Source source = document.source();
    boolean changed = source != null && source.stamp().differs(file);
    switch (changed ? askChanged(file) : Changed.OVERWRITE) {
      case RELOAD -> {
        opener.openAgain(file);
        then.accept(false);
      }
      case SAVE_AS -> saveAs(then);
      case OVERWRITE -> write(file, then);
      case CANCEL -> then.accept(false);
    }
  }

  /** Returns whether all of the text was deleted and nothing came in its place. */
  private boolean isEmptied() {
    Desk desk = place.desk();
    desk.settle();
    Document document = desk.document();
    return !document.isLarge()
        && document.content().text().isBlank()
        && desk.game().equals(Game.EMPTY);
  }

  /** No program reads a file without a game, this one neither: the old file is of more use. */
  private void tellEmptied(Consumer<Boolean> then) {
    dialogs.get().error(words.get().get("emptied.title"), words.get().get("emptied.text"));
    then.accept(false);
  }

  private Changed askChanged(Path file) {
    Words now = words.get();
    String title = now.format("changed.title", file.getFileName());
    String text = FileFailures.place(file, now.get("changed.text"), now);
    return dialogs.get().choose(title, text, "changed", Changed.class);
  }

  private void saveAs(Consumer<Boolean> then) {
    Desk desk = place.desk();
    if (isEmptied()) {
      tellEmptied(then);
      return;
    }
    Path old = desk.document().file();
    String name =
        old != null && isGameFile(old)
            ? old.getFileName().toString()
            : RgnWriter.fileName(desk.game(), LocalDate.now());
    Path file = chosen(name);
    if (file == null) {
      then.accept(false);
    } else {
      write(file, then);
    }
  }

  /** Asks for a game file's name; null if the user gives none. */
  @Nullable Path chosen(String name) {
    Path file =
        place
            .chooser()
            .choose(FileChoice.Purpose.SAVE, place.settings().lastFolder(), name, words.get());
    return file == null || isGameFile(file)
        ? file
        : OverwriteQuestion.agreed(file, withExtension(file), dialogs.get(), words.get());
  }

  /** Returns whether a file that says all of the only game can be the document's own. */
  boolean canBeOwn(Path file) {
    boolean elsewhere = place.desk().document().file() != null && !isOwn(file);
    return place.desk().games().size() == 1 && !elsewhere;
  }

  /** Returns whether the document lies in that file, by whatever name it is called. */
  boolean isOwn(Path file) {
    Path own = place.desk().document().file();
    if (own == null) {
      return false;
    }
    try {
      return own.equals(file)
          || Files.exists(own) && Files.exists(file) && Files.isSameFile(own, file);
    } catch (IOException e) {
      // A file that cannot be asked is told of when it is written.
      return false;
    }
  }

  /** Writes the whole of the only game into a file, which is the document's own from then on. */
  void writeOwn(Path file, byte[] content, Consumer<@Nullable IOException> done) {
    saver.save(file, content, done);
  }

  private static boolean isGameFile(Path file) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(EXTENSION);
  }

  private static Path withExtension(Path file) {
    return file.resolveSibling(file.getFileName() + EXTENSION);
  }

  private void write(Path file, Consumer<Boolean> then) {
    if (place.errands().isWriting() || !mayTear()) {
      then.accept(false);
      return;
    }
    int opening = place.desk().opening();
    saver.save(
        file,
        place.settings().flag(BackupSetting.KEY, false),
        problem -> {
          if (problem == null) {
            place.settings().rememberFolderOf(file);
            place.notice().set(words.get().format("notice.saved", file.getFileName()));
            then.accept(true);
          } else if (opening != place.desk().opening()) {
            // To save under another name would save another document by now.
            failures.tellUnwritten(file, problem);
            then.accept(false);
          } else if (failures.tellUnwritable(file, problem) == FileFailures.Unwritable.SAVE_AS) {
            saveAs(then);
          } else {
            then.accept(false);
          }
        });
  }

  /** Asks before text that could not be read gives way to what was done on the board. */
  private boolean mayTear() {
    var torn = place.desk().torn();
    if (torn.isEmpty()) {
      return true;
    }
    Words now = words.get();
    String text = now.format("torn.text", torn.get(0) + 1);
    return dialogs.get().choose(now.get("torn.title"), text, "torn", Torn.class) == Torn.SAVE;
  }
}
