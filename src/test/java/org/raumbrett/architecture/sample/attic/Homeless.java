package org.raumbrett.architecture.sample.attic;

/** Breaks the rule that every class has a room the arrows know. */
final class Homeless {
  private Homeless() {}
}
