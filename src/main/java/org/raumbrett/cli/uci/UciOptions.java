package org.raumbrett.cli.uci;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.engine.Strength;

/** What {@code setoption} can set. */
final class UciOptions {
  /** The options there are; every one is a whole number. */
  private enum Option {
    /** The transposition table's size in megabytes; bounded by half of what the JVM may take. */
    HASH("Hash", 32, 1, (int) Math.max(1, Runtime.getRuntime().maxMemory() >> 21)),
    THREADS("Threads", 1, 1, 64),
    MULTI_PV("MultiPV", 1, 1, 64),
    /** A level, 1 to 10, whose budget bounds every search; 0 for none. */
    STRENGTH("Strength", 0, 0, Strength.values().length);

    private final String uciName;
    private final int initial;
    private final int least;
    private final int greatest;

    Option(String uciName, int initial, int least, int greatest) {
      this.uciName = uciName;
      this.initial = Math.min(initial, greatest);
      this.least = least;
      this.greatest = greatest;
    }
  }

  private final int[] values = new int[Option.values().length];

  UciOptions() {
    for (Option option : Option.values()) {
      values[option.ordinal()] = option.initial;
    }
  }

  int hashMegabytes() {
    return get(Option.HASH);
  }

  int threads() {
    return get(Option.THREADS);
  }

  int lines() {
    return get(Option.MULTI_PV);
  }

  /** Returns the number of the level, 0 for none. */
  int strength() {
    return get(Option.STRENGTH);
  }

  /** Returns the lines that tell a client which options there are. */
  List<String> describe() {
    List<String> lines = new ArrayList<>();
    for (Option option : Option.values()) {
      lines.add(
          "option name %s type spin default %d min %d max %d"
              .formatted(option.uciName, option.initial, option.least, option.greatest));
    }
    return lines;
  }

  /**
   * Sets what {@code name … value …} says.
   *
   * @throws UciException if there is no such option or the value is out of bounds
   */
  void set(Words words) throws UciException {
    String keyword = words.next();
    if (!keyword.equalsIgnoreCase("name")) {
      throw new UciException("expected 'name', not '" + keyword + "'");
    }
    Option option = option(words.upTo("value"));
    words.next();
    long value = words.number(option.uciName, option.least);
    if (value > option.greatest) {
      throw new UciException(
          option.uciName + " must be at most " + option.greatest + ", not " + value);
    }
    values[option.ordinal()] = (int) value;
  }

  private static Option option(String name) throws UciException {
    for (Option option : Option.values()) {
      if (option.uciName.equalsIgnoreCase(name)) {
        return option;
      }
    }
    throw new UciException("no option '" + name + "'");
  }

  private int get(Option option) {
    return values[option.ordinal()];
  }
}
