package org.raumbrett.cli;

/** Ends a command with {@link ExitCode#FAILURE}; the message is for the user, in one line. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  CommandFailure(String message) {
    super(message);
  }
}
