package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/** Works out the marks of all cells from what is on the board and what the user looks at. */
final class MarkMap {
  /**
   * What the user looks at.
   *
   * @param attacked the cell whose attackers are shown
   */
  record Focus(
      @Nullable Cell selected,
      @Nullable Cell hovered,
      @Nullable Cell cursor,
      @Nullable Cell attacked,
      boolean unicornClasses) {
    static final Focus NONE = new Focus(null, null, null, null, false);

    /** Returns the cell that is looked at without being picked, by the mouse or else by keys. */
    @Nullable Cell pointed() {
      return hovered != null ? hovered : cursor;
    }
  }

  private final int[] marks = new int[Cell.COUNT];

  private MarkMap() {}

  /** Returns for each cell, by its index, the {@link Mark#bit}s of its marks. */
  static int[] of(Position position, @Nullable Move lastMove, Focus focus) {
    MarkMap map = new MarkMap();
    map.add(lastMove == null ? null : lastMove.from(), Mark.LAST_FROM);
    map.add(lastMove == null ? null : lastMove.to(), Mark.LAST_TO);
    map.addCheck(position);
    map.addReach(position, focus);
    map.addAttackers(position, focus.attacked());
    map.addHover(focus.pointed());
    map.add(focus.selected(), Mark.SELECTED);
    map.add(focus.cursor(), Mark.CURSOR);
    if (focus.unicornClasses()) {
      map.addUnicornClasses(position);
    }
    return map.marks;
  }

  /** Returns the marks while men are put where they need not be able to stand. */
  static int[] whileSettingUp(Focus focus) {
    MarkMap map = new MarkMap();
    map.addHover(focus.pointed());
    map.add(focus.selected(), Mark.SELECTED);
    map.add(focus.cursor(), Mark.CURSOR);
    return map.marks;
  }

  /** Returns the cells strictly between two cells of one line; none if they share no line. */
  static List<Cell> between(Cell from, Cell to) {
    int level = to.level() - from.level();
    int file = to.file() - from.file();
    int rank = to.rank() - from.rank();
    int steps = Math.max(Math.abs(level), Math.max(Math.abs(file), Math.abs(rank)));
    List<Cell> cells = new ArrayList<>();
    if (steps == 0 || level % steps != 0 || file % steps != 0 || rank % steps != 0) {
      return cells;
    }
    for (int i = 1; i < steps; i++) {
      cells.add(
          Cell.of(
              from.level() + level / steps * i,
              from.file() + file / steps * i,
              from.rank() + rank / steps * i));
    }
    return cells;
  }

  private void add(@Nullable Cell cell, Mark mark) {
    if (cell != null) {
      marks[cell.index()] |= mark.bit();
    }
  }

  private void addCheck(Position position) {
    Cell king = position.king(position.sideToMove());
    for (Cell attacker : position.attackers(king, position.sideToMove().opponent())) {
      add(king, Mark.CHECKED);
      add(attacker, Mark.CHECKER);
      between(attacker, king).forEach(cell -> add(cell, Mark.CHECK_LINE));
    }
  }

  private void addReach(Position position, Focus focus) {
    Cell shown = focus.selected() != null ? focus.selected() : focus.pointed();
    if (shown == null) {
      return;
    }
    Reach reach = Reach.of(position, shown);
    int faint = focus.selected() == null ? Mark.FAINT.bit() : 0;
    reach.quiet().forEach(cell -> marks[cell.index()] |= Mark.QUIET.bit() | faint);
    reach.captures().forEach(cell -> marks[cell.index()] |= Mark.CAPTURE.bit() | faint);
    for (Cell cell : reach.barred()) {
      Mark barred = position.pieceAt(cell) == null ? Mark.BARRED : Mark.BARRED_MAN;
      marks[cell.index()] |= barred.bit() | faint;
    }
  }

  private void addAttackers(Position position, @Nullable Cell attacked) {
    if (attacked == null) {
      return;
    }
    add(attacked, Mark.ATTACKED);
    position.attackers(attacked, Side.WHITE).forEach(cell -> add(cell, Mark.WHITE_ATTACKER));
    position.attackers(attacked, Side.BLACK).forEach(cell -> add(cell, Mark.BLACK_ATTACKER));
  }

  private void addHover(@Nullable Cell hovered) {
    if (hovered == null) {
      return;
    }
    for (int level = 0; level < 5; level++) {
      Cell cell = Cell.of(level, hovered.file(), hovered.rank());
      add(cell, cell == hovered ? Mark.HOVERED : Mark.COLUMN);
    }
  }

  private void addUnicornClasses(Position position) {
    int[] bits = new int[4];
    for (Cell cell : Cell.ALL) {
      Piece man = position.pieceAt(cell);
      if (man != null && man.kind() == PieceKind.UNICORN) {
        bits[cell.unicornClass()] |=
            (man.side() == Side.WHITE ? Mark.WHITE_UNICORN : Mark.BLACK_UNICORN).bit();
      }
    }
    for (Cell cell : Cell.ALL) {
      marks[cell.index()] |= bits[cell.unicornClass()];
    }
  }
}
