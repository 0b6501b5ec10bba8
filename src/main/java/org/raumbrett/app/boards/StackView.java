package org.raumbrett.app.boards;

/**
 * How the Stack is looked at. All numbers are relative to what the window's shape suggests.
 *
 * @param turn how far the files lean: cells to the right for each rank, −1 to 1
 * @param tilt how deep the boards look, 1 as suggested, 0.6 (flatter) to 1.8 (more from above)
 * @param spread the distance of the levels, 1 just free of each other, 0.4 to 1.5
 */
public record StackView(double turn, double tilt, double spread) {
  /** The view of a new board and after a reset. */
  public static final StackView DEFAULT = new StackView(0.42, 1, 1);

  public StackView {
    turn = clamp(turn, -1, 1);
    tilt = clamp(tilt, 0.6, 1.8);
    spread = clamp(spread, 0.4, 1.5);
  }

  /** Returns this view turned and tilted further. */
  public StackView turned(double moreTurn, double moreTilt) {
    return new StackView(turn + moreTurn, tilt + moreTilt, spread);
  }

  /** Returns this view with the levels further apart, or nearer if negative. */
  public StackView spreadBy(double more) {
    return new StackView(turn, tilt, spread + more);
  }

  /** Returns the value within the bounds; the low one for what is no number. */
  private static double clamp(double value, double low, double high) {
    return value >= low ? Math.min(high, value) : low;
  }
}
