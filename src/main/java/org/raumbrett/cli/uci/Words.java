package org.raumbrett.cli.uci;

import java.util.List;

/** The words of one command, read one after the other. */
final class Words {
  private final List<String> words;
  private int next;

  Words(String line) {
    String stripped = line.strip();
    this.words = stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
  }

  boolean hasNext() {
    return next < words.size();
  }

  /** Returns the next word, or an empty text if there is none. */
  String peek() {
    return hasNext() ? words.get(next) : "";
  }

  /** Reads a word; an empty text if there is none. */
  String next() {
    String word = peek();
    next++;
    return word;
  }

  /** Reads up to the given word, which is left; all words if it does not come. */
  String upTo(String end) {
    int start = Math.min(next, words.size());
    next = start;
    while (hasNext() && !peek().equalsIgnoreCase(end)) {
      next++;
    }
    return String.join(" ", words.subList(start, next));
  }

  /**
   * Reads a whole number.
   *
   * @param what what the number is, for the message
   * @throws UciException if the next word is not a whole number of at least {@code least}
   */
  long number(String what, long least) throws UciException {
    String word = next();
    try {
      long number = Long.parseLong(word);
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw new UciException(what + " must be a whole number, not '" + word + "'");
    }
    throw new UciException(what + " must be at least " + least + ", not " + word);
  }
}
