package org.raumbrett.app.model;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.raumbrett.rgn.RgnWriter;

/**
 * What is written of a manuscript. Games that keep their bytes are copied from their file, and the
 * others get that file's line ends; a file of which nothing is kept ends its lines with LF.
 */
final class ManuscriptBytes {
  private final Manuscript manuscript;
  private final String lineEnd;
  private final List<byte[]> parts = new ArrayList<>();

  private ManuscriptBytes(Manuscript manuscript) {
    this.manuscript = manuscript;
    Source source = manuscript.source();
    boolean keeps = manuscript.pieces().stream().anyMatch(piece -> piece.origin() >= 0);
    this.lineEnd = source != null && keeps ? source.games().lineEnd() : "\n";
  }

  static byte[] of(Manuscript manuscript) {
    return new ManuscriptBytes(manuscript).bytes();
  }

  /** Neighbouring Games that keep their bytes are copied in one go. */
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
              ? Objects.requireNonNull(manuscript.source()).games().bytes(origin, origin + end - at)
              : written(pieces.get(at), last));
      at = end;
    }
    return join();
  }

  /** Puts the parts together, each on lines of its own. */
  private byte[] join() {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    byte[] between = lineEnd.getBytes(StandardCharsets.US_ASCII);
    int size = 0;
    for (int i = 0; i < parts.size(); i++) {
      size += parts.get(i).length + (needsLineEnd(i) ? between.length : 0);
    }
    ByteBuffer all = ByteBuffer.allocate(size);
    for (int i = 0; i < parts.size(); i++) {
      all.put(parts.get(i));
      if (needsLineEnd(i)) {
        all.put(between);
      }
    }
    return all.array();
  }

  private boolean needsLineEnd(int index) {
    byte[] part = parts.get(index);
    return index + 1 < parts.size() && part.length > 0 && part[part.length - 1] != '\n';
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
