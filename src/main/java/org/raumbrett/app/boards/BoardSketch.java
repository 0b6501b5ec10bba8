package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Side;

/**
 * The five boards without men or labels, in a handful of shapes: what is seen of a {@link
 * BoardStackView} of the same size until it is made, which takes a moment when the program starts.
 */
public final class BoardSketch extends Pane {
  private final BoardLayout layout;
  private final CellColouring colouring;
  private final StackView view;

  /** A sketch of boards in that layout and colouring; the view is for the Stack. */
  public BoardSketch(BoardLayout layout, CellColouring colouring, StackView view) {
    this.layout = layout;
    this.colouring = colouring;
    this.view = view;
    getStyleClass().add("rb-boards");
    setMouseTransparent(true);
  }

  @Override
  protected void layoutChildren() {
    Projection fitted = layout.fit(getWidth(), getHeight(), view, Side.WHITE);
    List<PathElement> frames = new ArrayList<>();
    Projection.Frame border = fitted.frame();
    double edge = border.edge() / fitted.rankY();
    for (int level = 0; level < 5; level++) {
      double left = -border.left() / fitted.cellWidth();
      double near = -border.near() / fitted.rankY() - edge;
      double right = 5 + border.right() / fitted.cellWidth();
      double far = 5 + border.far() / fitted.rankY();
      CellGeometry.outline(CellGeometry.quad(fitted, level, left, near, right, far), frames);
    }
    List<Path> paths = new ArrayList<>();
    paths.add(path("board-frame", frames));
    for (String tone : colouring.tones()) {
      List<PathElement> cells = new ArrayList<>();
      for (Cell cell : Cell.ALL) {
        if (colouring.toneOf(cell).equals(tone)) {
          CellGeometry.quad(fitted, cell, 0, cells);
        }
      }
      paths.add(path(tone, cells));
    }
    getChildren().setAll(paths);
  }

  private static Path path(String tone, List<PathElement> elements) {
    Path path = new Path(elements);
    path.setStroke(null);
    path.getStyleClass().add(tone);
    return path;
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardSheet.URL;
  }
}
