package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.notation.Lexis;
import org.raumbrett.rgn.GameProblems.WrongNumber;

/** Fixes of the numbers in a move text: of all that are wrong one after the other at once. */
final class NumberFixes {
  private final FixTrial trial;
  private final String text;

  NumberFixes(FixTrial trial, String text) {
    this.trial = trial;
    this.text = text;
  }

  /** Returns the fix of the numbers that the problem is about, null if they are too many. */
  @Nullable QuickFix of(Problem problem) {
    List<WrongNumber> all = trial.wrongNumbers();
    List<WrongNumber> wrong = new ArrayList<>();
    for (WrongNumber number : all) {
      boolean begins = number.offset() + trial.base() == problem.offset();
      if (begins || !wrong.isEmpty() && !number.told()) {
        wrong.add(number);
      } else if (!wrong.isEmpty()) {
        break;
      }
    }
    if (wrong.isEmpty() || all.size() == GameProblems.NUMBERS) {
      return null;
    }
    List<TextEdit> edits = new ArrayList<>();
    for (WrongNumber number : wrong) {
      edits.add(number.right().isEmpty() ? remove(number) : replace(number));
    }
    return label(problem, wrong, edits);
  }

  private static QuickFix label(Problem problem, List<WrongNumber> wrong, List<TextEdit> edits) {
    WrongNumber first = wrong.get(0);
    if (wrong.size() > 1) {
      return new QuickFix("NUMBERS", String.valueOf(wrong.size()), edits, wrong.size());
    }
    if (first.right().isEmpty()) {
      return new QuickFix("REMOVE", problem.quoted(), edits);
    }
    int shown = Math.min(first.digits(), problem.quoted().length());
    return new QuickFix("REPLACE", first.right() + problem.quoted().substring(shown), edits);
  }

  private TextEdit replace(WrongNumber number) {
    int start = number.offset() + trial.base();
    return new TextEdit(start, start + number.digits(), number.right());
  }

  /** The blanks before it go too, at the beginning of a line those behind it. */
  private TextEdit remove(WrongNumber number) {
    int start = number.offset() + trial.base();
    int end = start + number.length();
    if (end < text.length() && !Lexis.endsWord(text.charAt(end))) {
      return new TextEdit(start, end, ""); // Else what stands around it would become one word.
    }
    int before = start;
    while (before > 0 && isBlank(before - 1)) {
      before--;
    }
    int next = end;
    while (next < text.length() && isBlank(next)) {
      next++;
    }
    boolean begins = before == 0 || text.charAt(before - 1) == '\n';
    boolean ends = next == text.length() || text.charAt(next) == '\n';
    if (begins && ends) {
      return new TextEdit(Math.max(0, before - 1), end, "");
    }
    return begins ? new TextEdit(start, next, "") : new TextEdit(before, end, "");
  }

  private boolean isBlank(int at) {
    return text.charAt(at) == ' ' || text.charAt(at) == '\t';
  }
}
