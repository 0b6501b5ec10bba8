package org.raumbrett.cli;

import org.raumbrett.board.Position;
import picocli.CommandLine.Option;

/** The position a command works on. */
final class PositionOption {
  @Option(
      names = "--position",
      paramLabel = "RFEN",
      converter = PositionConverter.class,
      description = "The position, in quotes; the starting array if not given.")
  private Position position = Position.START;

  /** Returns the position asked for, else the starting array. */
  Position get() {
    return position;
  }
}
