package org.raumbrett.app.shell;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;

/** Asks the user for a file; tests answer themselves. */
public interface FileChoice {
  /** What the file is for. */
  enum Purpose {
    OPEN,
    SAVE,
    /** To save a picture in. */
    PICTURE,
    /** A report, whose name's end tells its form. */
    REPORT
  }

  /**
   * Returns the file the user chose, null if he chose none.
   *
   * @param folder where to begin, null for the system's choice
   * @param name the suggested name, empty for none
   */
  @Nullable Path choose(Purpose purpose, @Nullable Path folder, String name, Words words);
}
