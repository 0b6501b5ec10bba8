package org.raumbrett.app.collection;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Headers;
import org.raumbrett.rgn.RgnCollection;

/** What is searched of a large file's games, read once for all searches. */
final class SearchTexts {
  private @Nullable RgnCollection file;
  private String[] texts = {};

  /**
   * Reads the texts of the games that are not held, unless that has been done.
   *
   * @param stop tells that nobody waits any more
   */
  synchronized void prepare(Headers headers, BooleanSupplier stop) {
    RgnCollection wanted = headers.file();
    if (wanted == null || wanted == file) {
      return;
    }
    file = null;
    texts = new String[wanted.size()];
    for (int i = 0; i < texts.length; i++) {
      if (stop.getAsBoolean()) {
        return;
      }
      texts[i] = GameSearch.text(wanted.tags(i));
    }
    file = wanted;
  }

  /** Returns what is searched of a game. */
  synchronized String text(Headers headers, int index) {
    boolean read = headers.file() != null && headers.file() == file;
    return headers.held().containsKey(index) || !read
        ? GameSearch.text(headers.tags(index))
        : texts[index];
  }
}
