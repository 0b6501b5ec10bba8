package org.raumbrett.engine;

import org.raumbrett.board.Board;

/**
 * Shows the way to mate a king without any men: drive it from the centre, and bring the own king
 * near. Without it the search sees no difference between positions too far from the mate.
 */
final class BareKing {
  private final int edge;
  private final int near;

  BareKing(Weights weights) {
    edge = weights.both(Term.BARE_KING_EDGE);
    near = weights.both(Term.BARE_KING_NEAR);
  }

  /** Returns what it is worth to the side, tapered; 0 unless the other king is bare. */
  int evaluate(Board board, int side) {
    if (board.count((side ^ 1) << 3) > 1 || board.count(side << 3) == 1) {
      return 0;
    }
    int king = board.king(side);
    int bare = board.king(side ^ 1);
    return edge * (6 - Squares.centrality(bare)) + near * (4 - Lines.distance(king, bare));
  }
}
