package org.raumbrett.cli;

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
  private final MissingCommand missing;

  @Parameters(arity = "0..1", paramLabel = "FILE", description = "A game to show in the window.")
  private @Nullable String file;

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

  RaumbrettCommand(WindowOpener window, MissingCommand missing) {
    this.window = window;
    this.missing = missing;
  }

  @Override
  public Integer call() {
    if (file == null) {
      return window.open(null);
    }
    GameFile wanted = new GameFile(file);
    if (!wanted.exists()) {
      throw new CommandFailure("there is no command and no file " + missing.named(file));
    }
    return window.open(wanted.existing());
  }
}
