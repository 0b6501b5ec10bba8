package org.raumbrett.app.shell;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;

/**
 * The question whether a file may be replaced, where the system's dialog could not ask it: the
 * program has completed the name that was chosen there.
 */
final class OverwriteQuestion {
  private enum Answer {
    OVERWRITE,
    CANCEL
  }

  private OverwriteQuestion() {}

  /** Returns the target, null if it is another file than the chosen one and must stay. */
  static @Nullable Path agreed(Path chosen, Path target, Dialogs dialogs, Words words) {
    if (target.equals(chosen) || !Files.exists(target)) {
      return target;
    }
    String title = words.format("exists.title", target.getFileName());
    Answer answer = dialogs.choose(title, words.get("exists.text"), "exists", Answer.class);
    return answer == Answer.OVERWRITE ? target : null;
  }
}
