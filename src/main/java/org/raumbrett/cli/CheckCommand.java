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

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "The files to check.")
  private List<String> files = List.of();

  private long games;
  private long errors;
  private long warnings;
  private int unread;

  CheckCommand(Streams streams) {
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
    RgnCollection.Summary found =
        RgnCollection.of(file.read()).check(problem -> streams.print(file.line(problem)));
    games += found.games();
    errors += found.errors();
    warnings += found.problems() - found.errors();
  }

  private String summary() {
    String read =
        String.join(
            ", ",
            Plural.of(files.size(), "file"),
            Plural.of(games, "game"),
            Plural.of(errors, "error"),
            Plural.of(warnings, "warning"));
    return unread == 0 ? read : read + ", " + Plural.of(unread, "file") + " not read";
  }
}
