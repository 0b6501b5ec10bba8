package org.raumbrett.app.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

/**
 * Reads files and pasted texts off the user interface's thread and puts them on the desk. Of a
 * large file the first game is shown before the rest has been read.
 */
public final class Opener {
  /** A file larger than this is shown before it has been read whole. */
  private static final int LARGE = 400_000;

  /** As much of a large file as is read for its first game. */
  private static final int BEGINNING = 64_000;

  private final Desk desk;
  private final Tasks tasks;
  private final BiConsumer<Path, IOException> unreadable;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private int latest;

  /**
   * An opener.
   *
   * @param unreadable hears of a file that could not be read
   */
  public Opener(Desk desk, Tasks tasks, BiConsumer<Path, IOException> unreadable) {
    this.desk = desk;
    this.tasks = tasks;
    this.unreadable = unreadable;
  }

  /** Returns whether something is being read. */
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** Opens a file; of several requests the newest counts. */
  public void open(Path file) {
    int request = begin();
    tasks.background(
        () -> {
          try {
            read(request, file.getFileName().toString(), file, Files.readAllBytes(file));
          } catch (IOException e) {
            tasks.ui(() -> fail(request, file, e));
          }
        });
  }

  /** Opens a text, such as one that was pasted. */
  public void openText(String name, String text) {
    int request = begin();
    tasks.background(() -> deliver(request, name, null, RgnReader.read(text), true));
  }

  /** Opens a game that ships with the program. */
  public void openResource(String name, InputStream stream) throws IOException {
    byte[] bytes = stream.readAllBytes();
    int request = begin();
    tasks.background(() -> read(request, name, null, bytes));
  }

  private int begin() {
    busy.set(true);
    return ++latest;
  }

  private void read(int request, String name, @Nullable Path file, byte[] bytes) {
    if (bytes.length > LARGE) {
      RgnDocument beginning = RgnReader.read(Arrays.copyOf(bytes, BEGINNING));
      // Its last game may be cut off; with a single one nothing is known to be whole.
      if (beginning.games().size() > 1) {
        RgnDocument first =
            new RgnDocument(beginning.text(), beginning.games().subList(0, 1), List.of(), 0, 0);
        deliver(request, name, file, first, false);
      }
    }
    deliver(request, name, file, RgnReader.read(bytes), true);
  }

  private void deliver(
      int request, String name, @Nullable Path file, RgnDocument content, boolean whole) {
    tasks.ui(() -> take(request, new Document(name, file, content, whole)));
  }

  private void take(int request, Document document) {
    if (request != latest) {
      return;
    }
    if (!desk.document().complete() && document.complete()) {
      desk.complete(document);
    } else {
      desk.show(document);
    }
    busy.set(!document.complete());
  }

  private void fail(int request, Path file, IOException problem) {
    if (request == latest) {
      busy.set(false);
      unreadable.accept(file, problem);
    }
  }
}
