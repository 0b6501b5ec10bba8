package org.raumbrett.rgn;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
    return read(new Decoded(TextDecoder.normal(text), -1, 0));
  }

  /** Reads the content of a file. */
  public static RgnDocument read(byte[] bytes) {
    int start = TextDecoder.start(bytes);
    if (TextDecoder.isBinary(new String(bytes, StandardCharsets.ISO_8859_1))) {
      return read(new Decoded("\0", -1, 0));
    }
    return read(TextDecoder.decode(bytes, start, bytes.length - start));
  }

  private static RgnDocument read(Decoded decoded) {
    String text = decoded.text();
    DocumentBuilder builder = new DocumentBuilder(text, 1, 1);
    if (TextDecoder.isBinary(text)) {
      builder.addFirst(ProblemKind.BINARY);
      return builder.build();
    }
    if (decoded.firstBad() >= 0) {
      builder.addNotUtf8(decoded.firstBad(), decoded.badByte());
    }
    List<GameSplitter.Start> starts = GameSplitter.split(text, 0);
    if (starts.isEmpty()) {
      builder.addFirst(ProblemKind.NO_GAME);
    }
    for (int i = 0; i < starts.size(); i++) {
      int end = i + 1 < starts.size() ? starts.get(i + 1).offset() : text.length();
      builder.add(GameParser.parse(text, starts.get(i).offset(), end));
    }
    return builder.build();
  }

  /** Puts together games and problems, which are found in the order of the text. */
  static final class DocumentBuilder {
    private final String text;
    private final List<ReadGame> games = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final Locator locator;
    private final List<GameProblems.Found> ofFile = new ArrayList<>();
    private int problemCount;
    private int errorCount;

    DocumentBuilder(String text, int line, int column) {
      this.text = text;
      this.locator = new Locator(text, line, column);
    }

    void addFirst(ProblemKind kind) {
      ofFile.add(new GameProblems.Found(kind, 0, 0, List.of()));
      tally(kind);
    }

    void addNotUtf8(int offset, int badByte) {
      String hex = "%02X".formatted(badByte);
      ofFile.add(new GameProblems.Found(ProblemKind.NOT_UTF8, offset, 1, List.of(hex)));
      tally(ProblemKind.NOT_UTF8);
    }

    private void tally(ProblemKind kind) {
      problemCount++;
      errorCount += kind.severity() == Severity.ERROR ? 1 : 0;
    }

    void add(ParsedGame parsed) {
      List<Problem> ofGame = new ArrayList<>();
      for (GameProblems.Found found : parsed.problems().inOrder()) {
        locateOfFile(found.offset());
        Problem problem = locate(found);
        if (problem != null) {
          ofGame.add(problem);
        }
      }
      locateOfFile(parsed.span().end());
      problemCount += parsed.problems().count();
      errorCount += parsed.problems().errors();
      games.add(new ReadGame(parsed, ofGame));
    }

    RgnDocument build() {
      locateOfFile(text.length());
      return new RgnDocument(text, games, problems, problemCount, errorCount);
    }

    /** Lists the problems of the file that stand before the offset. */
    private void locateOfFile(int before) {
      while (!ofFile.isEmpty() && ofFile.get(0).offset() <= before) {
        locate(ofFile.remove(0));
      }
    }

    private @org.jspecify.annotations.Nullable Problem locate(GameProblems.Found found) {
      if (problems.size() == GameProblems.LISTED) {
        return null;
      }
      locator.advanceTo(found.offset());
      Problem problem =
          new Problem(
              found.kind(),
              locator.line(),
              locator.column(),
              found.offset(),
              found.length(),
              quoted(found),
              found.arguments());
      problems.add(problem);
      return problem;
    }

    private String quoted(GameProblems.Found found) {
      int end = found.offset() + found.length();
      int codePoints =
          text.codePointCount(found.offset(), Math.min(end, found.offset() + 3 * Problem.QUOTED));
      if (codePoints <= Problem.QUOTED) {
        return text.substring(found.offset(), end);
      }
      return text.substring(
          found.offset(), text.offsetByCodePoints(found.offset(), Problem.QUOTED));
    }
  }
}
