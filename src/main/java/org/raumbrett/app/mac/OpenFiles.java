package org.raumbrett.app.mac;

import java.awt.Desktop;
import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * The files a user double-clicks on macOS. That system does not name them on the command line: it
 * sends an event, to the running program if there is one, so that a second file opens in the same
 * window. JavaFX hears no such events, the old toolkit does, but only if it was there first. On
 * other systems nothing of this happens and the old toolkit is not even loaded: there each file is
 * an argument and gets a window, and a process, of its own.
 */
public final class OpenFiles {
  private final boolean mac;

  /**
   * For a system of that name.
   *
   * @param system as {@code os.name} has it
   */
  public OpenFiles(String system) {
    this.mac = system.toLowerCase(Locale.ROOT).startsWith("mac");
  }

  /** For the system the program runs on. */
  public static OpenFiles ofSystem() {
    return new OpenFiles(System.getProperty("os.name"));
  }

  /** To be called before JavaFX starts: from now on events wait until somebody listens. */
  public void prepare() {
    if (mac && Desktop.isDesktopSupported()) {
      Desktop.getDesktop();
    }
  }

  /** Opens files, the first of several, on the JavaFX thread; those that wait, too. */
  public void listen(Consumer<Path> opener) {
    if (!mac || !Desktop.isDesktopSupported()) {
      return;
    }
    Desktop desktop = Desktop.getDesktop();
    if (desktop.isSupported(Desktop.Action.APP_OPEN_FILE)) {
      desktop.setOpenFileHandler(
          event -> {
            Path first = event.getFiles().stream().findFirst().map(File::toPath).orElse(null);
            if (first != null) {
              Platform.runLater(() -> opener.accept(first));
            }
          });
    }
  }
}
