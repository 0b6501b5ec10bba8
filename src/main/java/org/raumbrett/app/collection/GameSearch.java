package org.raumbrett.app.collection;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/**
 * Finds the games whose players, event, site, date, round or result hold all words of a query. A
 * result that is asked for must be the game's.
 */
final class GameSearch {
  private static final List<String> SEARCHED =
      List.of(Tags.WHITE, Tags.BLACK, Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.RESULT);

  private static final Set<String> RESULTS =
      Arrays.stream(GameResult.values()).map(GameResult::token).collect(Collectors.toSet());

  /** No more of a value is searched. */
  private static final int LONGEST = 200;

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private GameSearch() {}

  /**
   * Returns the indices of the games found, in their order; all of them for an empty query.
   * Capitals and accents make no difference.
   *
   * @param texts the {@link #text} of the game with an index
   * @param stop tells that nobody waits for the answer any more, which is incomplete then
   */
  static List<Integer> find(
      String query, int size, IntFunction<String> texts, BooleanSupplier stop) {
    List<String> words =
        BLANKS.splitAsStream(plain(query).strip()).filter(word -> !word.isEmpty()).toList();
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < size && !stop.getAsBoolean(); i++) {
      if (words.isEmpty() || matches(words, texts.apply(i))) {
        found.add(i);
      }
    }
    return found;
  }

  private static boolean matches(List<String> words, String text) {
    for (String word : words) {
      if (!(RESULTS.contains(word) ? hasResult(text, word) : text.contains(word))) {
        return false;
      }
    }
    return true;
  }

  /** Who asks for 0-1 does not mean a match between 10-12. */
  private static boolean hasResult(String text, String result) {
    int at = text.length() - result.length() - 1;
    return text.endsWith(result + '\n') && (at == 0 || text.charAt(at - 1) == '\n');
  }

  /** Returns what is searched of a game, the result at the end. */
  static String text(Tags tags) {
    StringBuilder text = new StringBuilder();
    for (String name : SEARCHED) {
      String value = tags.get(name);
      if (value != null) {
        text.append(value, 0, Math.min(value.length(), LONGEST)).append('\n');
      }
    }
    return plain(text.toString());
  }

  /**
   * Returns the text without capitals and accents. A result may be asked for with a dash or a
   * hyphen, a draw as ½.
   */
  static String plain(String text) {
    boolean simple = text.chars().allMatch(c -> c < 0x80);
    String plain =
        simple
            ? text
            : ACCENTS
                .matcher(
                    Normalizer.normalize(
                        text.replace('–', '-').replace("½", "1/2"), Normalizer.Form.NFD))
                .replaceAll("");
    return plain.toLowerCase(Locale.ROOT);
  }
}
