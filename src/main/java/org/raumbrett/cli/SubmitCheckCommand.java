package org.raumbrett.cli;

import java.util.List;
import java.util.concurrent.Callable;
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

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "The files to check.")
  private List<String> files = List.of();

  private int ready;
  private long games;
  private long errors;
  private long warnings;
  private int unread;

  SubmitCheckCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    for (String name : files) {
      try {
        check(new GameFile(name));
      } catch (CommandFailure e) {
        unread++;
        streams.fail(e.getMessage());
      }
    }
    streams.print(summary());
    return unread > 0 ? ExitCode.FAILURE : errors > 0 ? ExitCode.INPUT_ERRORS : ExitCode.OK;
  }

  private void check(GameFile file) {
    SubmissionCheck check = SubmissionCheck.of(file.name(), file.read());
    for (SubmissionFinding finding : check.findings()) {
      streams.print(file.line(finding));
      errors += finding.isError() ? 1 : 0;
      warnings += finding.isError() ? 0 : 1;
    }
    games += check.games();
    ready += check.isReady() ? 1 : 0;
  }

  private String summary() {
    String read =
        String.join(
            ", ",
            Plural.of(files.size(), "file"),
            Plural.of(games, "game"),
            Plural.of(errors, "error"),
            Plural.of(warnings, "warning"),
            ready + " ready to send");
    return unread == 0 ? read : read + ", " + Plural.of(unread, "file") + " not read";
  }
}
