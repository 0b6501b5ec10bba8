package org.raumbrett.game;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates as people write them, where these can mean one day only. */
public final class DateText {
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4}|\\?{4})(?:([./-])(\\d{1,2}|\\?{1,2})(?:\\2(\\d{1,2}|\\?{1,2}))?)?");
  private static final Pattern YEAR_LAST =
      Pattern.compile("(\\d{1,2}|\\?{1,2})([./-])(\\d{1,2}|\\?{1,2})\\2(\\d{4})");

  private DateText() {}

  /**
   * Returns the date that a text must mean: {@code 2026-11-01}, {@code 2026/11/1} or {@code 2026},
   * and {@code 30.11.2026} or {@code 11/30/2026}, since there is no thirtieth month. Null for
   * {@code 1.11.2026}, which is another day in another country, and for what is no date at all.
   */
  public static @Nullable GameDate meant(String text) {
    String date = text.strip();
    Matcher first = YEAR_FIRST.matcher(date);
    if (first.matches()) {
      return date(first.group(1), first.group(3), first.group(4));
    }
    Matcher last = YEAR_LAST.matcher(date);
    if (!last.matches()) {
      return null;
    }
    GameDate dayFirst = date(last.group(4), last.group(3), last.group(1));
    GameDate monthFirst = date(last.group(4), last.group(1), last.group(3));
    if (dayFirst == null || monthFirst == null) {
      return dayFirst == null ? monthFirst : dayFirst;
    }
    return dayFirst.equals(monthFirst) ? dayFirst : null;
  }

  private static @Nullable GameDate date(
      String year, @Nullable String month, @Nullable String day) {
    return GameDate.parse(year + "." + part(month) + "." + part(day));
  }

  private static String part(@Nullable String written) {
    if (written == null || written.startsWith("?")) {
      return "??";
    }
    return written.length() == 1 ? "0" + written : written;
  }
}
