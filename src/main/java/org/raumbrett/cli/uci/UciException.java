package org.raumbrett.cli.uci;

/** A command that cannot be carried out; the message becomes an {@code info string}. */
final class UciException extends Exception {
  private static final long serialVersionUID = 1;

  UciException(String message) {
    super(message);
  }
}
