package org.raumbrett.architecture.sample.board;

/** Breaks no rule. */
public record Fine(int number) {
  static final Fine ONE = new Fine(1);
}
