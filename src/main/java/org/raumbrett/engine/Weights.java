package org.raumbrett.engine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The weights of the evaluation as a value, so that a tuner can vary them: for each {@link Term}
 * one for the opening and one for the ending.
 */
public final class Weights {
  /** The weights the engine plays with. */
  public static final Weights STANDARD =
      new Weights(
          Stream.of(Term.values())
              .flatMap(term -> Stream.of(term.opening(), term.ending()))
              .mapToInt(Integer::intValue)
              .toArray());

  /** The names of the weights in the order of {@link #values}, such as {@code ROOK.opening}. */
  public static final List<String> NAMES =
      Stream.of(Term.values())
          .flatMap(term -> Stream.of(term + ".opening", term + ".ending"))
          .toList();

  private final int[] values;

  /**
   * Weights in the order of {@link #NAMES}.
   *
   * @throws IllegalArgumentException if there are too few or too many
   */
  public Weights(int[] values) {
    if (values.length != 2 * Term.values().length) {
      throw new IllegalArgumentException(values.length + " weights");
    }
    this.values = values.clone();
  }

  /** Returns a copy of the weights in the order of {@link #NAMES}. */
  public int[] values() {
    return Arrays.copyOf(values, values.length);
  }

  /** Returns the term's weight in the opening. */
  public int opening(Term term) {
    return values[2 * term.ordinal()];
  }

  /** Returns the term's weight in the ending. */
  public int ending(Term term) {
    return values[2 * term.ordinal() + 1];
  }

  /** Returns both weights of the term in one int: see {@link Tapered}. */
  int both(Term term) {
    return Tapered.of(opening(term), ending(term));
  }
}
