package org.raumbrett.app.collection;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Tags;

/**
 * What the list says of a game.
 *
 * @param players who played whom
 * @param result how it ended, may be empty
 * @param details event, date and number of moves
 */
record GameLines(String players, String result, String details) {
  static GameLines of(int index, Tags tags, int plies, Words words) {
    String unknown = words.get("strip.unknown");
    String white = tags.known(Tags.WHITE);
    String black = tags.known(Tags.BLACK);
    String players =
        white == null && black == null
            ? words.format("games.nameless", index + 1)
            : Objects.requireNonNullElse(white, unknown)
                + " – "
                + Objects.requireNonNullElse(black, unknown);
    String details =
        Stream.of(tags.known(Tags.EVENT), date(tags), words.format("games.moves", (plies + 1) / 2))
            .filter(Objects::nonNull)
            .collect(Collectors.joining("  ·  "));
    return new GameLines(players, result(tags), details);
  }

  private static @Nullable String date(Tags tags) {
    String date = tags.known(Tags.DATE);
    return date == null || date.startsWith("????") ? null : date.replace(".??", "");
  }

  private static String result(Tags tags) {
    String result = tags.known(Tags.RESULT);
    if (result == null) {
      return "";
    }
    return result.equals("1/2-1/2") ? "½–½" : result.replace('-', '–');
  }
}
