package org.raumbrett.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A sequence of moves: the main line of a game or a variation.
 *
 * @param comments what is said before the first move
 */
public record Line(List<String> comments, List<Ply> plies) {
  /** A line without a move. */
  public static final Line EMPTY = new Line(List.of(), List.of());

  public Line {
    comments = List.copyOf(comments);
    plies = List.copyOf(plies);
  }

  /** Returns the number of plies. */
  public int length() {
    return plies.size();
  }

  /** Returns this line with the ply at the index, from 0, replaced. */
  public Line with(int index, Ply ply) {
    List<Ply> changed = new ArrayList<>(plies);
    changed.set(index, ply);
    return new Line(comments, changed);
  }

  /** Returns this line with the ply at its end. */
  public Line plus(Ply ply) {
    List<Ply> changed = new ArrayList<>(plies);
    changed.add(ply);
    return new Line(comments, changed);
  }
}
