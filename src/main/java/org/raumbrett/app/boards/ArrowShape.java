package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.Polygon;

/** An arrow between two points: a slim, slightly bent shaft that widens towards its head. */
final class ArrowShape extends Polygon {
  private static final int STEPS = 14;

  /** The thickest an arrow is in its length: a short one is slim too. */
  private static final double STOUTEST = 0.22;

  ArrowShape(Spot from, Spot to, String style, double wanted) {
    getStyleClass().addAll("arrow", style);
    setMouseTransparent(true);
    double length = Math.max(1, from.distance(to));
    double thickness = Math.min(wanted, length * STOUTEST);
    double head = Math.min(thickness * 2.6, length * 0.5);
    double bend = Math.min(length * 0.08, 18);
    double bendX = (from.x() + to.x()) / 2 - (to.y() - from.y()) / length * bend;
    double bendY = (from.y() + to.y()) / 2 + (to.x() - from.x()) / length * bend;
    double neck = 1 - head / length;
    List<Double> points = new ArrayList<>();
    for (int i = 0; i <= STEPS; i++) {
      add(points, sideOf(from, bendX, bendY, to, neck * i / STEPS, half(thickness, i)));
    }
    add(points, sideOf(from, bendX, bendY, to, neck, thickness * 1.25));
    add(points, to);
    add(points, sideOf(from, bendX, bendY, to, neck, -thickness * 1.25));
    for (int i = STEPS; i >= 0; i--) {
      add(points, sideOf(from, bendX, bendY, to, neck * i / STEPS, -half(thickness, i)));
    }
    getPoints().setAll(points);
  }

  private static double half(double thickness, int step) {
    return thickness * (0.22 + 0.2 * step / STEPS);
  }

  /** The point beside the bent line at its part {@code t}, at the signed distance. */
  private static Spot sideOf(
      Spot from, double bendX, double bendY, Spot to, double t, double distance) {
    double s = 1 - t;
    double x = s * s * from.x() + 2 * s * t * bendX + t * t * to.x();
    double y = s * s * from.y() + 2 * s * t * bendY + t * t * to.y();
    double dx = s * (bendX - from.x()) + t * (to.x() - bendX);
    double dy = s * (bendY - from.y()) + t * (to.y() - bendY);
    double length = Math.max(1e-6, Math.hypot(dx, dy));
    return new Spot(x - dy / length * distance, y + dx / length * distance);
  }

  private static void add(List<Double> points, Spot spot) {
    points.add(spot.x());
    points.add(spot.y());
  }
}
