package org.raumbrett.app.manual;

import java.text.Normalizer;

/** Finds words in the manual, in whatever case, with or without their accents and dots. */
final class Search {
  private static final int ASCII_END = 128;

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
      if (stand(text, words, at)) {
        return at;
      }
    }
    return -1;
  }

  private static boolean stand(String text, String words, int at) {
    for (int i = 0; i < words.length(); i++) {
      if (plain(text.charAt(at + i)) != plain(words.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the small letter without its accent: who looks for {@code zuge} finds Züge. */
  private static char plain(char letter) {
    char small = Character.toLowerCase(Character.toUpperCase(letter));
    return small < ASCII_END
        ? small
        : Normalizer.normalize(String.valueOf(small), Normalizer.Form.NFD).charAt(0);
  }
}
