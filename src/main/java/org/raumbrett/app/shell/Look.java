package org.raumbrett.app.shell;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.CellColouring;
import org.raumbrett.app.model.Settings;
import org.raumbrett.board.Side;

/** How the board is looked at. Layout and colouring are remembered. */
final class Look {
  private final ObjectProperty<BoardLayout> layout;
  private final ObjectProperty<CellColouring> colouring;
  private final ObjectProperty<Side> viewpoint = new SimpleObjectProperty<>(Side.WHITE);

  Look(Settings settings) {
    layout = settings.kept("layout", BoardLayout.class, BoardLayout.STACK);
    colouring = settings.kept("colouring", CellColouring.class, CellColouring.TWO_TONE);
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
