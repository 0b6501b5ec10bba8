package org.raumbrett.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.raumbrett.cli.uci.UciServer;
import picocli.CommandLine.Command;

/** Lets another program use the engine. */
@Command(
    name = "uci",
    description =
        "Speak the Universal Chess Interface on standard input and output, with moves such as"
            + " Ab1Bd1 and Dc5Ec5q and positions as RFEN.")
final class UciCommand implements Callable<Integer> {
  private final Streams streams;

  UciCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    InputStreamReader in = new InputStreamReader(streams.in(), StandardCharsets.UTF_8);
    try {
      new UciServer(in, streams.out(), "Raumbrett " + Version.number()).run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.OK;
  }
}
