package org.raumbrett.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Tells what is wrong in game files. */
@Command(
    name = "check",
    description = {
      "Check game files: RGN or plain move lists.",
      "Each problem is one line, FILE:LINE:COL: error|warning: message; at most "
          + RgnDocument.LISTED
          + " are listed a file, the last line counts all."
    })
final class CheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to check; - is the standard input.")
  private List<String> files = List.of();

  CheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    FileChecks checks = new FileChecks(streams, files);
    checks.run(file -> check(file, checks));
    checks.tellSummary();
    return checks.exitCode();
  }

  private void check(GameFile file, FileChecks checks) {
    RgnCollection.Summary found =
        file.games(streams.in()).check(problem -> streams.print(file.line(problem)));
    checks.count(found.games(), found.errors(), found.problems() - found.errors());
  }
}
