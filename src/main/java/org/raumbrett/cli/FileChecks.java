package org.raumbrett.cli;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks through files one by one and counts what is found; a file that cannot be read is told. */
final class FileChecks {
  private final Streams streams;
  private final List<String> files;
  private long games;
  private long errors;
  private long warnings;
  private int unread;

  FileChecks(Streams streams, List<String> files) {
    this.streams = streams;
    this.files = files;
  }

  void run(Consumer<GameFile> check) {
    for (String name : files) {
      GameFile file = new GameFile(name);
      try {
        check.accept(file);
      } catch (CommandFailure e) {
        unread++;
        streams.fail(e.getMessage());
      } catch (OutOfMemoryError e) {
        unread++;
        streams.fail(file.tooLittleMemory().getMessage());
      }
    }
  }

  void count(long moreGames, long moreErrors, long moreWarnings) {
    games += moreGames;
    errors += moreErrors;
    warnings += moreWarnings;
  }

  /** Prints the last line, with what else there is to say before the files that were not read. */
  void tellSummary(String... more) {
    Stream<String> counts =
        Stream.of(
            Plural.of(files.size(), "file"),
            Plural.of(games, "game"),
            Plural.of(errors, "error"),
            Plural.of(warnings, "warning"));
    Stream<String> notRead =
        unread == 0 ? Stream.empty() : Stream.of(Plural.of(unread, "file") + " not read");
    streams.print(
        Stream.of(counts, Stream.of(more), notRead)
            .flatMap(parts -> parts)
            .collect(Collectors.joining(", ")));
  }

  int exitCode() {
    return unread > 0 ? ExitCode.FAILURE : errors > 0 ? ExitCode.INPUT_ERRORS : ExitCode.OK;
  }
}
