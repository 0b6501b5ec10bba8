package org.raumbrett.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import org.raumbrett.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the legal moves of a position, or the one word that says how the game has ended. */
@Command(
    name = "moves",
    description = "List the legal moves of a position, sorted; or spacemate or stalemate.")
final class MovesCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private PositionOption position;

  MovesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Position wanted = position.get();
    if (wanted.status().isEnd()) {
      streams.print(wanted.status().name().toLowerCase(Locale.ROOT));
    }
    wanted.legalMoves().forEach(move -> streams.print(move.toString()));
    return ExitCode.OK;
  }
}
