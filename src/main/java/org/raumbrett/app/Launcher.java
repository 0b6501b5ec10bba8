package org.raumbrett.app;

import java.nio.file.Path;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.mac.OpenFiles;

/** Starts the window. A plain class: {@code java -jar} refuses one that extends Application. */
public final class Launcher {
  private Launcher() {}

  /**
   * Opens the window and returns when it has been closed.
   *
   * @param file the game to show, null for none
   */
  public static void launch(@Nullable Path file) {
    OpenFiles.ofSystem().prepare();
    if (file == null) {
      Application.launch(RaumbrettApp.class);
    } else {
      Application.launch(RaumbrettApp.class, file.toString());
    }
  }
}
