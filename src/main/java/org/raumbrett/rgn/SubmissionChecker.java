package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/** Looks through one document for what stands in the way of sending it to the IRF. */
final class SubmissionChecker {
  /** What people write for a name they do not know, without dots and blanks, in small letters. */
  private static final List<String> NOBODY = List.of("nn", "anonymous", "unknown");

  private record Found(
      SubmissionFault fault,
      Severity severity,
      int offset,
      int length,
      @Nullable String tag,
      @Nullable Problem problem,
      List<Object> arguments) {}

  private final RgnDocument document;
  private final List<Found> found = new ArrayList<>();

  SubmissionChecker(RgnDocument document) {
    this.document = document;
  }

  void wrongExtension(String name) {
    add(SubmissionFault.WRONG_EXTENSION, 0, null, name);
  }

  SubmissionCheck check() {
    document.problems().forEach(this::addProblem);
    int unlisted = document.problemCount() - document.problems().size();
    if (unlisted > 0) {
      add(SubmissionFault.MORE_PROBLEMS, document.text().length(), null, unlisted);
    }
    if (document.games().size() > 1) {
      int second = document.games().get(1).span().offset();
      add(SubmissionFault.SEVERAL_GAMES, second, null, document.games().size());
    }
    document.games().forEach(this::check);
    return new SubmissionCheck(document.games().size(), located());
  }

  private void addProblem(Problem problem) {
    if (problem.kind() == ProblemKind.MISSING_TAGS) {
      return; // Each of them is found by itself.
    }
    boolean stands = problem.isError() || forbids(problem.kind());
    found.add(
        new Found(
            SubmissionFault.TEXT,
            stands ? Severity.ERROR : Severity.WARNING,
            problem.offset(),
            problem.length(),
            tag(problem.kind()),
            problem,
            List.of()));
  }

  /**
   * What a player may overlook but the IRF asks for: the encoding, a date, and a result that is
   * right and came about as the game says.
   */
  private static boolean forbids(ProblemKind kind) {
    return switch (kind) {
      case NOT_UTF8,
          BAD_DATE,
          BAD_RESULT_TAG,
          RESULT_MISMATCH,
          RESULT_AGAINST_SPACEMATE,
          RESULT_AGAINST_STALEMATE,
          REPEATED_RESULT,
          TERMINATION_AGAINST_POSITION,
          TERMINATION_AGAINST_RESULT ->
          true;
      default -> false;
    };
  }

  private static @Nullable String tag(ProblemKind kind) {
    return switch (kind) {
      case BAD_RESULT_TAG, RESULT_MISMATCH, RESULT_AGAINST_SPACEMATE, RESULT_AGAINST_STALEMATE ->
          Tags.RESULT;
      case BAD_DATE -> Tags.DATE;
      case OTHER_VARIANT -> Tags.VARIANT;
      case TERMINATION_IN_PROGRESS, TERMINATION_AGAINST_POSITION, TERMINATION_AGAINST_RESULT ->
          Tags.TERMINATION;
      case BAD_POSITION -> Tags.FEN;
      case SETUP_WITHOUT_POSITION -> Tags.SET_UP;
      default -> null;
    };
  }

  private void check(ReadGame read) {
    Game game = read.game();
    for (String name : Tags.REQUIRED) {
      checkTag(read, name);
    }
    checkPlayers(read);
    if (game.length() == 0) {
      add(SubmissionFault.NO_MOVE, read.endOfHeader(), null);
    }
    checkResult(read);
    if (!game.start().equals(Position.START)) {
      addAtTag(SubmissionFault.OTHER_START, read, Tags.FEN);
    }
    Dropped dropped = RgnWriter.dropped(game);
    if (!dropped.isEmpty()) {
      add(
          SubmissionFault.NOT_STRICT,
          read.endOfHeader(),
          null,
          dropped.variations(),
          dropped.glyphs(),
          dropped.verdicts());
    }
  }

  private void checkTag(ReadGame read, String name) {
    String value = read.game().tags().get(name);
    boolean player = name.equals(Tags.WHITE) || name.equals(Tags.BLACK);
    if (player && (value == null || isNobody(value))) {
      addAtTag(SubmissionFault.NO_PLAYER, read, name, name);
    } else if (value == null) {
      addAtTag(SubmissionFault.MISSING_TAG, read, name, name);
    } else if (Tags.saysNothing(value) && !name.equals(Tags.RESULT)) {
      addAtTag(SubmissionFault.EMPTY_TAG, read, name, name);
    } else if (name.equals(Tags.DATE)) {
      checkDate(read, value);
    }
  }

  /** What is no date at all the reader has found. */
  private void checkDate(ReadGame read, String value) {
    GameDate date = GameDate.parse(value);
    if (date != null && !date.isComplete()) {
      addAtTag(SubmissionFault.PART_OF_DATE, read, Tags.DATE, value);
    }
  }

  private void checkPlayers(ReadGame read) {
    String white = read.game().tags().get(Tags.WHITE);
    String black = read.game().tags().get(Tags.BLACK);
    if (white != null
        && black != null
        && !isNobody(white)
        && white.strip().equalsIgnoreCase(black.strip())) {
      addAtTag(SubmissionFault.SAME_PLAYER, read, Tags.BLACK, black);
    }
  }

  /** What token, tag and position contradict each other in, the reader has found. */
  private void checkResult(ReadGame read) {
    String tag = read.game().tags().get(Tags.RESULT);
    GameResult token = read.game().result();
    GameResult ofTag = tag == null ? null : GameResult.ofToken(tag);
    TextSpan span = read.resultSpan();
    if (token == null || span == null) {
      int end = read.span().offset() + read.span().length();
      add(SubmissionFault.NO_RESULT_TOKEN, end, Tags.RESULT);
    }
    if (token == GameResult.UNFINISHED && span != null) {
      add(SubmissionFault.UNFINISHED, span.offset(), Tags.RESULT);
    } else if (token == null && ofTag == GameResult.UNFINISHED) {
      addAtTag(SubmissionFault.UNFINISHED, read, Tags.RESULT);
    }
  }

  private static boolean isNobody(String name) {
    String plain = name.replaceAll("[.\\s]", "").toLowerCase(Locale.ROOT);
    return Tags.saysNothing(name) || NOBODY.contains(plain);
  }

  private void addAtTag(SubmissionFault fault, ReadGame read, String tag, Object... arguments) {
    TextSpan span = read.spanOfTag(tag);
    int offset = span == null ? read.span().offset() : span.offset();
    int length = span == null ? 0 : span.length();
    found.add(new Found(fault, fault.severity(), offset, length, tag, null, List.of(arguments)));
  }

  private void add(SubmissionFault fault, int offset, @Nullable String tag, Object... arguments) {
    found.add(new Found(fault, fault.severity(), offset, 0, tag, null, List.of(arguments)));
  }

  private List<SubmissionFinding> located() {
    found.sort(Comparator.comparingInt(Found::offset));
    Locator locator = new Locator(document.text(), 1, 1);
    List<SubmissionFinding> findings = new ArrayList<>();
    for (Found each : found) {
      locator.advanceTo(each.offset());
      findings.add(
          new SubmissionFinding(
              each.fault(),
              each.severity(),
              locator.line(),
              locator.column(),
              each.offset(),
              each.length(),
              each.tag(),
              each.problem(),
              each.arguments()));
    }
    return findings;
  }
}
