package org.raumbrett.app.collection;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.TagTexts;
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
  /**
   * Returns what the list says.
   *
   * @param plies the number of half-moves, {@link MoveCounts#UNKNOWN} if it is not known yet
   */
  static GameLines of(int index, Tags tags, int plies, Words words) {
    String unknown = words.get("strip.unknown");
    String white = TagTexts.known(tags, Tags.WHITE);
    String black = TagTexts.known(tags, Tags.BLACK);
    String players =
        white == null && black == null
            ? words.format("games.nameless", index + 1)
            : Objects.requireNonNullElse(white, unknown)
                + " – "
                + Objects.requireNonNullElse(black, unknown);
    String result = TagTexts.known(tags, Tags.RESULT);
    String details =
        Stream.of(TagTexts.known(tags, Tags.EVENT), TagTexts.date(tags), moves(plies, words))
            .filter(Objects::nonNull)
            .collect(Collectors.joining("  ·  "));
    return new GameLines(players, result == null ? "" : TagTexts.result(result), details);
  }

  private static @Nullable String moves(int plies, Words words) {
    return plies == MoveCounts.UNKNOWN ? null : words.format("games.moves", (plies + 1) / 2);
  }
}
