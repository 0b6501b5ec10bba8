package org.raumbrett.app.image;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.analysis.report.ReportText.Passage;
import org.raumbrett.analysis.report.ReportText.Step;

/**
 * Divides the moves of a report into pieces that are drawn one at a time: a picture on the screen's
 * card has a greatest height, and a game with comments none.
 */
final class MovePages {
  /** As many characters make a piece; an end of a line counts as a line. */
  private static final int FULL = 3_000;

  private static final int LINE = 110;

  /** The longest a step may be; a longer comment goes on in the next. */
  private static final int LONGEST = 1_500;

  private final List<List<Passage>> pages = new ArrayList<>();
  private List<Passage> page = new ArrayList<>();
  private int filled;

  private MovePages() {}

  /** Returns the passages in their order, divided. */
  static List<List<Passage>> of(List<Passage> passages) {
    MovePages all = new MovePages();
    passages.forEach(all::add);
    all.endPage();
    return all.pages;
  }

  private void add(Passage passage) {
    List<Step> steps = new ArrayList<>();
    for (Step whole : passage.steps()) {
      for (Step step : parts(whole)) {
        steps.add(step);
        filled += size(step.text(), 0, step.text().length());
        if (filled >= FULL) {
          page.add(new Passage(passage.depth(), steps));
          steps = new ArrayList<>();
          endPage();
        }
      }
    }
    if (!steps.isEmpty()) {
      page.add(new Passage(passage.depth(), steps));
      filled += LINE;
    }
  }

  private void endPage() {
    if (!page.isEmpty()) {
      pages.add(page);
    }
    page = new ArrayList<>();
    filled = 0;
  }

  private static List<Step> parts(Step step) {
    List<Step> parts = new ArrayList<>();
    String text = step.text();
    int at = 0;
    do {
      int end = end(text, at);
      parts.add(new Step(text.substring(at, end), step.verdict(), step.isComment()));
      at = end;
    } while (at < text.length());
    return parts;
  }

  /** Returns where a part that begins there ends: behind a blank, if there is one in its end. */
  private static int end(String text, int start) {
    int end = start;
    int size = 0;
    int blank = -1;
    while (end < text.length() && size < LONGEST) {
      size += size(text, end, end + 1);
      if (Character.isWhitespace(text.charAt(end))) {
        blank = end + 1;
      }
      end++;
    }
    if (end == text.length()) {
      return end;
    }
    if (blank > start + (end - start) / 2) {
      return blank;
    }
    return Character.isLowSurrogate(text.charAt(end)) ? end + 1 : end;
  }

  private static int size(String text, int start, int end) {
    int size = 0;
    for (int i = start; i < end; i++) {
      size += text.charAt(i) == '\n' ? LINE : 1;
    }
    return size;
  }
}
