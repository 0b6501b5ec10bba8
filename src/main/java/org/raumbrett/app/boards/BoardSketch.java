package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.layout.Pane;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
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
    double width = Math.max(getWidth(), 120);
    double height = Math.max(getHeight(), 120);
    Projection fitted =
        layout == BoardLayout.STACK
            ? StackFit.fit(width, height, view, Side.WHITE)
            : FlatFit.fit(width, height, Side.WHITE);
    List<PathElement> frames = new ArrayList<>();
    Projection.Frame border = fitted.frame();
    double edge = border.edge() / fitted.rankY();
    for (int level = 0; level < 5; level++) {
      double left = -border.left() / fitted.cellWidth();
      double near = -border.near() / fitted.rankY() - edge;
      double right = 5 + border.right() / fitted.cellWidth();
      add(
          CellGeometry.quad(fitted, level, left, near, right, 5 + border.far() / fitted.rankY()),
          frames);
    }
    List<Path> paths = new ArrayList<>();
    paths.add(path("board-frame", frames));
    for (String tone : colouring.tones()) {
      List<PathElement> cells = new ArrayList<>();
      for (Cell cell : Cell.ALL) {
        if (colouring.toneOf(cell).equals(tone)) {
          add(CellGeometry.corners(fitted, cell, 0), cells);
        }
      }
      paths.add(path(tone, cells));
    }
    getChildren().setAll(paths);
  }

  private static void add(Double[] corners, List<PathElement> path) {
    path.add(new MoveTo(corners[0], corners[1]));
    for (int i = 2; i < corners.length; i += 2) {
      path.add(new LineTo(corners[i], corners[i + 1]));
    }
    path.add(new ClosePath());
  }

  private static Path path(String tone, List<PathElement> elements) {
    Path path = new Path(elements);
    path.setStroke(null);
    path.getStyleClass().add(tone);
    return path;
  }

  @Override
  public String getUserAgentStylesheet() {
    return Objects.requireNonNull(BoardSketch.class.getResource("boards.css")).toExternalForm();
  }
}
