package org.raumbrett.app.moves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;

/** Lays a game's tree out as rows. */
final class MoveRows {
  /** The most moves of a variation in one row: a row is laid out as a whole. */
  private static final int ENTRIES_A_ROW = 24;

  /** The most UTF-16 units of a comment in one row. */
  private static final int LONG_COMMENT = 1_000;

  private final List<MoveRow> rows = new ArrayList<>();

  private MoveRows() {}

  /** Returns the rows of the game. */
  static List<MoveRow> of(Game game) {
    MoveRows layout = new MoveRows();
    layout.addMainLine(game);
    return layout.rows;
  }

  private void addMainLine(Game game) {
    game.mainLine().comments().forEach(this::addComment);
    int number = game.start().fullMoveNumber();
    Side side = game.start().sideToMove();
    MoveRow.@Nullable Entry white = null;
    List<Ply> plies = game.mainLine().plies();
    for (int i = 0; i < plies.size(); i++) {
      Ply ply = plies.get(i);
      MoveRow.Entry entry = new MoveRow.Entry(GamePath.main(i + 1), ply);
      boolean more = !ply.comments().isEmpty() || !ply.variations().isEmpty();
      if (side == Side.WHITE) {
        white = entry;
        if (more || i == plies.size() - 1) {
          rows.add(new MoveRow.Pair(number, white, null));
          white = null;
        }
      } else {
        rows.add(new MoveRow.Pair(number, white, entry));
        white = null;
        number++;
      }
      if (more) {
        ply.comments().forEach(this::addComment);
        addVariations(GamePath.main(i), ply, 1);
      }
      side = side.opponent();
    }
  }

  /** A very long comment fills several rows, each laid out only while it is in sight. */
  private void addComment(String text) {
    String whole = text.strip();
    int from = 0;
    while (from < whole.length()) {
      int end = endOfPiece(whole, from);
      String piece = whole.substring(from, end).strip();
      if (!piece.isEmpty()) {
        rows.add(new MoveRow.Comment(piece));
      }
      from = end;
    }
  }

  /** Returns as much of a comment as one row shows. */
  static String beginning(String comment) {
    return comment.substring(0, endOfPiece(comment, 0));
  }

  /** Between words if there are any. */
  private static int endOfPiece(String text, int from) {
    int most = from + LONG_COMMENT;
    if (most >= text.length()) {
      return text.length();
    }
    for (int end = most; end > from + LONG_COMMENT / 2; end--) {
      if (Character.isWhitespace(text.charAt(end))) {
        return end;
      }
    }
    return Character.isLowSurrogate(text.charAt(most)) ? most - 1 : most;
  }

  /** The recursion is as deep as variations are nested, which readers bound. */
  private void addVariations(GamePath before, Ply ply, int depth) {
    for (int v = 0; v < ply.variations().size(); v++) {
      addVariation(before.into(before.ply(), v, 0), ply.variations().get(v), depth);
    }
  }

  private void addVariation(GamePath start, Line line, int depth) {
    List<MoveRow.Entry> entries = new ArrayList<>();
    List<String> lead = line.comments();
    boolean opens = true;
    for (int i = 0; i < line.length(); i++) {
      Ply ply = line.plies().get(i);
      entries.add(new MoveRow.Entry(start.withPly(i + 1), ply));
      boolean last = i == line.length() - 1;
      if (last || !ply.variations().isEmpty() || entries.size() == ENTRIES_A_ROW) {
        rows.add(new MoveRow.Variation(depth, lead, List.copyOf(entries), opens, last));
        entries.clear();
        lead = List.of();
        opens = false;
        addVariations(start.withPly(i), ply, depth + 1);
      }
    }
  }
}
