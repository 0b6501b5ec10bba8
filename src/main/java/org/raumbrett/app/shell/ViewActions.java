package org.raumbrett.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.boards.CellColouring;
import org.raumbrett.app.boards.StackView;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/** How the board is looked at: layout, colours, marks, and turning the Stack. */
final class ViewActions {
  private static final double TURN = 0.1;
  private static final double TILT = 0.1;
  private static final double SPREAD = 0.1;

  private final MainWindow window;
  private final Look look;

  ViewActions(MainWindow window) {
    this.window = window;
    this.look = window.place().look();
  }

  void wire(Actions actions) {
    actions.set(Action.FLIP, look::flip);
    actions.setSwitch(
        Action.LAYOUT, look::changeLayout, look.layoutProperty().isEqualTo(BoardLayout.FLAT));
    actions.setSwitch(
        Action.COLOURING,
        look::changeColouring,
        look.colouringProperty().isEqualTo(CellColouring.FOUR_CLASSES));
    actions.setSwitch(
        Action.UNICORNS,
        () -> look.unicornsProperty().set(!look.unicornsProperty().get()),
        look.unicornsProperty());
    actions.setSwitch(
        Action.ATTACKERS, this::showAttackers, look.attackedCellProperty().isNotNull());
    wireStack(actions);
    IntegerProperty size = window.place().textSize();
    actions.set(Action.LARGER, () -> size.set(Math.min(Workplace.MOST_TEXT_SIZE, size.get() + 1)));
    actions.set(
        Action.SMALLER, () -> size.set(Math.max(Workplace.LEAST_TEXT_SIZE, size.get() - 1)));
    actions.set(Action.USUAL_SIZE, () -> size.set(Workplace.USUAL_TEXT_SIZE));
  }

  private void wireStack(Actions actions) {
    stack(actions, Action.TURN_LEFT, view -> view.turned(-TURN, 0));
    stack(actions, Action.TURN_RIGHT, view -> view.turned(TURN, 0));
    stack(actions, Action.TILT_UP, view -> view.turned(0, TILT));
    stack(actions, Action.TILT_DOWN, view -> view.turned(0, -TILT));
    stack(actions, Action.SPREAD, view -> view.spreadBy(SPREAD));
    stack(actions, Action.PUSH_TOGETHER, view -> view.spreadBy(-SPREAD));
    stack(actions, Action.RESET_STACK, view -> StackView.DEFAULT);
  }

  private void stack(Actions actions, Action action, UnaryOperator<StackView> change) {
    ObjectProperty<StackView> view = look.stackViewProperty();
    ObservableValue<Boolean> isStack = look.layoutProperty().isEqualTo(BoardLayout.STACK);
    actions.set(action, () -> view.set(change.apply(view.get())), isStack);
  }

  /** Of the cell under the mouse, else of the one under the keyboard's cursor; again: of none. */
  private void showAttackers() {
    BoardStackView board = window.view().board().board();
    ObjectProperty<@Nullable Cell> shown = look.attackedCellProperty();
    Cell hovered = board.hoveredCellProperty().get();
    Cell target = hovered != null ? hovered : board.cursorCellProperty().get();
    shown.set(target == shown.get() ? null : target);
    Cell attacked = shown.get();
    if (attacked != null) {
      window.place().notice().set(attackers(board, attacked));
    }
  }

  /** Says in words what the rings and lines show. */
  private String attackers(BoardStackView board, Cell attacked) {
    Words words = window.words();
    Position position = board.getPosition();
    List<String> men = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Cell cell : position.attackers(attacked, side)) {
        men.add(board.describeMan(cell) + " " + cell);
      }
    }
    return men.isEmpty()
        ? words.format("notice.attackers.none", attacked)
        : words.format("notice.attackers", attacked, String.join(", ", men));
  }
}
