package org.raumbrett.app.words;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.Visible;

/** What the window says of a game's tags: each on one line, whatever a file has put into it. */
public final class TagTexts {
  private static final List<String> UNKNOWN = List.of("?", "-", "????.??.??");

  private TagTexts() {}

  /** Returns the tag's value, null if there is none or it says nothing. */
  public static @Nullable String known(Tags tags, String name) {
    String value = tags.get(name);
    return value == null || value.isBlank() || UNKNOWN.contains(value)
        ? null
        : Visible.text(value.strip());
  }

  /** Returns the date without its unknown parts, null if nothing of it is known. */
  public static @Nullable String date(Tags tags) {
    String date = known(tags, Tags.DATE);
    return date == null ? null : date.replace(".??", "");
  }

  /** Returns how a result is written in the window: with a dash, a draw as ½–½. */
  public static String result(String token) {
    return switch (token) {
      case "1/2-1/2" -> "½–½";
      case "1-0", "0-1" -> token.replace('-', '–');
      default -> Visible.text(token.strip());
    };
  }

  /** Returns all tags, one a line. */
  public static String all(Tags tags) {
    StringBuilder all = new StringBuilder();
    tags.list()
        .forEach(
            tag ->
                all.append(all.isEmpty() ? "" : "\n")
                    .append(Visible.text(tag.name() + ": " + tag.value())));
    return all.toString();
  }
}
