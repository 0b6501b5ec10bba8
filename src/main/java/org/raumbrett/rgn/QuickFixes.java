package org.raumbrett.rgn;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.DateText;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.Glyphs;

/** Finds the fix for each kind of problem that has one, and tries it before it is offered. */
final class QuickFixes {
  private final RgnDocument document;
  private final String text;

  QuickFixes(RgnDocument document) {
    this.document = document;
    this.text = document.text();
  }

  @Nullable QuickFix fix(Problem problem) {
    ReadGame game = gameOf(problem);
    if (game == null) {
      return null;
    }
    FixTrial trial = new FixTrial(document, game);
    return candidates(problem, game, trial)
        .filter(fix -> trial.removes(fix, problem))
        .findFirst()
        .orElse(null);
  }

  @Nullable QuickFix fix(SubmissionFinding finding) {
    Problem problem = finding.problem();
    if (problem != null) {
      return fix(problem);
    }
    boolean atEnd = finding.fault() == SubmissionFault.NO_RESULT_TOKEN;
    ReadGame game = gameAt(finding.offset(), atEnd);
    if (game == null) {
      return null;
    }
    QuickFix fix =
        switch (finding.fault()) {
          case NO_RESULT_TOKEN -> addResult(game);
          case MISSING_TAG -> addTag(game, finding.tag());
          default -> null;
        };
    return fix != null && new FixTrial(document, game).gainsNothing(fix) ? fix : null;
  }

  private @Nullable ReadGame gameOf(Problem problem) {
    return document.games().stream()
        .filter(game -> game.problems().contains(problem))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the game at a place.
   *
   * @param ends whether a place between two games is the end of the first, else it is the beginning
   *     of the second
   */
  private @Nullable ReadGame gameAt(int offset, boolean ends) {
    ReadGame found = null;
    for (ReadGame game : document.games()) {
      if (game.span().touches(offset) && (found == null || !ends)) {
        found = game;
      }
    }
    return found;
  }

  private Stream<QuickFix> candidates(Problem problem, ReadGame game, FixTrial trial) {
    MoveFixes moves = new MoveFixes(text, game);
    return switch (problem.kind()) {
      case MISSING_TAGS ->
          stream(
              new TagFixes(game).add("COMPLETE_TAGS", "", GameParser.missing(game.game().tags())));
      case REPEATED_TAG -> stream(new TagFixes(game).removeRepeated(text, problem));
      case BAD_DATE -> stream(date(problem));
      case BAD_RESULT_TAG -> stream(new ResultFixes(game).ofBadTag());
      case RESULT_MISMATCH, RESULT_AGAINST_SPACEMATE, RESULT_AGAINST_STALEMATE ->
          stream(new ResultFixes(game).ofPosition());
      case REPEATED_RESULT -> stream(repeatedResult(problem));
      case RESULT_MISWRITTEN -> Stream.of(replace(problem, argument(problem)));
      case NO_CHECK, NO_SPACEMATE, NO_STALEMATE -> stream(moves.mark(problem));
      case WRONG_SIGN -> stream(moves.sign(problem));
      case STRAY_NUMBER, WRONG_NUMBER -> stream(new NumberFixes(trial, text).of(problem));
      case STRAY_MARK -> stream(moves.strayMark(problem));
      case WRONG_CASE -> stream(moves.letters(document, problem));
      case UNKNOWN_SUFFIX -> stream(separate(problem));
      case STRAY_BRACE, STRAY_PARENTHESIS -> Stream.of(remove(problem));
      case CONTROL_CHARACTER -> control(problem);
      default -> Stream.empty();
    };
  }

  private static Stream<QuickFix> stream(@Nullable QuickFix fix) {
    return Stream.ofNullable(fix);
  }

  private static String argument(Problem problem) {
    return problem.arguments().get(0).toString();
  }

  /** What parted lines must go on parting words. */
  private Stream<QuickFix> control(Problem problem) {
    QuickFix blank = replace(problem, " ");
    return GameParser.isSeparator(text.charAt(problem.offset()))
        ? Stream.of(blank)
        : Stream.of(remove(problem), blank);
  }

  private static @Nullable QuickFix date(Problem problem) {
    GameDate date = DateText.meant(problem.quoted());
    return date == null ? null : replace(problem, date.toString());
  }

  private static QuickFix remove(Problem problem) {
    return replace("REMOVE", problem.quoted(), problem, "");
  }

  private static QuickFix replace(Problem problem, String replacement) {
    return replace("REPLACE", replacement, problem, replacement);
  }

  private static QuickFix replace(String label, String about, Problem problem, String replacement) {
    TextSpan span = new TextSpan(problem.offset(), problem.length());
    return new QuickFix(label, about, List.of(new TextEdit(span, replacement)));
  }

  /** Of two results that say the same, the second is one too many. */
  private @Nullable QuickFix repeatedResult(Problem problem) {
    if (!problem.quoted().equals(argument(problem))) {
      return null;
    }
    int start = problem.offset();
    while (start > 0 && Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    TextEdit edit = new TextEdit(start, problem.offset() + problem.length(), "");
    return new QuickFix("REMOVE", problem.quoted(), List.of(edit));
  }

  /** A sign about the position is one word of its own. */
  private static @Nullable QuickFix separate(Problem problem) {
    String rest = argument(problem);
    if (Glyphs.number(rest) == 0) {
      return null;
    }
    int place = problem.offset() + problem.length() - rest.length();
    return new QuickFix("SEPARATE", rest, List.of(new TextEdit(place, place, " ")));
  }

  private @Nullable QuickFix addResult(ReadGame game) {
    GameResult result = new ResultFixes(game).known();
    if (result == null) {
      return null;
    }
    int end = game.span().end();
    while (end > game.span().offset() && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    TextEdit edit = new TextEdit(end, end, "\n" + result.token());
    return new QuickFix("ADD_RESULT", result.token(), List.of(edit));
  }

  /** Only of these two tags the value is known. */
  private static @Nullable QuickFix addTag(ReadGame game, @Nullable String tag) {
    boolean known =
        Tags.VARIANT.equals(tag)
            || Tags.RESULT.equals(tag) && new ResultFixes(game).known() != null;
    return tag == null || !known ? null : new TagFixes(game).add("ADD_TAG", tag, List.of(tag));
  }
}
