package org.raumbrett.app.collection;

import java.text.NumberFormat;
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
 * @param number its place in the file
 * @param widestNumber how many signs the number of the last game has
 * @param white who played White; the game's number if neither player is known
 * @param black who played Black, empty if neither player is known
 * @param result how it ended, may be empty
 * @param event where it was played, may be empty
 * @param details date and number of moves, as far as they are known
 */
record GameLines(
    String number,
    int widestNumber,
    String white,
    String black,
    String result,
    String event,
    String details) {
  private static final String BETWEEN = "  ·  ";

  /**
   * How the games of a list are numbered.
   *
   * @param count how many games there are
   * @param widest how many signs the last number has
   */
  record Numbers(int count, NumberFormat format, int widest) {
    /** Returns the numbers of so many games. */
    static Numbers of(int count, Words words) {
      NumberFormat format = NumberFormat.getIntegerInstance(words.locale());
      return new Numbers(count, format, format.format(count).length());
    }
  }

  /**
   * Returns what the list says.
   *
   * @param numbers those of the list
   * @param plies the number of half-moves, {@link MoveCounts#UNKNOWN} if it is not known yet
   */
  static GameLines of(int index, Numbers numbers, Tags tags, int plies, Words words) {
    String unknown = words.get("strip.unknown");
    String white = TagTexts.known(tags, Tags.WHITE);
    String black = TagTexts.known(tags, Tags.BLACK);
    boolean nameless = white == null && black == null;
    String result = TagTexts.known(tags, Tags.RESULT);
    String event = TagTexts.known(tags, Tags.EVENT);
    String details = joined(TagTexts.date(tags), moves(plies, words));
    return new GameLines(
        numbers.format().format(index + 1),
        numbers.widest(),
        nameless
            ? words.format("games.nameless", index + 1)
            : Objects.requireNonNullElse(white, unknown),
        nameless ? "" : Objects.requireNonNullElse(black, unknown),
        result == null ? "" : TagTexts.result(result),
        Objects.requireNonNullElse(event, ""),
        event == null || details.isEmpty() ? details : BETWEEN + details);
  }

  private static @Nullable String moves(int plies, Words words) {
    return plies == MoveCounts.UNKNOWN ? null : words.format("games.moves", (plies + 1) / 2);
  }

  private static String joined(@Nullable String... parts) {
    return Stream.of(parts).filter(Objects::nonNull).collect(Collectors.joining(BETWEEN));
  }

  /** Returns all of it in one line. */
  String spoken() {
    String players = black.isEmpty() ? white : white + " – " + black;
    return Stream.of(players, result, event + details)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }
}
