package org.raumbrett.architecture.sample.engine;

/** Breaks the rule that only the command line prints. */
final class Prints {
  private Prints() {}

  static void print() {
    System.out.println("printed");
  }
}
