package org.raumbrett.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;

/** Runs the program's commands. */
public final class Cli {
  private static final int HELP_COLUMNS = 80;

  private Cli() {}

  /**
   * Runs the command the arguments name and returns its exit code. Errors become one line on {@link
   * Streams#err}; nothing is thrown.
   */
  public static int run(Streams streams, WindowOpener window, String... args) {
    int exitCode;
    try {
      StringWriter help = new StringWriter();
      exitCode = commandLine(streams, window, help).execute(args);
      streams.out().print(help.toString().replace(System.lineSeparator(), "\n"));
      streams.out().flush();
    } catch (UncheckedIOException e) {
      exitCode = outputFailed(streams, e);
    } catch (OutOfMemoryError e) {
      streams.fail("not enough memory (java -Xmx2g gives more)");
      exitCode = ExitCode.FAILURE;
    }
    streams.err().flush();
    return exitCode;
  }

  private static CommandLine commandLine(Streams streams, WindowOpener window, StringWriter help) {
    CommandLine line = new CommandLine(new RaumbrettCommand(window));
    for (Object command : commands(streams)) {
      line.addSubcommand(command);
    }
    line.setOut(new PrintWriter(help, true));
    line.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
    line.setUsageHelpWidth(HELP_COLUMNS);
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler((e, args) -> misused(streams, e));
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(streams, e));
    return line;
  }

  private static List<Object> commands(Streams streams) {
    return List.of(
        new CheckCommand(streams),
        new SubmitCheckCommand(streams),
        new ConvertCommand(streams),
        new AnalyseCommand(streams),
        new MovesCommand(streams),
        new PerftCommand(streams),
        new BestMoveCommand(streams),
        new UciCommand(streams),
        new BenchCommand(streams),
        new MatchCommand(streams));
  }

  private static int misused(Streams streams, ParameterException e) {
    streams.fail(
        e.getMessage() + " (" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)");
    return ExitCode.FAILURE;
  }

  private static int failed(Streams streams, Exception e) {
    if (e instanceof UncheckedIOException output) {
      return outputFailed(streams, output);
    }
    streams.fail(e instanceof CommandFailure ? e.getMessage() : "internal error: " + e);
    return ExitCode.FAILURE;
  }

  /** A reader that went away, as {@code head} does, is no news to anybody. */
  private static int outputFailed(Streams streams, UncheckedIOException e) {
    String reason = String.valueOf(e.getCause().getMessage());
    if (!reason.toLowerCase(Locale.ROOT).contains("pipe")) {
      streams.fail("cannot write the result: " + reason);
    }
    return ExitCode.FAILURE;
  }
}
