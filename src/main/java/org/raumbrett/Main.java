package org.raumbrett;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.cli.Cli;
import org.raumbrett.cli.Streams;
import org.raumbrett.cli.WindowOpener;

/**
 * The program's entry: the window, or a command. It is no JavaFX application itself, because {@code
 * java -jar} refuses to start one whose libraries are on the class path.
 */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Streams streams = Streams.ofProcess();
    System.exit(run(streams, new Window(Window.Surroundings.ofProcess(), streams), args));
  }

  /**
   * Runs the program and returns its exit code. Opening the window or a game in it does not load
   * the command line's parser.
   */
  static int run(Streams streams, WindowOpener window, String... args) {
    if (args.length == 0) {
      return window.open(null);
    }
    Path game = args.length == 1 ? gameFile(args[0]) : null;
    return game == null ? Cli.run(streams, window, args) : window.open(game);
  }

  /** Returns the file if the argument is the name of an existing game file, else null. */
  private static @Nullable Path gameFile(String argument) {
    if (!argument.toLowerCase(Locale.ROOT).endsWith(".rgn")) {
      return null;
    }
    try {
      Path file = Path.of(argument);
      return file.toFile().isFile() ? file : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }
}
