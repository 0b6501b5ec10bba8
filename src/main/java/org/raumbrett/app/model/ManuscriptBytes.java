package org.raumbrett.app.model;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnWriter;

/**
 * What is written of a manuscript. Games that keep their bytes are copied from their file, and the
 * others get that file's line ends; a file of which nothing is kept ends its lines with LF.
 */
final class ManuscriptBytes {
  /** What stands together in the file; it is copied late, for it may be large. */
  private interface Part {
    int length();

    boolean endsLine();

    void copy(ByteBuffer target);
  }

  private record Kept(RgnCollection games, int from, int to) implements Part {
    @Override
    public int length() {
      return games.length(from, to);
    }

    @Override
    public boolean endsLine() {
      return games.endsLine(to);
    }

    @Override
    public void copy(ByteBuffer target) {
      games.copy(from, to, target);
    }
  }

  private record Written(byte[] bytes) implements Part {
    @Override
    public int length() {
      return bytes.length;
    }

    @Override
    public boolean endsLine() {
      return bytes.length == 0 || bytes[bytes.length - 1] == '\n';
    }

    @Override
    public void copy(ByteBuffer target) {
      target.put(bytes);
    }
  }

  private final Manuscript manuscript;
  private final String lineEnd;
  private final List<Part> parts = new ArrayList<>();

  private ManuscriptBytes(Manuscript manuscript) {
    this.manuscript = manuscript;
    Source source = manuscript.source();
    boolean keeps = manuscript.pieces().stream().anyMatch(piece -> piece.origin() >= 0);
    this.lineEnd = source != null && keeps ? source.games().lineEnd() : "\n";
  }

  static byte[] of(Manuscript manuscript) {
    return new ManuscriptBytes(manuscript).bytes();
  }

  /** Neighbouring games that keep their bytes are copied in one go. */
  private byte[] bytes() {
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
              ? new Kept(source().games(), origin, origin + end - at)
              : new Written(written(pieces.get(at), last)));
      at = end;
    }
    return join();
  }

  private Source source() {
    return Objects.requireNonNull(manuscript.source());
  }

  /** Puts the parts together, each on lines of its own. */
  private byte[] join() {
    byte[] between = lineEnd.getBytes(StandardCharsets.US_ASCII);
    int size = 0;
    for (int i = 0; i < parts.size(); i++) {
      size += parts.get(i).length() + (needsLineEnd(i) ? between.length : 0);
    }
    ByteBuffer all = ByteBuffer.allocate(size);
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i).copy(all);
      if (needsLineEnd(i)) {
        all.put(between);
      }
    }
    return all.array();
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
