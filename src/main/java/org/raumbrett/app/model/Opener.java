package org.raumbrett.app.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.RgnReader;

/**
 * Reads files and pasted texts off the user interface's thread and puts them on the desk. Of a
 * large file only the first game is read; the others are when they are looked at.
 */
public final class Opener {
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;
  private final BiConsumer<Path, IOException> unreadable;
  private int latest;

  /**
   * An opener.
   *
   * @param unreadable hears of a file that could not be read
   */
  public Opener(Desk desk, Tasks tasks, Errands errands, BiConsumer<Path, IOException> unreadable) {
    this.desk = desk;
    this.tasks = tasks;
    this.errands = errands;
    this.unreadable = unreadable;
  }

  /** Opens a file; of several requests the newest counts. */
  public void open(Path file) {
    String name = file.getFileName().toString();
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          try {
            FileFailure.requireRegular(file);
            FileStamp stamp = FileStamp.of(file);
            byte[] bytes = Files.readAllBytes(file);
            Source source = Source.of(bytes, stamp);
            Document document = new Document(name, file, source.content(bytes), source);
            deliver(request, errand, document);
          } catch (IOException | RuntimeException | OutOfMemoryError e) {
            IOException told = e instanceof IOException io ? io : new IOException(e);
            tasks.ui(() -> fail(request, errand, file, told));
          }
        });
  }

  /** Opens a text, such as one that was pasted. */
  public void openText(String name, String text) {
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          Document document = new Document(name, null, RgnReader.read(text), null);
          deliver(request, errand, document);
        });
  }

  /** Opens a game that ships with the program. */
  public void openResource(String name, InputStream stream) throws IOException {
    byte[] bytes = stream.readAllBytes();
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          Document document = new Document(name, null, RgnReader.read(bytes), null);
          deliver(request, errand, document);
        });
  }

  /** A long game is walked through before it is shown. */
  private void deliver(int request, Errands.Errand errand, Document document) {
    Positions walked = Positions.walked(Shelf.game(document.content(), 0));
    tasks.ui(() -> show(request, errand, document, walked));
  }

  private void show(int request, Errands.Errand errand, Document document, Positions walked) {
    errand.end();
    if (request == latest) {
      desk.show(document, walked);
    }
  }

  private void fail(int request, Errands.Errand errand, Path file, IOException problem) {
    errand.end();
    if (request == latest) {
      unreadable.accept(file, problem);
    }
  }
}
