package org.raumbrett.app.shell;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.input.Clipboard;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Agreement;
import org.raumbrett.app.model.Opener;
import org.raumbrett.app.words.Words;

/** Opening, pasting and beginning games. Nothing unsaved is dropped without a question. */
final class FileActions {
  /** What to do with what a crash left. */
  private enum Left {
    DISCARD,
    KEEP
  }

  private final Workplace place;
  private final Opener opener;
  private final SaveActions saving;
  private final Supplier<Dialogs> dialogs;
  private final Supplier<Words> words;

  FileActions(
      Workplace place,
      Opener opener,
      SaveActions saving,
      Supplier<Dialogs> dialogs,
      Supplier<Words> words) {
    this.place = place;
    this.opener = opener;
    this.saving = saving;
    this.dialogs = dialogs;
    this.words = words;
  }

  Opener opener() {
    return opener;
  }

  /** Asks for a file and opens it. */
  void open() {
    Agreement agreed = agreement();
    if (agreed == null) {
      return;
    }
    Path file =
        place
            .chooser()
            .choose(FileChoice.Purpose.OPEN, place.settings().lastFolder(), "", words.get());
    if (file != null) {
      openNow(file, agreed);
    }
  }

  /** Opens a file that was dropped or named, if what is on the desk may go. */
  boolean open(Path file) {
    Agreement agreed = agreement();
    if (agreed != null) {
      openNow(file, agreed);
    }
    return agreed != null;
  }

  /** Reads the document's file again and goes back to the game that was looked at. */
  void reload() {
    Path file = place.desk().document().file();
    if (file != null && mayDrop()) {
      opener.openAgain(file);
    }
  }

  /** Saves what is on the desk under another name. */
  void saveElsewhere() {
    saving.saveAs();
  }

  private void openNow(Path file, Agreement agreed) {
    place.settings().rememberFolderOf(file);
    opener.open(file, agreed);
  }

  /** Opens the first of the dropped files. */
  boolean drop(List<Path> files) {
    return !files.isEmpty() && open(files.get(0));
  }

  /** Opens the clipboard's text, or asks for one if it has none. */
  void pasteClipboard() {
    Clipboard clipboard = Clipboard.getSystemClipboard();
    if (clipboard.hasFiles()) {
      drop(clipboard.getFiles().stream().map(File::toPath).toList());
      return;
    }
    String text = clipboard.getString();
    if (text == null || text.isBlank()) {
      askForText("");
    } else {
      openText(text);
    }
  }

  /** Shows the clipboard's text before it is opened, so that the user can change it. */
  void askForText(@Nullable String initial) {
    dialogs
        .get()
        .askText("paste.title", "paste.hint", initial == null ? "" : initial, "paste.ok")
        .filter(text -> !text.isBlank())
        .ifPresent(this::openText);
  }

  private void openText(String text) {
    opener.openText("", text, Agreement.NONE);
  }

  /** Opens a game that ships with the program. */
  void openSample(SampleGames.Sample sample) {
    Agreement agreed = agreement();
    if (agreed == null) {
      return;
    }
    try (var stream = sample.open()) {
      opener.openResource(sample.fileName(), stream, agreed);
    } catch (IOException e) {
      dialogs.get().error(words.get().format("files.unreadable", sample.fileName()), e.toString());
    }
  }

  /** Asks about unsaved changes; returns what may go, null if nothing may. */
  private @Nullable Agreement agreement() {
    return mayDrop() ? Agreement.of(place.desk()) : null;
  }

  /** Asks about unsaved changes; returns whether what is on the desk may go. */
  boolean mayDrop() {
    place.desk().settle();
    if (!place.desk().modifiedProperty().get()) {
      return true;
    }
    return switch (dialogs.get().askUnsaved(place.desk().document().name())) {
      // The window goes on while the file is written: what is done then is asked about too.
      case SAVE -> saving.saveAndWait() && mayDrop();
      case DROP -> true;
      case CANCEL -> false;
    };
  }

  /** Asks whether the unsaved changes that a crash left to something may go for good. */
  boolean mayDiscardLeft(String name) {
    String title = words.get().format("left.title", name);
    return dialogs.get().choose(title, words.get().get("left.text"), "left", Left.class)
        == Left.DISCARD;
  }
}
