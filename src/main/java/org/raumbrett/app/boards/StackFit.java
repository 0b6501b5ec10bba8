package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Side;

/** Fits the Stack into a rectangle: the largest cells for which everything has room. */
final class StackFit {
  /** The height of a piece in depths of a cell. */
  private static final double PIECE = 2.1;

  /** The least height in pixels at which men cannot be mistaken for others. */
  private static final double LEGIBLE = 24;

  /** The height of a piece in depths of a cell where it would else be less than legible. */
  private static final double TALLEST = 2.6;

  /** How far a piece on the far rank reaches beyond it, in depths of a cell. */
  private static final double OVERHANG = PIECE * 0.96 - 0.84;

  /** Depth by width of a cell: as wide as the room allows between these. */
  private static final double FLATTEST = 0.27;

  private static final double DEEPEST = 0.52;
  private static final double MARGIN = 6;

  private StackFit() {}

  static Projection fit(double width, double height, StackView view, Side viewpoint) {
    double depth = 60;
    double cellWidth = 0;
    // Borders depend on the size of the cells and the other way round: this settles in a few steps.
    for (int step = 0; step < 6; step++) {
      double fixed = edge(depth) + near(depth);
      double rows = 4 * view.spread() * (5 + OVERHANG) + 5 + OVERHANG;
      double room = height - 2 * MARGIN - fixed * (1 + 4 * view.spread()) - far(depth);
      depth = Math.max(4, room / rows);
      double columns = 5 + 5 * Math.abs(view.turn());
      cellWidth = (width - 2 * MARGIN - left(depth) - right(depth) - badge(depth)) / columns;
      double ratio = clamp(depth / cellWidth, FLATTEST, DEEPEST) * view.tilt();
      cellWidth = Math.min(cellWidth, depth / ratio);
      depth = Math.min(depth, cellWidth * ratio);
    }
    return place(width, height, view, viewpoint, Math.max(8, cellWidth), Math.max(4, depth));
  }

  private static Projection place(
      double width, double height, StackView view, Side viewpoint, double cell, double depth) {
    Projection.Frame frame =
        new Projection.Frame(left(depth), right(depth), far(depth), near(depth), edge(depth));
    double shear = view.turn() * cell;
    double step = view.spread() * (depth * (5 + OVERHANG) + frame.near() + frame.edge());
    double tall = 4 * step + (5 + OVERHANG) * depth + frame.near() + frame.edge();
    double wide = 5 * cell + 5 * Math.abs(shear);
    double left =
        (width - wide + badge(depth) + frame.left() - frame.right()) / 2 + Math.max(0, -5 * shear);
    double bottom = (height + tall) / 2 - frame.near() - frame.edge();
    List<Spot> origins = new ArrayList<>();
    for (int level = 0; level < 5; level++) {
      origins.add(new Spot(Math.round(left), Math.round(bottom - level * step)));
    }
    double wanted = Math.max(depth * PIECE, Math.min(LEGIBLE, depth * TALLEST));
    double piece = Math.min(wanted, cell * 0.92);
    return new Projection(List.copyOf(origins), cell, shear, depth, piece, frame, true, viewpoint);
  }

  private static double left(double depth) {
    return clamp(depth * 1.3, 24, 40);
  }

  private static double right(double depth) {
    return clamp(depth * 0.5, 7, 14);
  }

  private static double far(double depth) {
    return clamp(depth * 0.2, 3, 6);
  }

  private static double near(double depth) {
    return clamp(depth * 0.2, 3, 6);
  }

  private static double edge(double depth) {
    return clamp(depth * 0.55, 12, 17);
  }

  /** The width of the level's letter beside the board. */
  private static double badge(double depth) {
    return clamp(depth * 1.2, 18, 34);
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(high, value));
  }
}
