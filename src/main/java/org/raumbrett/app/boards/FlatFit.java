package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.raumbrett.board.Side;

/**
 * Fits the five squares of the Flat layout into a rectangle: in one row, in rows of three and two,
 * of two, two and one, or in one column, whichever gives the largest cells. Levels rise from left
 * to right and from bottom to top.
 */
final class FlatFit {
  private static final double MARGIN = 6;

  /** The gap between boards in cells. */
  private static final double GAP = 0.3;

  /** The numbers of boards in the rows, the lowest row first. */
  private static final List<List<Integer>> SHAPES =
      List.of(List.of(5), List.of(2, 3), List.of(1, 2, 2), List.of(1, 1, 1, 1, 1));

  private FlatFit() {}

  static Projection fit(double width, double height, Side viewpoint) {
    List<Integer> best = SHAPES.get(0);
    double cell = 0;
    for (List<Integer> shape : SHAPES) {
      double size = cellSize(width, height, shape);
      if (size > cell * 1.001) {
        cell = size;
        best = shape;
      }
    }
    return place(width, height, best, Math.max(6, Math.floor(cell)), viewpoint);
  }

  private static double cellSize(double width, double height, List<Integer> shape) {
    int columns = Collections.max(shape);
    int rows = shape.size();
    double cell = Double.MAX_VALUE;
    for (int step = 0; step < 4; step++) {
      double border = border(cell);
      double wide =
          (width - 2 * MARGIN - columns * (border + narrow(border)))
              / (5 * columns + GAP * (columns - 1));
      double tall =
          (height - 2 * MARGIN - rows * (border + narrow(border))) / (5 * rows + GAP * (rows - 1));
      cell = Math.min(wide, tall);
    }
    return cell;
  }

  private static Projection place(
      double width, double height, List<Integer> shape, double cell, Side viewpoint) {
    double border = border(cell);
    double board = 5 * cell + border + narrow(border);
    double gap = GAP * cell;
    double tall = shape.size() * board + (shape.size() - 1) * gap;
    double bottom = (height + tall) / 2 - border;
    List<Spot> origins = new ArrayList<>();
    for (int row = 0; row < shape.size(); row++) {
      int count = shape.get(row);
      double wide = count * board + (count - 1) * gap;
      double left = (width - wide) / 2 + border;
      for (int i = 0; i < count; i++) {
        origins.add(
            new Spot(
                Math.round(left + i * (board + gap)), Math.round(bottom - row * (board + gap))));
      }
    }
    Projection.Frame frame =
        new Projection.Frame(border, narrow(border), narrow(border), border, 0);
    return new Projection(List.copyOf(origins), cell, 0, cell, cell * 0.9, frame, false, viewpoint);
  }

  /** The border on the sides without labels. */
  private static double narrow(double border) {
    return Math.round(border * 0.4);
  }

  private static double border(double cell) {
    return Math.round(Math.max(14, Math.min(26, cell * 0.42)));
  }
}
