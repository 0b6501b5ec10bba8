package org.raumbrett.app.model;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnCollection;

/**
 * The tags of a document's games as they are at one moment, for any thread.
 *
 * @param held the tags of the games that are held, by their index
 * @param file the file the others are read from, in which they have the same index; null if all are
 *     held
 */
public record Headers(Map<Integer, Tags> held, @Nullable RgnCollection file) {
  public Headers {
    held = Map.copyOf(held);
  }

  /** Returns the tags of a game. */
  public Tags tags(int index) {
    Tags tags = held.get(index);
    return tags != null ? tags : Objects.requireNonNull(file).tags(index);
  }
}
