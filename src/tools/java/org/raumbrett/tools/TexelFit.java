package org.raumbrett.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Fits whole-number weights so that an evaluation predicts results: the least log loss of the
 * logistic curve of the evaluation. What a weight does to a position's evaluation is found by
 * trying, so nothing need be known of the evaluation; each round linearises it anew, descends on
 * that, and rounds.
 *
 * @param <P> a position
 */
final class TexelFit<P> {
  private static final int STEPS = 400;
  private static final double RATE = 0.3;
  private static final double MOMENTUM = 0.9;
  private static final double DECAY = 0.999;
  private static final double TINY = 1e-12;

  /** A position with the result to be predicted for White, 0 to 1. */
  record Sample<P>(P position, double result) {}

  /** An evaluation in centipawns from White's side. */
  @FunctionalInterface
  interface Evaluation<P> {
    int evaluate(P position);
  }

  private final List<Sample<P>> samples;
  private final List<Sample<P>> apart;
  private final Function<int[], Evaluation<P>> evaluations;
  private final int[] prior;
  private final double k;
  private int[] weights;

  /**
   * Begins with the weights given; the steepness of the curve is fitted to them once and stays, so
   * that the unit stays.
   *
   * @param apart samples that are only looked at
   */
  TexelFit(
      List<Sample<P>> samples,
      List<Sample<P>> apart,
      Function<int[], Evaluation<P>> evaluations,
      int[] weights) {
    this.samples = samples;
    this.apart = apart;
    this.evaluations = evaluations;
    this.prior = weights.clone();
    this.weights = weights.clone();
    double[] counts = new double[samples.size()];
    Arrays.fill(counts, 1);
    double[] results = samples.stream().mapToDouble(Sample::result).toArray();
    this.k = Logistic.fit(evaluate(samples, weights), results, counts);
  }

  /** Returns the steepness per centipawn. */
  double k() {
    return k;
  }

  /** Returns the weights found so far. */
  int[] weights() {
    return weights.clone();
  }

  double loss() {
    return loss(samples);
  }

  double lossApart() {
    return loss(apart);
  }

  /**
   * Goes through one round.
   *
   * @param pull what it costs, in log loss, that a weight differs from where it began by as much as
   *     its own size (at least 10)
   */
  void improve(double pull) {
    double[] change = descend(evaluate(samples, weights), effects(), pull);
    for (int i = 0; i < weights.length; i++) {
      weights[i] += (int) Math.round(change[i]);
    }
  }

  /** Returns, for each weight, what one unit of it adds to each evaluation. */
  private float[][] effects() {
    List<Evaluation<P>> more = new ArrayList<>();
    List<Evaluation<P>> less = new ArrayList<>();
    for (int i = 0; i < weights.length; i++) {
      more.add(evaluations.apply(with(i, step(i))));
      less.add(evaluations.apply(with(i, -step(i))));
    }
    float[][] effects = new float[weights.length][samples.size()];
    for (int j = 0; j < samples.size(); j++) {
      P position = samples.get(j).position();
      for (int i = 0; i < weights.length; i++) {
        int difference = more.get(i).evaluate(position) - less.get(i).evaluate(position);
        effects[i][j] = difference / (2f * step(i));
      }
    }
    return effects;
  }

  /** Returns how far a weight is moved to see what it does: far enough to outweigh rounding. */
  private int step(int weight) {
    int size = Math.abs(weights[weight]);
    return size < 16 ? 4 : size < 100 ? 8 : 32;
  }

  /** Returns the change of the weights that Adam's descent arrives at. */
  private double[] descend(double[] base, float[][] effects, double pull) {
    int n = weights.length;
    double[] change = new double[n];
    double[] mean = new double[n];
    double[] square = new double[n];
    for (int step = 1; step <= STEPS; step++) {
      double[] gradient = gradient(base, effects, change, pull);
      double rate = RATE * (1 - (double) step / (STEPS + 1));
      for (int i = 0; i < n; i++) {
        mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * gradient[i];
        square[i] = DECAY * square[i] + (1 - DECAY) * gradient[i] * gradient[i];
        double m = mean[i] / (1 - Math.pow(MOMENTUM, step));
        double v = square[i] / (1 - Math.pow(DECAY, step));
        // A large weight may move in larger steps.
        change[i] -= rate * size(i) / 20 * m / (Math.sqrt(v) + TINY);
      }
    }
    return change;
  }

  private double[] gradient(double[] base, float[][] effects, double[] change, double pull) {
    int n = change.length;
    double[] values = base.clone();
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < values.length; j++) {
        values[j] += change[i] * effects[i][j];
      }
    }
    double[] errors = new double[values.length];
    for (int j = 0; j < values.length; j++) {
      errors[j] = Logistic.expected(k, values[j]) - samples.get(j).result();
    }
    double[] gradient = new double[n];
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = 0; j < errors.length; j++) {
        sum += errors[j] * effects[i][j];
      }
      double size = size(i);
      double away = weights[i] + change[i] - prior[i];
      gradient[i] = k * sum / errors.length + 2 * pull * away / (size * size);
    }
    return gradient;
  }

  private double size(int weight) {
    return Math.max(10, Math.abs(prior[weight]));
  }

  private int[] with(int weight, int step) {
    int[] changed = weights.clone();
    changed[weight] += step;
    return changed;
  }

  private double loss(List<Sample<P>> among) {
    double[] values = evaluate(among, weights);
    double sum = 0;
    for (int j = 0; j < values.length; j++) {
      sum += Logistic.loss(Logistic.expected(k, values[j]), among.get(j).result());
    }
    return sum / values.length;
  }

  private double[] evaluate(List<Sample<P>> among, int[] with) {
    Evaluation<P> evaluation = evaluations.apply(with);
    return among.stream().mapToDouble(sample -> evaluation.evaluate(sample.position())).toArray();
  }
}
