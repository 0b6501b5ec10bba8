package org.raumbrett.app.boards;

/** A point of the view, in pixels from its top left corner. */
record Spot(double x, double y) {
  Spot plus(double dx, double dy) {
    return new Spot(x + dx, y + dy);
  }

  double distance(Spot other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
