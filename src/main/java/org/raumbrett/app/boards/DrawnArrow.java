package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/**
 * An arrow as it is drawn.
 *
 * @param style its style class
 * @param weight its thickness, 1 for an arrow that stands for a move
 */
record DrawnArrow(Cell from, Cell to, String style, double weight) {
  private static final double THIN = 0.5;

  private DrawnArrow(BoardArrow arrow) {
    this(arrow.from(), arrow.to(), "arrow-" + arrow.kind().name().toLowerCase(Locale.ROOT), 1);
  }

  /**
   * Returns everything to be drawn, undermost first: lines of attack on the shown cell and on a
   * checked king, the last move, the other arrows.
   */
  static List<DrawnArrow> all(
      Position position,
      @Nullable Move lastMove,
      List<BoardArrow> arrows,
      @Nullable Cell attacked) {
    List<DrawnArrow> all = new ArrayList<>();
    if (attacked != null) {
      addAttacks(position, attacked, Side.WHITE, "arrow-white-attack", all);
      addAttacks(position, attacked, Side.BLACK, "arrow-black-attack", all);
    }
    Side side = position.sideToMove();
    addAttacks(position, position.king(side), side.opponent(), "arrow-check", all);
    if (lastMove != null) {
      all.add(
          new DrawnArrow(new BoardArrow(lastMove.from(), lastMove.to(), BoardArrow.Kind.PLAYED)));
    }
    for (BoardArrow arrow : arrows) {
      DrawnArrow drawn = new DrawnArrow(arrow);
      if (!all.contains(drawn)) {
        all.add(drawn);
      }
    }
    return all;
  }

  private static void addAttacks(
      Position position, Cell target, Side by, String style, List<DrawnArrow> all) {
    for (Cell attacker : position.attackers(target, by)) {
      all.add(new DrawnArrow(attacker, target, style, THIN));
    }
  }
}
