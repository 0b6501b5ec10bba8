package org.raumbrett.notation;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/**
 * A position as plain text for mail and forums: the five levels beside one another, A at the left,
 * White's men as capitals, dots for empty cells.
 */
public final class PositionDiagram {
  private static final String GAP = "   ";

  private PositionDiagram() {}

  /** Returns the diagram, seven lines of at most 72 characters, and the position as RFEN below. */
  public static String of(Position position) {
    StringBuilder text = new StringBuilder();
    line(text, level -> "    " + (char) ('A' + level) + "      ");
    for (int row = 4; row >= 0; row--) {
      int rank = row;
      line(text, level -> (rank + 1) + " " + men(position, level, rank));
    }
    line(text, level -> "  a b c d e");
    return text.append(position).append('\n').toString();
  }

  @FunctionalInterface
  private interface Part {
    String of(int level);
  }

  private static void line(StringBuilder text, Part part) {
    StringBuilder line = new StringBuilder();
    for (int level = 0; level < 5; level++) {
      line.append(level == 0 ? "" : GAP).append(part.of(level));
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private static String men(Position position, int level, int rank) {
    StringBuilder men = new StringBuilder();
    for (int file = 0; file < 5; file++) {
      men.append(file == 0 ? "" : " ").append(sign(position.pieceAt(Cell.of(level, file, rank))));
    }
    return men.toString();
  }

  private static String sign(@Nullable Piece man) {
    if (man == null) {
      return ".";
    }
    String letter = String.valueOf(man.kind().letter());
    return man.side() == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
  }
}
