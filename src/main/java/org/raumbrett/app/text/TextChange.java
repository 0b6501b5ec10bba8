package org.raumbrett.app.text;

import org.jspecify.annotations.Nullable;

/**
 * The smallest replacement that makes one text of another: the caret and the undo history of a text
 * area survive it.
 *
 * @param from where it begins
 * @param to where what is replaced ends
 */
record TextChange(int from, int to, String replacement) {
  /** Returns what turns the old text into the new one, null if they are equal. */
  static @Nullable TextChange between(String old, String now) {
    if (old.equals(now)) {
      return null;
    }
    int most = Math.min(old.length(), now.length());
    int start = 0;
    while (start < most && old.charAt(start) == now.charAt(start)) {
      start++;
    }
    int tail = 0;
    while (tail < most - start
        && old.charAt(old.length() - 1 - tail) == now.charAt(now.length() - 1 - tail)) {
      tail++;
    }
    return new TextChange(start, old.length() - tail, now.substring(start, now.length() - tail));
  }

  /** Returns where a caret stands after the change. */
  int moved(int caret) {
    if (caret <= from) {
      return caret;
    }
    int behind = caret - (to - from) + replacement.length();
    return caret >= to ? behind : Math.min(caret, from + replacement.length());
  }
}
