package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads one game's text before and after a change, to see what the change does to its problems. */
final class FixTrial {
  /**
   * What a problem is, wherever it stands and whatever it quotes. Which tags are missing does not
   * count: fewer are no new problem.
   */
  private record Key(ProblemKind kind, List<Object> arguments) {
    Key(Problem problem) {
      this(
          problem.kind(),
          problem.kind() == ProblemKind.MISSING_TAGS ? List.of() : problem.arguments());
    }
  }

  private final String slice;
  private final int base;
  private final RgnDocument before;

  FixTrial(RgnDocument document, ReadGame game) {
    String text = document.text();
    int start = game.span().offset();
    // Its first character must not become the first of a line, where some mean something else.
    boolean inLine = start > 0 && text.charAt(start - 1) != '\n';
    slice = (inLine ? " " : "") + text.substring(start, game.span().end());
    base = inLine ? start - 1 : start;
    before = RgnReader.read(slice);
  }

  /** Returns the wrong numbers in the game's text; their offsets are those of {@link #base}. */
  List<GameProblems.WrongNumber> wrongNumbers() {
    return GameParser.parse(new SourceText(slice), 0, slice.length()).problems().numbers();
  }

  /** Returns what to add to an offset of the game's text to get that of the document's. */
  int base() {
    return base;
  }

  /** Returns the game's text read after the change. */
  RgnDocument after(QuickFix fix) {
    List<TextEdit> edits =
        fix.edits().stream()
            .map(
                edit ->
                    new TextEdit(
                        new TextSpan(edit.span().offset() - base, edit.span().length()),
                        edit.replacement()))
            .toList();
    return RgnReader.read(new QuickFix(fix.label(), fix.about(), edits).applyTo(slice));
  }

  /** Returns whether the change removes the problem and causes no other. */
  boolean removes(QuickFix fix, Problem problem) {
    List<Key> left = keys();
    return left.remove(new Key(problem)) && compare(fix, left, problem.isError());
  }

  /** Returns whether the change causes no problem. */
  boolean gainsNothing(QuickFix fix) {
    return compare(fix, keys(), false);
  }

  private List<Key> keys() {
    return before.problems().stream()
        .map(Key::new)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** What an error had hidden comes to light behind the change and was there before. */
  private boolean compare(QuickFix fix, List<Key> allowed, boolean wasError) {
    RgnDocument after = after(fix);
    if (before.games().size() != 1 || after.games().size() != 1) {
      return false;
    }
    if (before.problemCount() > RgnDocument.LISTED) {
      return after.problemCount() < before.problemCount()
          && after.errorCount() <= before.errorCount();
    }
    int end = wasError ? endOf(fix) : Integer.MAX_VALUE;
    for (Problem problem : after.problems()) {
      if (!allowed.remove(new Key(problem)) && problem.offset() < end) {
        return false;
      }
    }
    return true;
  }

  /** Returns where the last change ends in the game's text after it. */
  private int endOf(QuickFix fix) {
    int end = 0;
    int shift = -base;
    for (TextEdit edit : fix.edits()) {
      shift += edit.replacement().length() - edit.span().length();
      end = edit.span().end() + shift;
    }
    return end;
  }
}
