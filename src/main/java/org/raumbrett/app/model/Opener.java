package org.raumbrett.app.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.WholeFile;

/**
 * Reads files and pasted texts off the user interface's thread and puts them on the desk. Of a
 * large file only the first game is read; the others are when they are looked at.
 */
public final class Opener {
  private final Handover handover;
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;
  private final BiConsumer<Path, IOException> unreadable;
  private final Predicate<Document> foreign;
  private int latest;

  /**
   * An opener.
   *
   * @param handover decides when what was read may take the desk
   * @param unreadable hears of a file that could not be read
   * @param foreign hears of orthodox chess, and returns whether to open it all the same
   */
  public Opener(
      Handover handover,
      Tasks tasks,
      Errands errands,
      BiConsumer<Path, IOException> unreadable,
      Predicate<Document> foreign) {
    this.handover = handover;
    this.desk = handover.desk();
    this.tasks = tasks;
    this.errands = errands;
    this.unreadable = unreadable;
    this.foreign = foreign;
  }

  /** Opens a file with which the user has agreed to lose what is on the desk as it is now. */
  public void open(Path file) {
    open(file, Agreement.of(desk));
  }

  /**
   * Opens a file; of several requests the newest counts.
   *
   * @param agreed what may be lost without another question
   */
  public void open(Path file, Agreement agreed) {
    open(file, agreed, () -> {});
  }

  /** Opens the document's file again and goes to the game that is looked at, if there is one. */
  public void openAgain(Path file) {
    int index = desk.gameIndex();
    open(file, Agreement.of(desk), () -> desk.select(index));
  }

  private void open(Path file, Agreement agreed, Runnable shown) {
    String name = file.getFileName().toString();
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          try {
            FileFailure.requireRegular(file);
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            FileBytes bytes = WholeFile.readInPieces(file);
            Source source = Source.of(bytes, FileStamp.ofRead(found, bytes));
            Document document = new Document(name, file, source.content(), source);
            deliver(request, errand, document, agreed, shown);
          } catch (IOException | RuntimeException | OutOfMemoryError e) {
            whenFree(() -> fail(request, errand, file, FileFailure.told(e)));
          }
        });
  }

  /** Opens a text with which the user has agreed to lose what is on the desk as it is now. */
  public void openText(String name, String text) {
    openText(name, text, Agreement.of(desk));
  }

  /**
   * Opens a text, such as one that was pasted.
   *
   * @param agreed what may be lost without another question
   */
  public void openText(String name, String text, Agreement agreed) {
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          Document document = new Document(name, null, RgnReader.read(text), null);
          deliver(request, errand, document, agreed, () -> {});
        });
  }

  /**
   * Opens a game that ships with the program.
   *
   * @param agreed what may be lost without another question
   */
  public void openResource(String name, InputStream stream, Agreement agreed) throws IOException {
    byte[] bytes = stream.readAllBytes();
    int request = ++latest;
    Errands.Errand errand = errands.begin(Errands.Kind.READING, name);
    tasks.background(
        () -> {
          Document document = new Document(name, null, RgnReader.read(bytes), null);
          deliver(request, errand, document, agreed, () -> {});
        });
  }

  /** A long game is walked through before it is shown. */
  private void deliver(
      int request, Errands.Errand errand, Document document, Agreement agreed, Runnable shown) {
    boolean isForeign = document.isForeign();
    Positions walked = Positions.walked(Shelf.game(document.content(), 0));
    whenFree(
        () -> {
          errand.end();
          if (mayShow(request, document, isForeign, agreed)) {
            desk.show(document, walked);
            shown.run();
          }
        });
  }

  private void whenFree(Runnable work) {
    tasks.ui(() -> handover.attention().whenFree(work));
  }

  /** Another request may come while the user is asked. */
  private boolean mayShow(int request, Document document, boolean isForeign, Agreement agreed) {
    return request == latest
        && (!isForeign || foreign.test(document))
        && handover.mayTake(agreed)
        && request == latest;
  }

  private void fail(int request, Errands.Errand errand, Path file, IOException problem) {
    errand.end();
    if (request == latest) {
      unreadable.accept(file, problem);
    }
  }
}
