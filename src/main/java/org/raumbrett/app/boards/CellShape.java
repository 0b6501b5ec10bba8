package org.raumbrett.app.boards;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.shape.Polygon;
import org.raumbrett.board.Cell;

/** The ground of a cell. It takes the focus for the keyboard's cursor and says what is on it. */
final class CellShape extends Polygon {
  private final Cell cell;
  private final BoardStackView view;

  CellShape(Cell cell, BoardStackView view) {
    this.cell = cell;
    this.view = view;
    getStyleClass().add("cell");
    setAccessibleRole(AccessibleRole.BUTTON);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.TEXT
        ? view.describe(cell)
        : super.queryAccessibleAttribute(attribute, parameters);
  }
}
