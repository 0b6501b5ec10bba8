package org.raumbrett.notation;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The signs people set behind moves, as the numeric annotation glyphs of the PGN standard ($1 is
 * {@code !}). Those for moves touch the move; those for positions follow a space.
 */
public final class Glyphs {
  /** The largest number of a numeric annotation glyph. */
  public static final int MAX = 255;

  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("!!", 3),
          Map.entry("??", 4),
          Map.entry("!?", 5),
          Map.entry("?!", 6),
          Map.entry("□", 7),
          Map.entry("=", 10),
          Map.entry("∞", 13),
          Map.entry("⩲", 14),
          Map.entry("+=", 14),
          Map.entry("+/=", 14),
          Map.entry("⩱", 15),
          Map.entry("=+", 15),
          Map.entry("=/+", 15),
          Map.entry("±", 16),
          Map.entry("+/-", 16),
          Map.entry("∓", 17),
          Map.entry("-/+", 17),
          Map.entry("+−", 18),
          Map.entry("+-", 18),
          Map.entry("+–", 18),
          Map.entry("−+", 19),
          Map.entry("-+", 19),
          Map.entry("–+", 19),
          Map.entry("⨀", 22),
          Map.entry("↑", 36),
          Map.entry("→", 40),
          Map.entry("⇆", 132),
          Map.entry("⨁", 138));

  private Glyphs() {}

  /** Returns the number of the glyph, 0 if the text is not exactly one. */
  public static int number(String glyph) {
    return NUMBERS.getOrDefault(glyph, 0);
  }

  /** Returns the sign that is shown for the number, {@code $n} for a glyph without a sign. */
  public static String sign(int number) {
    return switch (number) {
      case 1 -> "!";
      case 2 -> "?";
      case 3 -> "!!";
      case 4 -> "??";
      case 5 -> "!?";
      case 6 -> "?!";
      case 7 -> "□";
      case 10 -> "=";
      case 13 -> "∞";
      // The signs of one character, ⩲ and ⩱, are in few fonts.
      case 14 -> "+=";
      case 15 -> "=+";
      case 16 -> "±";
      case 17 -> "∓";
      case 18 -> "+−";
      case 19 -> "−+";
      case 22 -> "⨀";
      case 36 -> "↑";
      case 40 -> "→";
      case 132 -> "⇆";
      case 138 -> "⨁";
      default -> "$" + number;
    };
  }

  /** Returns the signs of those numbers as they stand behind a move. */
  public static String behindMove(List<Integer> numbers) {
    return touching(numbers)
        + numbers.stream()
            .filter(number -> !touchesMove(number))
            .map(number -> " " + sign(number))
            .collect(Collectors.joining());
  }

  /** Returns the signs of those numbers that judge the move itself. */
  public static String touching(List<Integer> numbers) {
    return numbers.stream()
        .filter(Glyphs::touchesMove)
        .map(Glyphs::sign)
        .collect(Collectors.joining());
  }

  /** Returns whether the glyph judges the move itself and is written touching it. */
  public static boolean touchesMove(int number) {
    return number >= 1 && number <= 7;
  }
}
