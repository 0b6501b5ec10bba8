package org.raumbrett;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.Launcher;
import org.raumbrett.cli.Streams;
import org.raumbrett.cli.WindowOpener;

/** Opens the window, or says in one line why it cannot. */
final class Window implements WindowOpener {
  private static final int FAILURE = 2;

  private final Surroundings surroundings;
  private final Streams streams;
  private final Consumer<@Nullable Path> launcher;

  /** The program's window. */
  Window(Surroundings surroundings, Streams streams) {
    this(surroundings, streams, Launcher::launch);
  }

  Window(Surroundings surroundings, Streams streams, Consumer<@Nullable Path> launcher) {
    this.surroundings = surroundings;
    this.streams = streams;
    this.launcher = launcher;
  }

  /**
   * What decides whether a window can be had.
   *
   * @param system the operating system's name
   * @param toolkit a window system chosen by hand, such as the headless one of tests, else null
   * @param display where X11 shows windows, null if nowhere
   * @param wayland where Wayland shows windows, null if nowhere
   */
  record Surroundings(
      String system, @Nullable String toolkit, @Nullable String display, @Nullable String wayland) {
    static Surroundings ofProcess() {
      return new Surroundings(
          System.getProperty("os.name"),
          System.getProperty("glass.platform"),
          System.getenv("DISPLAY"),
          System.getenv("WAYLAND_DISPLAY"));
    }

    /** Only on Linux does a missing display show itself beforehand. */
    boolean hasDisplay() {
      boolean linux = system.toLowerCase(Locale.ROOT).contains("linux");
      return !linux || toolkit != null || isSet(display) || isSet(wayland);
    }

    private static boolean isSet(@Nullable String value) {
      return value != null && !value.isBlank();
    }
  }

  @Override
  public int open(@Nullable Path file) {
    if (!surroundings.hasDisplay()) {
      return fail("there is no display for the window");
    }
    Logger toolkitLog = Logger.getLogger("javafx");
    toolkitLog.setFilter(Window::isNews);
    try {
      launcher.accept(file);
      return 0;
    } catch (RuntimeException | LinkageError e) {
      return fail("the window cannot open: " + rootCause(e));
    } finally {
      toolkitLog.setFilter(null);
    }
  }

  private int fail(String reason) {
    streams.fail(reason + "; 'raumbrett analyse FILE' judges a game without one");
    return FAILURE;
  }

  /** That the libraries are on the class path is how {@code java -jar} works. */
  private static boolean isNews(LogRecord entry) {
    return !String.valueOf(entry.getMessage()).startsWith("Unsupported JavaFX configuration");
  }

  private static String rootCause(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause.getMessage() == null ? cause.getClass().getName() : cause.getMessage();
  }
}
