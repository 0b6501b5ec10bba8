package org.raumbrett.app;

import java.nio.file.Path;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;

/** Starts the window. A plain class: {@code java -jar} refuses one that extends Application. */
public final class Launcher {
  private Launcher() {}

  /**
   * Opens the window and returns when it has been closed.
   *
   * @param file the game to show, null for none
   */
  public static void launch(@Nullable Path file) {
    if (file == null) {
      Application.launch(RaumbrettApp.class);
    } else {
      Application.launch(RaumbrettApp.class, file.toString());
    }
  }
}
