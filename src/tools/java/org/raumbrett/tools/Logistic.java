package org.raumbrett.tools;

/** The curve that turns an evaluation into an expected result. */
final class Logistic {
  private static final double SMALLEST = 1e-12;

  private Logistic() {}

  /**
   * Returns the expected result, 0 to 1.
   *
   * @param k the steepness per centipawn
   */
  static double expected(double k, double centipawns) {
    return 1 / (1 + Math.exp(-k * centipawns));
  }

  /** Returns the log loss of an expectation, both between 0 and 1. */
  static double loss(double expected, double result) {
    double p = Math.min(1 - SMALLEST, Math.max(SMALLEST, expected));
    return -result * Math.log(p) - (1 - result) * Math.log(1 - p);
  }

  /**
   * Returns the steepness that makes the results likeliest: the zero of the log loss's derivative,
   * which rises with k, found by halving.
   *
   * @param centipawns evaluations
   * @param results the results that belong to them, 0 to 1
   * @param counts how often each stands
   */
  static double fit(double[] centipawns, double[] results, double[] counts) {
    double low = 0;
    double high = 0.05;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      double slope = 0;
      for (int j = 0; j < centipawns.length; j++) {
        slope += counts[j] * centipawns[j] * (expected(middle, centipawns[j]) - results[j]);
      }
      if (slope > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return (low + high) / 2;
  }
}
