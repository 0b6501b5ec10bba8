package org.raumbrett.cli;

/** Numbers with their noun. */
final class Plural {
  private Plural() {}

  /** Returns {@code 1 game}, {@code 2 games}. */
  static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
