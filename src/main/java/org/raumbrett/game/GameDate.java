package org.raumbrett.game;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The date of a game as the Date tag has it, {@code YYYY.MM.DD} with question marks for what is not
 * known.
 *
 * @param year 1 to 9999, 0 if it is not known
 * @param month 1 to 12, 0 if it is not known
 * @param day 1 to 31, 0 if it is not known
 */
public record GameDate(int year, int month, int day) {
  /** A date of which nothing is known. */
  public static final GameDate UNKNOWN = new GameDate(0, 0, 0);

  private static final Pattern FORM =
      Pattern.compile("(\\d{4}|\\?{4})\\.(\\d{2}|\\?{2})\\.(\\d{2}|\\?{2})");
  private static final int LEAP_YEAR = 2000;
  private static final int LONG_MONTH = 1;

  /**
   * Checks the date.
   *
   * @throws IllegalArgumentException if no calendar has such a day
   */
  public GameDate {
    if (!exists(year, month, day)) {
      throw new IllegalArgumentException("no such date: " + year + "." + month + "." + day);
    }
  }

  /** Returns the date of a day. */
  public static GameDate of(LocalDate date) {
    return new GameDate(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
  }

  /** Returns the date a Date tag names, null if the text is none or no calendar has such a day. */
  public static @Nullable GameDate parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches() || matcher.group(1).equals("0000")) {
      return null;
    }
    int year = number(matcher.group(1));
    int month = number(matcher.group(2));
    int day = number(matcher.group(3));
    boolean zero = "00".equals(matcher.group(2)) || "00".equals(matcher.group(3));
    return zero || !exists(year, month, day) ? null : new GameDate(year, month, day);
  }

  /** Returns whether year, month and day are known. */
  public boolean isComplete() {
    return year > 0 && month > 0 && day > 0;
  }

  /** Returns the day, null unless all of it is known. */
  public @Nullable LocalDate toLocalDate() {
    return isComplete() ? LocalDate.of(year, month, day) : null;
  }

  /** Returns the text of the Date tag. */
  @Override
  public String toString() {
    return part(year, 4) + "." + part(month, 2) + "." + part(day, 2);
  }

  private static boolean exists(int year, int month, int day) {
    if (year < 0 || year > 9999 || month < 0 || day < 0) {
      return false;
    }
    try {
      int days =
          YearMonth.of(year == 0 ? LEAP_YEAR : year, month == 0 ? LONG_MONTH : month)
              .lengthOfMonth();
      return day <= days;
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static int number(String digits) {
    return digits.charAt(0) == '?' ? 0 : Integer.parseInt(digits);
  }

  private static String part(int number, int width) {
    return number == 0 ? "?".repeat(width) : String.format(Locale.ROOT, "%0" + width + "d", number);
  }
}
