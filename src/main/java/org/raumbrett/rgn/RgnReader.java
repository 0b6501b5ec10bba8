package org.raumbrett.rgn;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.raumbrett.rgn.TextDecoder.Decoded;

/**
 * Reads RGN text and plain move lists. Every text whatever gives a document; what is wrong with it
 * stands in the document's problems. The time is linear in the length of the text.
 */
public final class RgnReader {
  private RgnReader() {}

  /** Reads a text, such as one that was pasted. */
  public static RgnDocument read(String text) {
    String normal = TextDecoder.normal(text);
    return TextDecoder.isBinary(normal) ? binary() : read(new Decoded(normal, -1, 0));
  }

  /** Reads the content of a file. */
  public static RgnDocument read(byte[] bytes) {
    if (TextDecoder.isBinary(new String(bytes, StandardCharsets.ISO_8859_1))) {
      return binary();
    }
    int start = TextDecoder.start(bytes);
    return read(TextDecoder.decode(bytes, start, bytes.length - start));
  }

  private static RgnDocument binary() {
    DocumentBuilder builder = new DocumentBuilder("", 1, 1);
    builder.addFirst(ProblemKind.BINARY);
    return builder.build();
  }

  private static RgnDocument read(Decoded decoded) {
    return read(new SourceText(decoded.text()), decoded.firstBad(), decoded.badByte());
  }

  /** Reads a text that has been decoded; the text itself knows afterwards what that took. */
  static RgnDocument read(SourceText text, int firstBad, int badByte) {
    DocumentBuilder builder = new DocumentBuilder(text.toString(), 1, 1);
    List<GameSplitter.Start> starts = GameSplitter.split(text, 0);
    if (starts.isEmpty()) {
      builder.addFirst(ProblemKind.NO_GAME);
    }
    if (firstBad >= 0) {
      builder.addNotUtf8(firstBad, badByte);
    }
    for (int i = 0; i < starts.size(); i++) {
      int end = i + 1 < starts.size() ? starts.get(i + 1).offset() : text.length();
      builder.add(GameParser.parse(text, starts.get(i).offset(), end));
    }
    return builder.build();
  }
}
