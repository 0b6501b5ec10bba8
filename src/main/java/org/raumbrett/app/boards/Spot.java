package org.raumbrett.app.boards;

/** A point of the view, in pixels from its top left corner. */
record Spot(double x, double y) {
  Spot plus(double dx, double dy) {
    return new Spot(x + dx, y + dy);
  }

  double distance(Spot other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  /** Returns the point that many pixels from here on the way to the other, at most half of it. */
  Spot towards(Spot other, double pixels) {
    double way = distance(other);
    double part = way == 0 ? 0 : Math.min(pixels / way, 0.5);
    return new Spot(x + (other.x - x) * part, y + (other.y - y) * part);
  }
}
