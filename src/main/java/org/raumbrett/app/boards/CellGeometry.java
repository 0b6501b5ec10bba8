package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;
import org.raumbrett.board.Cell;

/** Shapes that lie flat in a cell, in the projection of its level. */
final class CellGeometry {
  /** The handle's length for a quarter circle drawn as a cubic curve. */
  private static final double KAPPA = 0.5522847498;

  /** How thick the arms of a cross are, in parts of its reach. */
  private static final double CROSS_ARM = 0.36;

  private CellGeometry() {}

  /** Returns the corners of the cell, pulled in by a part of its edge, as x and y in turn. */
  static Double[] corners(Projection projection, Cell cell, double inset) {
    double u = projection.column(cell);
    double v = projection.row(cell);
    return quad(projection, cell.level(), u + inset, v + inset, u + 1 - inset, v + 1 - inset);
  }

  /** Returns the corners of a rectangle in a level. */
  static Double[] quad(
      Projection projection, int level, double u1, double v1, double u2, double v2) {
    Spot a = projection.at(level, u1, v1);
    Spot b = projection.at(level, u2, v1);
    Spot c = projection.at(level, u2, v2);
    Spot d = projection.at(level, u1, v2);
    return new Double[] {a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y()};
  }

  /** Adds the cell's own outline, pulled in by a part of its edge. */
  static void quad(Projection projection, Cell cell, double inset, List<PathElement> path) {
    outline(corners(projection, cell, inset), path);
  }

  /** Adds a closed line through corners given as x and y in turn. */
  static void outline(Double[] corners, List<PathElement> path) {
    path.add(new MoveTo(corners[0], corners[1]));
    for (int i = 2; i < corners.length; i += 2) {
      path.add(new LineTo(corners[i], corners[i + 1]));
    }
    path.add(new ClosePath());
  }

  /** Adds a circle of that radius, in cells, around the middle of the cell. */
  static void disc(Projection projection, Cell cell, double radius, List<PathElement> path) {
    double u = projection.column(cell) + 0.5;
    double v = projection.row(cell) + 0.5;
    double r = radius;
    double k = radius * KAPPA;
    Spot start = projection.at(cell.level(), u + r, v);
    path.add(new MoveTo(start.x(), start.y()));
    path.add(curve(projection, cell, u + r, v + k, u + k, v + r, u, v + r));
    path.add(curve(projection, cell, u - k, v + r, u - r, v + k, u - r, v));
    path.add(curve(projection, cell, u - r, v - k, u - k, v - r, u, v - r));
    path.add(curve(projection, cell, u + k, v - r, u + r, v - k, u + r, v));
    path.add(new ClosePath());
  }

  /**
   * Adds an upright cross in the middle of the cell. It does not lie in the level: there it would
   * be too flat to be one.
   */
  static void cross(Projection projection, Cell cell, List<PathElement> path) {
    Spot middle = projection.centre(cell);
    double reach = projection.upright() ? 0.42 * projection.rankY() : 0.22 * projection.cellWidth();
    double near = CROSS_ARM * reach;
    double far = reach - near;
    double[][] quarter = {{0, -near}, {far, -reach}, {reach, -far}};
    List<LineTo> corners = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      for (double[] corner : quarter) {
        corners.add(new LineTo(middle.x() + corner[0], middle.y() + corner[1]));
        double x = corner[0];
        corner[0] = -corner[1];
        corner[1] = x;
      }
    }
    LineTo last = corners.get(corners.size() - 1);
    path.add(new MoveTo(last.getX(), last.getY()));
    path.addAll(corners);
    path.add(new ClosePath());
  }

  /** Adds a small diamond around a point given in cells from the cell's near left corner. */
  static void diamond(
      Projection projection, Cell cell, double u, double v, List<PathElement> path) {
    double x = projection.column(cell) + u;
    double y = projection.row(cell) + v;
    int level = cell.level();
    double half = projection.upright() ? 0.09 : 0.08;
    Spot left = projection.at(level, x - half, y);
    double tall = Math.max(3, half * projection.rankY());
    double middle = projection.at(level, x, y).y();
    double wide = half * projection.cellWidth();
    path.add(new MoveTo(left.x(), middle));
    path.add(new LineTo(left.x() + wide, middle - tall));
    path.add(new LineTo(left.x() + 2 * wide, middle));
    path.add(new LineTo(left.x() + wide, middle + tall));
    path.add(new ClosePath());
  }

  private static CubicCurveTo curve(
      Projection projection,
      Cell cell,
      double u1,
      double v1,
      double u2,
      double v2,
      double u3,
      double v3) {
    Spot a = projection.at(cell.level(), u1, v1);
    Spot b = projection.at(cell.level(), u2, v2);
    Spot c = projection.at(cell.level(), u3, v3);
    return new CubicCurveTo(a.x(), a.y(), b.x(), b.y(), c.x(), c.y());
  }
}
