package org.raumbrett.app.tags;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/** What the values of the known tags look like, as the RGN specification has them. */
final class TagRules {
  /** What is not known, or does not apply, is written so. */
  private static final List<String> NOTHING = List.of("", "?", "-");

  /** Dates with a day that not every month has, as people write them. */
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4}|\\?{4})([./-])(\\d{1,2})\\2(29|3[01])");

  private static final Pattern YEAR_LAST =
      Pattern.compile("(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})");

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
    return isOfNoDay(value) ? "tags.fault.day" : "tags.fault.date";
  }

  private static boolean isOfNoDay(String value) {
    Matcher first = YEAR_FIRST.matcher(value);
    if (first.matches()) {
      return lacks(first.group(1), first.group(3), first.group(4));
    }
    Matcher last = YEAR_LAST.matcher(value);
    return last.matches()
        && (lacks(last.group(4), last.group(3), last.group(1))
            || lacks(last.group(4), last.group(1), last.group(3)));
  }

  /** Returns whether there is that month, but it has not got a day that others have. */
  private static boolean lacks(String year, String month, String day) {
    String start = year + "." + (month.length() == 1 ? "0" : "") + month + ".";
    return day.matches("29|3[01]")
        && GameDate.parse(start + "??") != null
        && GameDate.parse(start + day) == null;
  }

  private static @Nullable String fault(Pattern form, String value, String key) {
    return NOTHING.contains(value) || form.matcher(value).matches() ? null : key;
  }

  /** Returns whether a tag can have the name. */
  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }
}
