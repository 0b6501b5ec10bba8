package org.raumbrett.app.model;

import java.util.function.Supplier;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

/**
 * Reads what the user types, in the background and when he pauses. Whatever else happens first,
 * what was typed is taken in before it: nothing typed gets lost.
 */
public final class TextReader {
  private final Desk desk;
  private final Tasks tasks;
  private final Supplier<String> text;
  private boolean pending;
  private int version;

  /**
   * A reader for that desk.
   *
   * @param text the whole text as it stands now
   */
  public TextReader(Desk desk, Tasks tasks, Supplier<String> text) {
    this.desk = desk;
    this.tasks = tasks;
    this.text = text;
    desk.setTypist(this::settle);
  }

  /** Knows that something was typed; it is read when {@link #read} is called. */
  public void typed() {
    pending = true;
    version++;
  }

  /** Returns whether something was typed that the desk does not know yet. */
  public boolean isPending() {
    return pending;
  }

  /** Reads what was typed, in the background. */
  public void read() {
    if (!pending) {
      return;
    }
    int reading = version;
    String typed = text.get();
    tasks.background(
        () -> {
          RgnDocument content = RgnReader.read(typed);
          tasks.ui(() -> take(reading, content));
        });
  }

  /** What was typed since has its own reading. */
  private void take(int reading, RgnDocument content) {
    if (pending && reading == version) {
      pending = false;
      desk.revise(content);
    }
  }

  /** Reads what was typed at once. */
  public void settle() {
    if (pending) {
      pending = false;
      desk.revise(RgnReader.read(text.get()));
    }
  }
}
