package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.PieceKind;
import org.raumbrett.game.GamePath;
import org.raumbrett.notation.NotationStyle;

/** Fixes of the text of moves. */
final class MoveFixes {
  private static final Pattern MARKED = Pattern.compile("(.*?)([†+#≡]+)[!?□]*", Pattern.DOTALL);
  private static final int CELL = 3;

  /** So many moves of one game get their letters corrected at once. */
  private static final int MOST_MOVES = 1000;

  private final String text;
  private final ReadGame game;

  MoveFixes(String text, ReadGame game) {
    this.text = text;
    this.game = game;
  }

  /** Returns the fix that sets the check mark the position asks for. */
  @Nullable QuickFix mark(Problem problem) {
    GamePath path = move(problem);
    Matcher matcher = MARKED.matcher(text(problem));
    if (path == null || !matcher.matches()) {
      return null;
    }
    String right = game.game().position(path).status().mark();
    int start = problem.offset() + matcher.start(2);
    TextEdit edit = new TextEdit(start, start + matcher.group(2).length(), right);
    return right.isEmpty()
        ? new QuickFix("REMOVE", matcher.group(2), List.of(edit))
        : new QuickFix("REPLACE", right, List.of(edit));
  }

  /** Returns the fix that names the man that moves, as RGN files do. */
  @Nullable QuickFix sign(Problem problem) {
    if (!(problem.arguments().get(0) instanceof PieceKind kind)) {
      return null;
    }
    String written = text(problem);
    int end = written.offsetByCodePoints(0, 1);
    if (written.startsWith("\ufe0e", end) || written.startsWith("\ufe0f", end)) {
      end++;
    }
    String right = NotationStyle.RGN.sign(kind);
    TextEdit edit = new TextEdit(problem.offset(), problem.offset() + end, right);
    return new QuickFix("REPLACE", right, List.of(edit));
  }

  /** Returns the fix that sets the right mark at the move before a mark that stands alone. */
  @Nullable QuickFix strayMark(Problem problem) {
    GamePath path = game.pathAt(problem.offset());
    TextSpan move = game.spanOf(path);
    if (move == null || move.end() > problem.offset()) {
      return null;
    }
    String between = text.substring(move.end(), problem.offset());
    String written = text.substring(move.offset(), move.end());
    if (!between.isBlank() || MARKED.matcher(written).matches()) {
      return null;
    }
    String right = game.game().position(path).status().mark();
    TextEdit edit = new TextEdit(move.end(), problem.offset() + problem.length(), right);
    return right.isEmpty()
        ? new QuickFix("REMOVE", problem.quoted(), List.of(edit))
        : new QuickFix("REPLACE", written + right, List.of(edit));
  }

  /**
   * Returns the fix that sets capitals and small letters right, in this move and in those behind it
   * that have the same fault.
   */
  @Nullable QuickFix letters(RgnDocument document, Problem problem) {
    FixTrial trial = new FixTrial(document, game);
    List<TextEdit> edits = new ArrayList<>(letters(problem, problem.offset(), text(problem)));
    for (int i = 1; i < MOST_MOVES; i++) {
      // Every edit keeps the length of the text, so that places stay what they are.
      RgnDocument read = trial.after(new QuickFix("CASE", "", edits));
      Problem next = first(read, ProblemKind.WRONG_CASE);
      int last = edits.isEmpty() ? 0 : edits.get(edits.size() - 1).span().end();
      if (next == null || next.offset() + trial.base() < last) {
        break;
      }
      String written = read.text().substring(next.offset(), next.offset() + next.length());
      edits.addAll(letters(next, next.offset() + trial.base(), written));
    }
    // Two cells a move.
    int moves = edits.size() / 2;
    return switch (moves) {
      case 0 -> null;
      case 1 -> new QuickFix("CASE", "", edits);
      default -> new QuickFix("CASES", String.valueOf(moves), edits, moves);
    };
  }

  private static @Nullable Problem first(RgnDocument document, ProblemKind kind) {
    return document.problems().stream()
        .filter(problem -> problem.kind() == kind)
        .findFirst()
        .orElse(null);
  }

  private static List<TextEdit> letters(Problem problem, int offset, String written) {
    String right = problem.arguments().get(0).toString();
    String origin = right.substring(0, CELL);
    String target = right.substring(right.length() - CELL);
    String lower = written.toLowerCase(Locale.ROOT);
    int first = lower.indexOf(origin.toLowerCase(Locale.ROOT));
    int second = lower.indexOf(target.toLowerCase(Locale.ROOT), first + CELL);
    if (first < 0 || second < 0) {
      return List.of();
    }
    return List.of(
        new TextEdit(offset + first, offset + first + CELL, origin),
        new TextEdit(offset + second, offset + second + CELL, target));
  }

  /** Returns the place of the move the problem is about, null if it is about no move. */
  private @Nullable GamePath move(Problem problem) {
    GamePath path = game.pathAt(problem.offset());
    TextSpan span = game.spanOf(path);
    return span != null && span.offset() == problem.offset() ? path : null;
  }

  private String text(Problem problem) {
    return text.substring(problem.offset(), problem.offset() + problem.length());
  }
}
