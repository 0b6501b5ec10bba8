package org.raumbrett.architecture.sample.cli;

/** Breaks no rule: this is where printing belongs. */
public final class PrintsRightly {
  private PrintsRightly() {}

  static void print() {
    System.err.println("printed");
  }
}
