package org.raumbrett.app.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.TextSpan;

/** What stands where in the text of the desk's document. */
final class TextPlaces {
  private final Desk desk;

  TextPlaces(Desk desk) {
    this.desk = desk;
  }

  /** Returns the index of the game a place of the text belongs to. */
  int gameAt(int place) {
    List<ReadGame> games = desk.document().content().games();
    for (int i = games.size() - 1; i > 0; i--) {
      if (games.get(i).span().offset() <= place) {
        return i;
      }
    }
    return 0;
  }

  /** Returns where the game looked at begins. */
  int startOfGame() {
    ReadGame read = current();
    return read == null || desk.document().isLarge() ? 0 : read.span().offset();
  }

  /** Returns the problem a place of the text is about, an error before a warning. */
  @Nullable Problem problemAt(int place) {
    @Nullable Problem found = null;
    for (Problem problem : desk.document().content().problems()) {
      boolean there = problem.offset() <= place && place <= end(problem);
      if (there && (found == null || problem.isError() && !found.isError())) {
        found = problem;
      }
    }
    return found;
  }

  /** Returns where the move that led to the board's position stands, null if nowhere. */
  @Nullable TextSpan move() {
    ReadGame read = current();
    boolean known = read != null && desk.textInStepProperty().get();
    return known ? read.spanOf(desk.place().path()) : null;
  }

  /** Returns the game looked at as it was read, null if the text has none. */
  @Nullable ReadGame current() {
    return desk.document().read(desk.gameIndex());
  }

  /**
   * Returns what is marked in a part of the text: the move and the problems.
   *
   * @param move the current move, null if it is not marked
   */
  List<TextMarks.Mark> marks(@Nullable TextSpan move, boolean problems, int from, int to) {
    List<TextMarks.Mark> marks = new ArrayList<>();
    if (move != null && move.end() > from && move.offset() < to) {
      marks.add(mark(move.offset(), move.end(), "current-move", false, from, to));
    }
    if (problems) {
      for (Problem problem : desk.document().content().problems()) {
        if (end(problem) > from && problem.offset() < to) {
          String style = problem.isError() ? "error" : "warning";
          marks.add(mark(problem.offset(), end(problem), style, true, from, to));
        }
      }
    }
    return marks;
  }

  private static TextMarks.Mark mark(
      int start, int end, String style, boolean underlined, int from, int to) {
    return new TextMarks.Mark(
        Math.max(start, from) - from, Math.min(end, to) - from, style, underlined);
  }

  private static int end(Problem problem) {
    return problem.offset() + Math.max(1, problem.length());
  }
}
