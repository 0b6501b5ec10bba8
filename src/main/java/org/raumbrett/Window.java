package org.raumbrett;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.Launcher;
import org.raumbrett.cli.Streams;
import org.raumbrett.cli.WindowOpener;

/** Opens the window, or says in one line why it cannot. */
final class Window implements WindowOpener {
  private static final int FAILURE = 2;

  private final Surroundings surroundings;
  private final Streams streams;

  Window(Surroundings surroundings, Streams streams) {
    this.surroundings = surroundings;
    this.streams = streams;
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
      streams.fail(
          "there is no display for the window; 'raumbrett analyse FILE' judges a game without one");
      return FAILURE;
    }
    Launcher.launch(file);
    return 0;
  }
}
