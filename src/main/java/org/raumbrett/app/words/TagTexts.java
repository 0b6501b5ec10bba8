package org.raumbrett.app.words;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.Visible;

/** What the window says of a game's tags: each on one line, whatever a file has put into it. */
public final class TagTexts {
  private static final List<String> UNKNOWN = List.of("?", "-", "????.??.??");

  private static final Pattern UNKNOWN_END = Pattern.compile("(\\.\\?\\?)+$");

  /** The most code points that are shown of a value, and the most tags of a game. */
  private static final int LONGEST = 300;

  private static final int MOST = 40;

  private TagTexts() {}

  /** Returns the tag's value, null if there is none or it says nothing. */
  public static @Nullable String known(Tags tags, String name) {
    String value = tags.get(name);
    return value == null || value.isBlank() || UNKNOWN.contains(value) ? null : line(value.strip());
  }

  /** Returns the text on one line, and of an endless one its beginning. */
  private static String line(String text) {
    int units = Math.min(text.length(), 2 * LONGEST);
    String visible = Visible.text(text.substring(0, units));
    return visible.codePointCount(0, visible.length()) <= LONGEST && units == text.length()
        ? visible
        : visible.substring(0, visible.offsetByCodePoints(0, LONGEST - 1)) + "…";
  }

  /**
   * Returns the date, null if nothing of it is known. Unknown parts at its end are left out; before
   * a known one they stay, else a day could be taken for a month.
   */
  public static @Nullable String date(Tags tags) {
    String date = known(tags, Tags.DATE);
    return date == null ? null : UNKNOWN_END.matcher(date).replaceFirst("");
  }

  /** Returns how a result is written in the window: with a dash, a draw as ½–½. */
  public static String result(String token) {
    return switch (token) {
      case "1/2-1/2" -> "½–½";
      case "1-0", "0-1" -> token.replace('-', '–');
      default -> line(token.strip());
    };
  }

  /** Returns the tags, one a line; of very many the first. */
  public static String all(Tags tags) {
    String all =
        tags.list().stream()
            .limit(MOST)
            .map(tag -> line(tag.name() + ": " + tag.value()))
            .collect(Collectors.joining("\n"));
    return tags.list().size() <= MOST ? all : all + "\n…";
  }
}
