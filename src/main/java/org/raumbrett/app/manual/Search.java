package org.raumbrett.app.manual;

/** Finds words in the manual, in whatever case. */
final class Search {
  private Search() {}

  /** Returns where the words first stand in the text, −1 if nowhere or there are no words. */
  static int in(String text, String words) {
    return in(text, words, 0);
  }

  /** Returns where the words first stand in the text from there on, −1 if nowhere. */
  static int in(String text, String words, int from) {
    if (words.isBlank()) {
      return -1;
    }
    for (int at = from; at + words.length() <= text.length(); at++) {
      if (text.regionMatches(true, at, words, 0, words.length())) {
        return at;
      }
    }
    return -1;
  }
}
