package org.raumbrett.app.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.CellColouring;
import org.raumbrett.app.boards.StackView;
import org.raumbrett.app.model.Settings;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Side;

/** How the board is looked at. Layout, colours and the turn of the Stack are remembered. */
final class Look {
  private final ObjectProperty<BoardLayout> layout;
  private final ObjectProperty<CellColouring> colouring;
  private final ObjectProperty<Side> viewpoint = new SimpleObjectProperty<>(Side.WHITE);
  private final ObjectProperty<StackView> stackView;
  private final BooleanProperty unicorns;
  private final ObjectProperty<@Nullable Cell> attackedCell = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Cell> selectedCell = new SimpleObjectProperty<>();

  Look(Settings settings) {
    layout = settings.kept("layout", BoardLayout.class, BoardLayout.STACK);
    colouring = settings.kept("colouring", CellColouring.class, CellColouring.TWO_TONE);
    unicorns = new SimpleBooleanProperty(settings.flag("unicorns", false));
    unicorns.subscribe(on -> settings.keep("unicorns", on.booleanValue()));
    StackView usual = StackView.DEFAULT;
    stackView =
        new SimpleObjectProperty<>(
            new StackView(
                settings.number("turn", usual.turn()),
                settings.number("tilt", usual.tilt()),
                settings.number("spread", usual.spread())));
    stackView.subscribe(
        (old, now) -> {
          settings.keep("turn", now.turn());
          settings.keep("tilt", now.tilt());
          settings.keep("spread", now.spread());
        });
  }

  ObjectProperty<BoardLayout> layoutProperty() {
    return layout;
  }

  ObjectProperty<CellColouring> colouringProperty() {
    return colouring;
  }

  ObjectProperty<Side> viewpointProperty() {
    return viewpoint;
  }

  /** How the Stack is turned, tilted and spread. */
  ObjectProperty<StackView> stackViewProperty() {
    return stackView;
  }

  /** Whether the cells are marked to which each side's unicorns can come. */
  BooleanProperty unicornsProperty() {
    return unicorns;
  }

  /** The cell whose attackers are marked, null for none. */
  ObjectProperty<@Nullable Cell> attackedCellProperty() {
    return attackedCell;
  }

  /** The cell the user has picked on the board, null for none. */
  ObjectProperty<@Nullable Cell> selectedCellProperty() {
    return selectedCell;
  }

  void flip() {
    viewpoint.set(viewpoint.get().opponent());
  }

  void changeLayout() {
    layout.set(layout.get() == BoardLayout.STACK ? BoardLayout.FLAT : BoardLayout.STACK);
  }

  void changeColouring() {
    colouring.set(
        colouring.get() == CellColouring.TWO_TONE
            ? CellColouring.FOUR_CLASSES
            : CellColouring.TWO_TONE);
  }
}
