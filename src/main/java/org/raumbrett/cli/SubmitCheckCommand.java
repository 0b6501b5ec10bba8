package org.raumbrett.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.SubmissionCheck;
import org.raumbrett.rgn.SubmissionFinding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Tells what stands in the way of sending games to the IRF. */
@Command(
    name = "submit-check",
    description = {
      "Check whether game files can be sent to the IRF: the seven tags filled, both players"
          + " named, a result that agrees with the final position, at least one move.",
      "Each finding is one line, FILE:LINE:COL: error|warning: message; a file with an error"
          + " cannot be sent."
    })
final class SubmitCheckCommand implements Callable<Integer> {
  private final Streams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to check; - is the standard input.")
  private List<String> files = List.of();

  private int ready;

  SubmitCheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    FileChecks checks = new FileChecks(streams, files);
    checks.run(file -> check(file, checks));
    checks.tellSummary(ready + " ready to send");
    return checks.exitCode();
  }

  private void check(GameFile file, FileChecks checks) {
    byte[] content = file.read(streams.in());
    SubmissionCheck check =
        file.isStandardInput()
            ? SubmissionCheck.of(RgnReader.read(content))
            : SubmissionCheck.of(file.name(), content);
    for (SubmissionFinding finding : check.findings()) {
      streams.print(file.line(finding));
      checks.count(0, finding.isError() ? 1 : 0, finding.isError() ? 0 : 1);
    }
    checks.count(check.games(), 0, 0);
    ready += check.isReady() ? 1 : 0;
  }
}
