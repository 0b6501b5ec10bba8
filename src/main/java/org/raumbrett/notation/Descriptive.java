package org.raumbrett.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/**
 * The Spanish descriptive notation carried into space: a cell is named from the mover's side, by
 * level, rank and the men that start on its file. The rules stand in {@code
 * src/docs/descriptive.md}.
 *
 * <p>A move has up to four forms, from the shortest to one that names origin and target in full; it
 * is written in the first form that no other legal move has, and read in any form that only one
 * legal move has.
 */
public final class Descriptive {
  /** The files from the side's own a-file on: White's a, Black's e. */
  private static final String[] FILES = {"TA", "CU", "R", "CA", "TU"};

  /** What may follow a move and says nothing about which it is. */
  private static final Pattern REMARKS = Pattern.compile("[+#†‡≡!?]*$");

  private Descriptive() {}

  /**
   * Returns the cell as the side counts it: its level, its rank, and its file's full name; {@code
   * 13R} is Ac3 for White and Ec3 for Black.
   */
  public static String cell(Cell cell, Side side) {
    return counted(cell, side) + FILES[file(cell, side)];
  }

  /** Returns the text of a legal move, without a mark of check. */
  public static String text(Position before, Move move) {
    List<List<String>> others =
        before.legalMoves().stream()
            .filter(other -> !other.equals(move))
            .map(other -> forms(before, other))
            .toList();
    List<String> forms = forms(before, move);
    for (String form : forms) {
      if (others.stream().noneMatch(other -> other.contains(form))) {
        return form;
      }
    }
    return forms.get(forms.size() - 1);
  }

  /** Returns the only legal move that the text means, null if there is none or more than one. */
  public static @Nullable Move read(String text, Position before) {
    Matcher remarks = REMARKS.matcher(text.strip());
    String form = remarks.replaceFirst("").replace('–', '-').replace('×', 'x');
    List<Move> meant =
        before.legalMoves().stream().filter(move -> forms(before, move).contains(form)).toList();
    return meant.size() == 1 ? meant.get(0) : null;
  }

  /** Returns the forms of a move, the shortest first. */
  private static List<String> forms(Position before, Move move) {
    Piece man = Objects.requireNonNull(before.pieceAt(move.from()));
    Piece taken = before.pieceAt(move.to());
    Side side = man.side();
    String sign = letter(man.kind());
    String goal = move.promotion() == null ? "" : "=" + letter(move.promotion());
    String target = cell(move.to(), side);
    String file = FILES[file(move.to(), side)];
    String brief = counted(move.to(), side) + file.charAt(0);
    String origin = cell(move.from(), side);
    Set<String> forms = new LinkedHashSet<>();
    String between = "";
    if (taken != null) {
      between = "x" + letter(taken.kind());
      forms.add(sign + between + goal);
    }
    forms.add(sign + between + brief + goal);
    forms.add(sign + between + target + goal);
    forms.add(sign + origin + (taken == null ? "-" : between) + target + goal);
    return new ArrayList<>(forms);
  }

  private static String letter(PieceKind kind) {
    return NotationStyle.SPANISH.sign(kind);
  }

  /** Returns level and rank as the side counts them, each from 1. */
  private static String counted(Cell cell, Side side) {
    boolean white = side == Side.WHITE;
    int level = white ? cell.level() : 4 - cell.level();
    int rank = white ? cell.rank() : 4 - cell.rank();
    return "" + (level + 1) + (rank + 1);
  }

  private static int file(Cell cell, Side side) {
    return side == Side.WHITE ? cell.file() : 4 - cell.file();
  }
}
