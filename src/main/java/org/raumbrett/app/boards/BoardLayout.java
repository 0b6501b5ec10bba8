package org.raumbrett.app.boards;

import org.raumbrett.board.Side;

/** How the five levels are laid out. */
public enum BoardLayout {
  /** Five oblique boards above one another, E on top. */
  STACK,
  /** Five square boards in one or more rows, as the window's shape has it. */
  FLAT;

  /** Less room than this, in pixels, is not fitted into: the view has no size yet. */
  private static final double LEAST = 120;

  /** Returns where the cells are in a rectangle of that size; the view is for the Stack. */
  Projection fit(double width, double height, StackView view, Side viewpoint) {
    double wide = Math.max(width, LEAST);
    double tall = Math.max(height, LEAST);
    return this == STACK
        ? StackFit.fit(wide, tall, view, viewpoint)
        : FlatFit.fit(wide, tall, viewpoint);
  }
}
