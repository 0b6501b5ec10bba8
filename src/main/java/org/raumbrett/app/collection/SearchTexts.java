package org.raumbrett.app.collection;

import java.lang.ref.WeakReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Headers;
import org.raumbrett.rgn.RgnCollection;

/** What is searched of a large file's games, read once for all searches. */
final class SearchTexts {
  /** Not held: it is as large as the file. */
  private WeakReference<@Nullable RgnCollection> file = new WeakReference<>(null);

  private String[] texts = {};

  /**
   * Reads the texts of the games that are not held, unless that has been done.
   *
   * @param stop tells that nobody waits any more
   */
  synchronized void prepare(Headers headers, BooleanSupplier stop) {
    RgnCollection wanted = headers.file();
    if (wanted == null || file.refersTo(wanted)) {
      return;
    }
    file.clear();
    texts = new String[wanted.size()];
    for (int i = 0; i < texts.length; i++) {
      if (stop.getAsBoolean()) {
        return;
      }
      texts[i] = GameSearch.text(wanted.tags(i));
    }
    file = new WeakReference<>(wanted);
  }

  /** Returns what is searched of a game. */
  synchronized String text(Headers headers, int index) {
    boolean read = headers.file() != null && file.refersTo(headers.file());
    return headers.held().containsKey(index) || !read
        ? GameSearch.text(headers.tags(index))
        : texts[index];
  }
}
