package org.raumbrett.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Opens the program's window; the command line itself knows no toolkit. */
@FunctionalInterface
public interface WindowOpener {
  /**
   * Opens the window and returns when it was closed.
   *
   * @param file the game to show, null for none
   * @return the process's exit code
   */
  int open(@Nullable Path file);
}
