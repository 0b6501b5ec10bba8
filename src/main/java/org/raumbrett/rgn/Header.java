package org.raumbrett.rgn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/**
 * The tags of a game as read.
 *
 * @param spans where each tag stands, in the order of the tags
 * @param comments the comments between and before the tags
 * @param end where the header ends
 */
record Header(Tags tags, List<TextSpan> spans, List<String> comments, int end) {
  /** Returns where the tag stands, null if the game does not have it. */
  @Nullable TextSpan span(String name) {
    List<Tag> list = tags.list();
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).name().equals(name)) {
        return spans.get(i);
      }
    }
    return null;
  }
}
