package org.raumbrett.cli;

/** What a command tells its caller. */
final class ExitCode {
  /** All went well. */
  static final int OK = 0;

  /** An input was read and has errors. */
  static final int INPUT_ERRORS = 1;

  /** Something could not be read, written or understood; wins over {@link #INPUT_ERRORS}. */
  static final int FAILURE = 2;

  private ExitCode() {}
}
