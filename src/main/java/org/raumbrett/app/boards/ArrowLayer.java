package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;

/** The arrows over the boards. They are drawn again only when they or the projection change. */
final class ArrowLayer extends Group {
  /** How much of the way between neighbours may be left free at each end. */
  private static final double GAPS = 0.25;

  private List<DrawnArrow> shown = List.of();
  private @Nullable Projection fitted;
  private @Nullable Position placed;

  ArrowLayer() {
    setManaged(false);
    setMouseTransparent(true);
    getStyleClass().add("arrow-layer");
  }

  /** Shows the arrows; those between men start and end beside them. */
  void show(List<DrawnArrow> arrows, Projection projection, Position position) {
    List<ArrowShape> shapes = new ArrayList<>();
    if (projection != fitted || !position.equals(placed) || !arrows.equals(shown)) {
      shown = List.copyOf(arrows);
      fitted = projection;
      placed = position;
      double thickness = Math.max(5, Math.min(13, projection.pieceSize() * 0.2));
      for (DrawnArrow arrow : arrows) {
        Spot from = middle(arrow.from(), projection, position);
        Spot to = middle(arrow.to(), projection, position);
        double most = from.distance(to) * GAPS;
        Spot start = from.towards(to, Math.min(most, gap(arrow.from(), projection, position)));
        Spot tip = to.towards(from, Math.min(most, gap(arrow.to(), projection, position)));
        shapes.add(new ArrowShape(start, tip, arrow.style(), thickness * arrow.weight()));
      }
      getChildren().setAll(shapes);
      // What is made during the layout would else be black until the next frame.
      applyCss();
    }
  }

  /** The middle of the man on the cell, or of the ground if it is empty. */
  private static Spot middle(Cell cell, Projection projection, Position position) {
    double half = projection.pieceSize() / 2;
    return position.pieceAt(cell) == null
        ? projection.centre(cell)
        : projection.pieceCorner(cell).plus(half, half);
  }

  private static double gap(Cell cell, Projection projection, Position position) {
    return position.pieceAt(cell) == null ? 0 : projection.pieceSize() * 0.46;
  }
}
