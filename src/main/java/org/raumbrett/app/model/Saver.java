package org.raumbrett.app.model;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnWriter;

/** Writes what lies on the desk into files, off the user interface's thread. */
public final class Saver {
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;

  /** Saves for that desk. */
  public Saver(Desk desk, Tasks tasks, Errands errands) {
    this.desk = desk;
    this.tasks = tasks;
    this.errands = errands;
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
    Document document = desk.document();
    String name = file.getFileName().toString();
    Errands.Errand errand = errands.begin(Errands.Kind.WRITING, name);
    tasks.background(
        () -> {
          try {
            Document written = write(manuscript, document, file, backup);
            tasks.ui(
                () -> {
                  errand.end();
                  desk.markSaved(manuscript, written);
                  done.accept(null);
                });
          } catch (IOException | RuntimeException e) {
            IOException told = e instanceof IOException io ? io : new IOException(e);
            tasks.ui(
                () -> {
                  errand.end();
                  done.accept(told);
                });
          }
        });
  }

  private static Document write(Manuscript manuscript, Document old, Path file, boolean backup)
      throws IOException {
    byte[] bytes = bytes(manuscript);
    RgnCollection games = check(manuscript, bytes);
    if (backup) {
      AtomicFile.backUp(file);
    }
    AtomicFile.write(file, bytes);
    Source source = new Source(games, FileStamp.of(file), old.isLarge());
    return new Document(file.getFileName().toString(), file, source.content(bytes), source);
  }

  private static RgnCollection check(Manuscript manuscript, byte[] bytes)
      throws MixedGamesException {
    RgnCollection games = RgnCollection.of(bytes);
    int expected = 0;
    boolean asTyped = false;
    for (Manuscript.Piece piece : manuscript.pieces()) {
      expected += piece.count();
      asTyped |= piece.typed() != null;
    }
    if (asTyped && manuscript.pieces().size() > 1 && games.size() != expected) {
      throw new MixedGamesException(expected, games.size());
    }
    return games;
  }

  /** Returns the file's bytes; neighbouring games that keep theirs are copied in one go. */
  static byte[] bytes(Manuscript manuscript) {
    List<byte[]> parts = new ArrayList<>();
    List<Manuscript.Piece> pieces = manuscript.pieces();
    int at = 0;
    while (at < pieces.size()) {
      int origin = pieces.get(at).origin();
      int end = at + 1;
      while (origin >= 0 && end < pieces.size() && pieces.get(end).origin() == origin + end - at) {
        end++;
      }
      boolean last = end == pieces.size();
      parts.add(
          origin >= 0
              ? Objects.requireNonNull(manuscript.source()).games().bytes(origin, origin + end - at)
              : text(pieces.get(at), last).getBytes(StandardCharsets.UTF_8));
      at = end;
    }
    return join(parts);
  }

  /** Puts the parts together, each on lines of its own. */
  private static byte[] join(List<byte[]> parts) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    int size = 0;
    for (int i = 0; i < parts.size(); i++) {
      size += parts.get(i).length + (needsLineEnd(parts, i) ? 1 : 0);
    }
    ByteBuffer all = ByteBuffer.allocate(size);
    for (int i = 0; i < parts.size(); i++) {
      all.put(parts.get(i));
      if (needsLineEnd(parts, i)) {
        all.put((byte) '\n');
      }
    }
    return all.array();
  }

  private static boolean needsLineEnd(List<byte[]> parts, int index) {
    byte[] part = parts.get(index);
    return index + 1 < parts.size() && part.length > 0 && part[part.length - 1] != '\n';
  }

  private static String text(Manuscript.Piece piece, boolean last) {
    String typed = piece.typed();
    if (typed == null) {
      return RgnWriter.toSave(Objects.requireNonNull(piece.game())) + (last ? "" : "\n");
    }
    return typed + (last ? "" : typed.endsWith("\n\n") ? "" : typed.endsWith("\n") ? "\n" : "\n\n");
  }
}
