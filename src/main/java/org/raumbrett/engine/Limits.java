package org.raumbrett.engine;

import java.util.List;
import org.raumbrett.board.Move;

/**
 * When a search ends and what it looks at. Whichever limit is reached first ends it; {@link
 * #UNLIMITED} means no such limit.
 *
 * @param depth the depth in plies after which no further iteration begins
 * @param nodes the number of nodes, quiescence included, after which the search stops
 * @param millis wall time; a search limited by time alone is not reproducible
 * @param minDepth the depth in plies that is completed whatever {@code nodes} says
 * @param lines how many principal variations are wanted, at least 1
 * @param rootMoves the only moves looked at in the first position; empty for all
 */
public record Limits(
    int depth, long nodes, long millis, int minDepth, int lines, List<Move> rootMoves) {
  /** No limit: the largest value. */
  public static final long UNLIMITED = Long.MAX_VALUE;

  /** The deepest iteration there is, in plies. */
  public static final int MAX_DEPTH = 100;

  /** Searches until stopped. */
  public static final Limits INFINITE =
      new Limits(MAX_DEPTH, UNLIMITED, UNLIMITED, 0, 1, List.of());

  public Limits {
    rootMoves = List.copyOf(rootMoves);
    if (depth < 1 || nodes < 1 || millis < 0 || minDepth < 0 || lines < 1) {
      throw new IllegalArgumentException("a limit must be positive");
    }
    depth = Math.min(depth, MAX_DEPTH);
  }

  /** Ends after the iteration of that many plies. */
  public static Limits depth(int plies) {
    return INFINITE.withDepth(plies);
  }

  /** Ends after that many nodes. */
  public static Limits nodes(long nodes) {
    return INFINITE.withNodes(nodes);
  }

  /** Ends after that much wall time. */
  public static Limits millis(long millis) {
    return new Limits(MAX_DEPTH, UNLIMITED, millis, 0, 1, List.of());
  }

  public Limits withDepth(int changed) {
    return new Limits(changed, nodes, millis, minDepth, lines, rootMoves);
  }

  public Limits withNodes(long changed) {
    return new Limits(depth, changed, millis, minDepth, lines, rootMoves);
  }

  public Limits withMinDepth(int changed) {
    return new Limits(depth, nodes, millis, changed, lines, rootMoves);
  }

  public Limits withLines(int changed) {
    return new Limits(depth, nodes, millis, minDepth, changed, rootMoves);
  }

  public Limits withRootMoves(List<Move> changed) {
    return new Limits(depth, nodes, millis, minDepth, lines, changed);
  }
}
