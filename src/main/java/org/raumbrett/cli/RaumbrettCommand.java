package org.raumbrett.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/** The program without a command: opens the window. */
@Command(
    name = "raumbrett",
    description = "An analysis board for Raumschach. Without a command it opens the window.",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 success, 1 an input has errors, 2 something could not be read,",
      "written or understood."
    })
final class RaumbrettCommand implements Callable<Integer> {
  private final WindowOpener window;

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "A game to show in the window.")
  private @Nullable Path file;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the version and exit.")
  private boolean version;

  RaumbrettCommand(WindowOpener window) {
    this.window = window;
  }

  @Override
  public Integer call() {
    Path wanted = file;
    if (wanted != null && !Files.exists(wanted)) {
      throw new CommandFailure(
          "there is no command and no file " + wanted + " (raumbrett --help lists the commands)");
    }
    return window.open(wanted);
  }
}
