package org.raumbrett.cli.match;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.Strength;

/**
 * How a player is named on the command line: {@code engine} (within the match's limits), {@code
 * level:5}, {@code nodes:20000}, {@code depth:4}, {@code movetime:100}, or {@code uci:COMMAND}
 * (another program, within the match's limits).
 */
public final class PlayerSetting {
  private static final Pattern LIMITED =
      Pattern.compile("(level|nodes|depth|movetime):(\\d{1,15})");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String PROGRAM = "uci:";

  /** More than any program needs over a move that counts its nodes. */
  private static final Duration FOR_A_MOVE = Duration.ofMinutes(5);

  private static final Duration TO_START = Duration.ofSeconds(10);

  private final String text;
  private final Limits limits;
  private final int hashMegabytes;

  private PlayerSetting(String text, Limits limits, int hashMegabytes) {
    this.text = text;
    this.limits = limits;
    this.hashMegabytes = hashMegabytes;
  }

  /**
   * Reads a setting.
   *
   * @param common the limits of a player that names none
   * @param hashMegabytes the size of the engine's transposition table
   * @throws IllegalArgumentException if the text names no player
   */
  public static PlayerSetting parse(String text, Limits common, int hashMegabytes) {
    if (text.equals("engine") || namesProgram(text)) {
      return new PlayerSetting(text, common, hashMegabytes);
    }
    Matcher matcher = LIMITED.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not engine, level:N, nodes:N, depth:N, movetime:N or uci:COMMAND");
    }
    long number = Long.parseLong(matcher.group(2));
    if (number < 1) {
      throw new IllegalArgumentException("'" + text + "': the number must be at least 1");
    }
    int small = (int) Math.min(number, Integer.MAX_VALUE);
    Limits limits =
        switch (matcher.group(1)) {
          case "level" -> Strength.ofNumber(small).limits();
          case "nodes" -> Limits.nodes(number);
          case "depth" -> Limits.depth(small);
          default -> Limits.millis(number);
        };
    return new PlayerSetting(text, limits, hashMegabytes);
  }

  private static boolean namesProgram(String text) {
    return text.startsWith(PROGRAM) && !words(text.substring(PROGRAM.length())).isEmpty();
  }

  /**
   * Returns a new player; the caller closes it. Another program may take ten seconds to start, and
   * five minutes over a move beyond the time it is given.
   */
  public Player open() {
    return open(TO_START, FOR_A_MOVE);
  }

  /**
   * Returns a new player; the caller closes it.
   *
   * @param patience how long another program may take to start, to be ready for a game, and over a
   *     move beyond the time it is given
   */
  public Player open(Duration patience) {
    return open(patience, patience);
  }

  private Player open(Duration toStart, Duration beyond) {
    long given = limits.millis() == Limits.UNLIMITED ? 0 : limits.millis();
    return text.startsWith(PROGRAM)
        ? new UciPlayer(
            words(text.substring(PROGRAM.length())),
            goCommand(limits),
            beyond.plusMillis(given),
            toStart)
        : new EnginePlayer(new Search(hashMegabytes, 1), limits);
  }

  /** Returns the text that was read. */
  @Override
  public String toString() {
    return text;
  }

  private static List<String> words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .toList();
  }

  private static String goCommand(Limits limits) {
    StringBuilder go = new StringBuilder("go");
    if (limits.depth() < Limits.MAX_DEPTH) {
      go.append(" depth ").append(limits.depth());
    }
    if (limits.nodes() != Limits.UNLIMITED) {
      go.append(" nodes ").append(limits.nodes());
    }
    if (limits.millis() != Limits.UNLIMITED) {
      go.append(" movetime ").append(limits.millis());
    }
    return go.toString();
  }
}
