package org.raumbrett.rgn;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A change of the text that puts a problem right where there is exactly one right answer. Reading
 * the text after it has lost the problem and gained none; only what an error had hidden, which
 * stands behind it, may come to light.
 *
 * @param label what it does, a key of the bundle {@code problems}
 * @param about what the label speaks about
 * @param edits what to change in the document's text, in its order, without overlap
 * @param places how many faults of the same kind it puts right; of more than one the label tells
 */
public record QuickFix(String label, String about, List<TextEdit> edits, int places) {
  public QuickFix {
    edits = edits.stream().sorted(Comparator.comparingInt(edit -> edit.span().offset())).toList();
  }

  /** A fix of one fault. */
  QuickFix(String label, String about, List<TextEdit> edits) {
    this(label, about, edits, 1);
  }

  /** Returns the fix for a problem of the document, null if there is not exactly one. */
  public static @Nullable QuickFix of(RgnDocument document, Problem problem) {
    return new QuickFixes(document).fix(problem);
  }

  /** Returns the fix for what a submission check of the document has found, null if none. */
  public static @Nullable QuickFix of(RgnDocument document, SubmissionFinding finding) {
    return new QuickFixes(document).fix(finding);
  }

  /** Returns what the fix does, in Spanish or German for these languages, else in English. */
  public String label(Locale locale) {
    return ProblemWords.sentence("FIX_" + label, "", List.of(about), locale);
  }

  /** Returns the stretch of the document's text from the first edit to the last. */
  public TextSpan span() {
    int start = edits.get(0).span().offset();
    return new TextSpan(start, edits.get(edits.size() - 1).span().end() - start);
  }

  /** Returns the document's text after the fix. */
  public String applyTo(String text) {
    StringBuilder fixed = new StringBuilder(text.length() + 64);
    int at = 0;
    for (TextEdit edit : edits) {
      fixed.append(text, at, edit.span().offset()).append(edit.replacement());
      at = edit.span().end();
    }
    return fixed.append(text, at, text.length()).toString();
  }
}
