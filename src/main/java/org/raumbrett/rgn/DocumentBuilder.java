package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts together games and problems, which are found in the order of the text. */
final class DocumentBuilder {
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

  private @Nullable Problem locate(GameProblems.Found found) {
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
    return text.substring(found.offset(), text.offsetByCodePoints(found.offset(), Problem.QUOTED));
  }
}
