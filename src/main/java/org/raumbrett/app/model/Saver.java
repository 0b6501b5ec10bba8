package org.raumbrett.app.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.FileFailure;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;

/** Writes what lies on the desk into files, off the user interface's thread. */
public final class Saver {
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;
  private final Writer writer;

  /** Puts bytes in the place of a file's content. */
  interface Writer {
    /** Writes all of them; what this throws leaves the old file as it was. */
    void write(Path file, FileBytes content) throws IOException;
  }

  /** Saves for that desk. */
  public Saver(Desk desk, Tasks tasks, Errands errands) {
    this(desk, tasks, errands, (file, content) -> AtomicFile.write(file, content::writeTo));
  }

  Saver(Desk desk, Tasks tasks, Errands errands, Writer writer) {
    this.desk = desk;
    this.tasks = tasks;
    this.errands = errands;
    this.writer = writer;
  }

  /**
   * Saves the document as it is now; the user can go on meanwhile. A game of a collection that was
   * not changed keeps its bytes.
   *
   * @param backup whether the file's old content is kept beside it, under its name and {@code .bak}
   * @param done hears on the user interface's thread what went wrong, null if nothing did; the file
   *     is as it was then
   */
  public void save(Path file, boolean backup, Consumer<@Nullable IOException> done) {
    Manuscript manuscript = desk.manuscript();
    save(file, backup, manuscript, () -> ManuscriptBytes.of(manuscript), done);
  }

  /**
   * Writes a text that says all that the document's only game does; the document lies in that file
   * then.
   *
   * @param done hears what {@link #save(Path, boolean, Consumer)} would tell
   */
  public void save(Path file, byte[] content, Consumer<@Nullable IOException> done) {
    save(file, false, desk.manuscript(), () -> FileBytes.of(content), done);
  }

  private void save(
      Path file,
      boolean backup,
      Manuscript manuscript,
      Supplier<FileBytes> content,
      Consumer<@Nullable IOException> done) {
    Document document = desk.document();
    String name = file.getFileName().toString();
    Errands.Errand errand = errands.begin(Errands.Kind.WRITING, name);
    tasks.background(
        () -> {
          try {
            Document written = write(manuscript, content.get(), document, file, backup);
            tasks.ui(
                () -> {
                  errand.end();
                  desk.markSaved(manuscript, written);
                  done.accept(null);
                });
          } catch (IOException | RuntimeException | OutOfMemoryError e) {
            tasks.ui(
                () -> {
                  errand.end();
                  done.accept(FileFailure.told(e));
                });
          }
        });
  }

  private Document write(
      Manuscript manuscript, FileBytes bytes, Document old, Path file, boolean backup)
      throws IOException {
    RgnCollection games = check(manuscript, bytes);
    // All that may fail for want of memory comes before the file is touched.
    RgnDocument content = Source.content(games, old.isLarge());
    if (backup) {
      AtomicFile.backUp(file);
    }
    writer.write(file, bytes);
    Source source = new Source(games, FileStamp.ofWritten(file, bytes), old.isLarge());
    return new Document(file.getFileName().toString(), file, content, source);
  }

  private static RgnCollection check(Manuscript manuscript, FileBytes bytes)
      throws MixedGamesException {
    RgnCollection games = RgnCollection.of(bytes);
    int expected = manuscript.size() - manuscript.held().size();
    boolean asTyped = false;
    for (Manuscript.Piece piece : manuscript.held().values()) {
      expected += piece.count();
      asTyped |= piece.typed() != null;
    }
    if (asTyped && manuscript.size() > 1 && games.size() != expected) {
      throw new MixedGamesException(expected, games.size());
    }
    return games;
  }
}
