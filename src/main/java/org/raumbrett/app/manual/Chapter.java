package org.raumbrett.app.manual;

import org.commonmark.node.Heading;

/**
 * A heading of the manual and what stands below it, up to the next heading of any rank.
 *
 * @param heading where it begins
 * @param title its text without marks
 * @param anchor what a link to it says behind the {@code #}, as the repository's web pages have it
 * @param text all its words, the title's too
 */
public record Chapter(Heading heading, String title, String anchor, String text) {

  /** Returns the rank of its heading: 1 for the whole manual, 2 for a part of it, and so on. */
  public int rank() {
    return heading.getLevel();
  }

  /** Returns whether the words occur in it, in whatever case. */
  public boolean holds(String words) {
    return Search.in(text, words) >= 0;
  }
}
