package org.raumbrett.app.model;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnWriter;

/**
 * What is written of a manuscript. Games that keep their bytes are copied from their file, and the
 * others get that file's line ends; a file of which nothing is kept ends its lines with LF.
 */
final class ManuscriptBytes {
  /** What stands together in the file; it is copied late, for it may be large. */
  private interface Part {
    boolean endsLine();

    void copy(FileBytes.Builder target);
  }

  private record Kept(RgnCollection games, int from, int to) implements Part {
    @Override
    public boolean endsLine() {
      return games.endsLine(to);
    }

    @Override
    public void copy(FileBytes.Builder target) {
      games.copy(from, to, target);
    }
  }

  private record Written(byte[] bytes) implements Part {
    @Override
    public boolean endsLine() {
      return bytes.length == 0 || bytes[bytes.length - 1] == '\n';
    }

    @Override
    public void copy(FileBytes.Builder target) {
      target.add(bytes);
    }
  }

  private final Manuscript manuscript;
  private final String lineEnd;
  private final List<Part> parts = new ArrayList<>();

  private ManuscriptBytes(Manuscript manuscript) {
    this.manuscript = manuscript;
    Source source = manuscript.source();
    boolean keeps =
        manuscript.held().size() < manuscript.size()
            || manuscript.held().values().stream().anyMatch(piece -> piece.origin() >= 0);
    this.lineEnd = source != null && keeps ? source.games().lineEnd() : "\n";
  }

  static FileBytes of(Manuscript manuscript) {
    return new ManuscriptBytes(manuscript).bytes();
  }

  /** What stands between two games that are held keeps its bytes. */
  private FileBytes bytes() {
    int at = 0;
    for (var entry : manuscript.held().entrySet()) {
      int index = entry.getKey();
      int origin = entry.getValue().origin();
      keep(at, index);
      if (origin >= 0) {
        keep(origin, origin + 1);
      } else {
        parts.add(new Written(written(entry.getValue(), index + 1 == manuscript.size())));
      }
      at = index + 1;
    }
    keep(at, manuscript.size());
    return join();
  }

  /** Neighbouring games of the file are copied in one go. */
  private void keep(int from, int to) {
    int last = parts.size() - 1;
    if (from == to) {
      return;
    }
    if (last >= 0 && parts.get(last) instanceof Kept before && before.to() == from) {
      parts.set(last, new Kept(before.games(), before.from(), to));
    } else {
      parts.add(new Kept(source().games(), from, to));
    }
  }

  private Source source() {
    return Objects.requireNonNull(manuscript.source());
  }

  /** Puts the parts together, each on lines of its own. */
  private FileBytes join() {
    byte[] between = lineEnd.getBytes(StandardCharsets.US_ASCII);
    FileBytes.Builder all = new FileBytes.Builder();
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).copy(all);
      if (needsLineEnd(i)) {
        all.add(between);
      }
    }
    return all.build();
  }

  private boolean needsLineEnd(int index) {
    return index + 1 < parts.size() && !parts.get(index).endsLine();
  }

  private byte[] written(Manuscript.Piece piece, boolean last) {
    return text(piece, last).replace("\n", lineEnd).getBytes(StandardCharsets.UTF_8);
  }

  private static String text(Manuscript.Piece piece, boolean last) {
    String typed = piece.typed();
    if (typed == null) {
      return RgnWriter.toSave(Objects.requireNonNull(piece.game())) + (last ? "" : "\n");
    }
    return typed + (last ? "" : typed.endsWith("\n\n") ? "" : typed.endsWith("\n") ? "\n" : "\n\n");
  }
}
