package org.raumbrett.app.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.WholeFile;

/**
 * Reads files and pasted texts off the user interface's thread and puts them on the desk. Of a
 * large file only the first game is read; the others are when they are looked at.
 */
public final class Opener {
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;
  private final BiConsumer<Path, IOException> unreadable;
  private final Predicate<Document> foreign;
  private int latest;

  /**
   * An opener.
   *
   * @param unreadable hears of a file that could not be read
   * @param foreign hears of orthodox chess, and returns whether to open it all the same
   */
  public Opener(
      Desk desk,
      Tasks tasks,
      Errands errands,
      BiConsumer<Path, IOException> unreadable,
      Predicate<Document> foreign) {
    this.desk = desk;
    this.tasks = tasks;
    this.errands = errands;
    this.unreadable = unreadable;
    this.foreign = foreign;
  }

  /** Opens a file; of several requests the newest counts. */
  public void open(Path file) {
    open(file, () -> {});
  }

  /** Opens the document's file again and goes to the game that is looked at, if there is one. */
  public void openAgain(Path file) {
    int index = desk.gameIndex();
    open(file, () -> desk.select(index));
  }

  private void open(Path file, Runnable shown) {
    String name = file.getFileName().toString();
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          try {
            FileFailure.requireRegular(file);
            WholeFile.requireReadable(file);
            FileStamp stamp = FileStamp.of(file);
            byte[] bytes = WholeFile.read(file);
            Source source = Source.of(bytes, stamp);
            Document document = new Document(name, file, source.content(bytes), source);
            deliver(request, errand, document, () -> true, shown);
          } catch (IOException | RuntimeException | OutOfMemoryError e) {
            tasks.ui(() -> fail(request, errand, file, FileFailure.told(e)));
          }
        });
  }

  /** Opens a text. */
  public void openText(String name, String text) {
    openText(name, text, () -> true);
  }

  /**
   * Opens a text, such as one that was pasted.
   *
   * @param mayReplace asked once the text is read and about to take the place of what is open
   */
  public void openText(String name, String text, BooleanSupplier mayReplace) {
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          Document document = new Document(name, null, RgnReader.read(text), null);
          deliver(request, errand, document, mayReplace, () -> {});
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
          deliver(request, errand, document, () -> true, () -> {});
        });
  }

  /** A long game is walked through before it is shown. */
  private void deliver(
      int request,
      Errands.Errand errand,
      Document document,
      BooleanSupplier mayReplace,
      Runnable shown) {
    boolean isForeign = document.isForeign();
    Positions walked = Positions.walked(Shelf.game(document.content(), 0));
    tasks.ui(
        () -> {
          errand.end();
          if (mayShow(request, document, isForeign, mayReplace)) {
            desk.show(document, walked);
            shown.run();
          }
        });
  }

  /** Another request may come while the user is asked. */
  private boolean mayShow(
      int request, Document document, boolean isForeign, BooleanSupplier mayReplace) {
    return request == latest
        && (!isForeign || foreign.test(document))
        && mayReplace.getAsBoolean()
        && request == latest;
  }

  private void fail(int request, Errands.Errand errand, Path file, IOException problem) {
    errand.end();
    if (request == latest) {
      unreadable.accept(file, problem);
    }
  }
}
