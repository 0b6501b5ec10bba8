package org.raumbrett.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs the program's commands. */
public final class Cli {
  private static final int HELP_COLUMNS = 80;
  private static final long GIGABYTE = 1L << 30;

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
      long twice = Runtime.getRuntime().maxMemory() / (GIGABYTE / 2) + 1;
      streams.fail("not enough memory (java -Xmx" + twice + "g gives more, if there is more)");
      exitCode = ExitCode.FAILURE;
    }
    streams.err().flush();
    return exitCode;
  }

  private static CommandLine commandLine(Streams streams, WindowOpener window, StringWriter help) {
    List<CommandLine> commands = commands(streams).stream().map(CommandLine::new).toList();
    MissingCommand missing =
        new MissingCommand(commands.stream().map(CommandLine::getCommandName).toList());
    CommandLine line = new CommandLine(new RaumbrettCommand(window, missing));
    commands.forEach(line::addSubcommand);
    addChoices(line);
    line.setOut(new PrintWriter(help, true));
    line.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
    line.setUsageHelpWidth(HELP_COLUMNS);
    line.setExpandAtFiles(false);
    line.setParameterExceptionHandler((e, args) -> misused(streams, missing, e, args));
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(streams, e));
    return line;
  }

  private static void addChoices(CommandLine line) {
    line.registerConverter(
        ConvertCommand.Form.class, new ChoiceConverter<>(ConvertCommand.Form.class));
    line.registerConverter(
        ConvertCommand.ListStyle.class, new ChoiceConverter<>(ConvertCommand.ListStyle.class));
    line.registerConverter(
        AnalyseCommand.Form.class, new ChoiceConverter<>(AnalyseCommand.Form.class));
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

  private static int misused(
      Streams streams, MissingCommand missing, ParameterException e, String... args) {
    if (e instanceof UnmatchedArgumentException
        && e.getCommandLine().getParent() == null
        && isNoFile(args[0])) {
      streams.fail("there is no command " + missing.named(args[0]));
      return ExitCode.FAILURE;
    }
    String unknown = e instanceof MissingParameterException ? UnknownOption.first(e, args) : null;
    String message = unknown == null ? e.getMessage() : "Unknown option: '" + unknown + "'";
    streams.fail(message + " (" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)");
    return ExitCode.FAILURE;
  }

  /** What looks like an option is meant as one. */
  private static boolean isNoFile(String argument) {
    try {
      return !argument.startsWith("-") && !new GameFile(argument).exists();
    } catch (CommandFailure e) {
      return true; // It cannot even be the name of one.
    }
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
