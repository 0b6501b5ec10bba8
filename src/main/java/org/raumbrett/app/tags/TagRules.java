package org.raumbrett.app.tags;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/** What the values of the known tags look like, as the RGN specification has them. */
final class TagRules {
  /** What is not known, or does not apply, is written so. */
  private static final List<String> NOTHING = List.of("", "?", "-");

  /** A date is so long, and its day stands there. */
  private static final int DATE = 10;

  private static final int DAY = 8;

  private static final Pattern ROUND = Pattern.compile("\\d{1,4}(\\.\\d{1,4})*");
  private static final Pattern ELO = Pattern.compile("\\d{1,4}");
  private static final Pattern TIME =
      Pattern.compile("([01]\\d|2[0-3]|\\?\\?):([0-5]\\d|\\?\\?)(:([0-5]\\d|\\?\\?))?");
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private TagRules() {}

  /** Returns the key of what is wrong with a value, null if nothing is. */
  static @Nullable String fault(String tag, String value) {
    if (value.chars().anyMatch(Character::isISOControl)) {
      return "tags.fault.control";
    }
    String said = value.strip();
    return switch (tag) {
      case Tags.DATE -> date(said);
      case Tags.RESULT ->
          said.isEmpty() || GameResult.ofToken(said) != null ? null : "tags.fault.result";
      case Tags.VARIANT ->
          said.isEmpty() || said.equals(Tags.RAUMSCHACH) ? null : "tags.fault.variant";
      case Tags.ROUND -> fault(ROUND, said, "tags.fault.round");
      case Tags.WHITE_ELO, Tags.BLACK_ELO -> fault(ELO, said, "tags.fault.elo");
      case Tags.TIME -> fault(TIME, said, "tags.fault.time");
      default -> null;
    };
  }

  private static @Nullable String date(String value) {
    if (NOTHING.contains(value) || GameDate.parse(value) != null) {
      return null;
    }
    boolean ofMonth =
        value.length() == DATE && GameDate.parse(value.substring(0, DAY) + "??") != null;
    return ofMonth && value.substring(DAY).matches("3[01]|29")
        ? "tags.fault.day"
        : "tags.fault.date";
  }

  private static @Nullable String fault(Pattern form, String value, String key) {
    return NOTHING.contains(value) || form.matcher(value).matches() ? null : key;
  }

  /** Returns whether a tag can have the name. */
  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }
}
