package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/** A line while it is read: its moves so far and, for the last one, what is said of it. */
final class LineDraft {
  private static final int[] NO_INTS = {};
  private static final int FIRST_ROOM = 16;

  private final List<String> comments = new ArrayList<>();
  private final List<Ply> plies = new ArrayList<>();
  private final List<List<LineSpans>> spans = new ArrayList<>();
  private int[] codes = NO_INTS;
  private int[] starts = NO_INTS;
  private int[] ends = NO_INTS;
  private int length;

  private @Nullable Move lastMove;
  private List<Integer> nags = List.of();
  private List<String> plyComments = List.of();
  private @Nullable Judgement judgement;
  private List<Line> variations = List.of();
  private List<LineSpans> variationSpans = List.of();

  /** Returns the number of moves. */
  int length() {
    return length;
  }

  /** Returns whether there is neither a move nor a comment. */
  boolean isEmpty() {
    return length == 0 && comments.isEmpty();
  }

  int lastCode() {
    return codes[length - 1];
  }

  void addMove(Move move, int code, int start, int end) {
    finishPly();
    if (length == codes.length) {
      int room = Math.max(FIRST_ROOM, 2 * length);
      codes = Arrays.copyOf(codes, room);
      starts = Arrays.copyOf(starts, room);
      ends = Arrays.copyOf(ends, room);
    }
    lastMove = move;
    codes[length] = code;
    starts[length] = start;
    ends[length] = end;
    length++;
  }

  /** Adds a comment behind the last move, or before the first. */
  void addComment(String comment) {
    if (length == 0) {
      comments.add(comment);
    } else {
      plyComments = plus(plyComments, comment);
    }
  }

  /** Adds a glyph to the last move; there must be one. */
  void addNag(int nag) {
    nags = plus(nags, nag);
  }

  /** Sets the verdict on the last move; there must be one. */
  void judge(Judgement verdict) {
    judgement = verdict;
  }

  /** Returns whether the last move has a verdict. */
  boolean isJudged() {
    return judgement != null;
  }

  /**
   * Adds a variation to the last move; there must be one. A line without any content is dropped.
   */
  void addVariation(LineDraft draft) {
    if (!draft.isEmpty()) {
      variations = plus(variations, draft.line());
      variationSpans = plus(variationSpans, draft.lineSpans());
    }
  }

  /** Returns the line; nothing may be added to its last move afterwards. */
  Line line() {
    finishPly();
    return new Line(comments, plies);
  }

  LineSpans lineSpans() {
    finishPly();
    return new LineSpans(
        Arrays.copyOf(starts, length), Arrays.copyOf(ends, length), List.copyOf(spans));
  }

  private void finishPly() {
    Move move = lastMove;
    if (move == null) {
      return;
    }
    plies.add(new Ply(move, nags, plyComments, judgement, variations));
    spans.add(variationSpans);
    lastMove = null;
    nags = List.of();
    plyComments = List.of();
    judgement = null;
    variations = List.of();
    variationSpans = List.of();
  }

  private static <T> List<T> plus(List<T> list, T element) {
    List<T> longer = list.isEmpty() ? new ArrayList<>(2) : list;
    longer.add(element);
    return longer;
  }
}
