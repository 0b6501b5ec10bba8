package org.raumbrett.architecture.sample.app.model;

/** Breaks the rule that only the command line prints. */
final class Prints {
  private Prints() {}

  static void print(Exception problem) {
    problem.printStackTrace();
  }
}
