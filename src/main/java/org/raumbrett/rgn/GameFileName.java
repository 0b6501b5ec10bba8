package org.raumbrett.rgn;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.Tags;

/**
 * File names made from what a game's tags say. Nothing of a tag gets into a name but ASCII letters
 * and digits, so that it is a file name on every system and never a path.
 */
public final class GameFileName {
  private static final int LONGEST_NAME = 30;

  private GameFileName() {}

  /**
   * Returns a name such as {@code 0001_Smith_Garcia_20261130.rgn}.
   *
   * @param number the game's number, which keeps names apart
   * @param digits how many digits the number has at least
   */
  public static String of(Game game, int number, int digits) {
    StringBuilder name = new StringBuilder();
    name.append(String.format(Locale.ROOT, "%0" + Math.max(1, digits) + "d", number));
    append(name, safe(game.tags().known(Tags.WHITE)));
    append(name, safe(game.tags().known(Tags.BLACK)));
    append(name, date(game.tags().get(Tags.DATE)));
    return name.append(".rgn").toString();
  }

  private static void append(StringBuilder name, String part) {
    if (!part.isEmpty()) {
      name.append('_').append(part);
    }
  }

  private static String safe(@Nullable String text) {
    if (text == null) {
      return "";
    }
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}+", "")
            .replaceAll("[^A-Za-z0-9]+", "-")
            .replaceAll("^-+|-+$", "");
    return plain.length() <= LONGEST_NAME ? plain : plain.substring(0, LONGEST_NAME);
  }

  private static String date(@Nullable String tag) {
    GameDate date = tag == null ? null : GameDate.parse(tag);
    return date == null || !date.isComplete() ? "" : date.toString().replace(".", "");
  }
}
