package org.raumbrett.cli.match;

import java.io.IOException;
import java.io.Reader;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The lines another program writes. They are read in the background, a few ahead, so that waiting
 * for one can end before it comes. For one thread that asks.
 */
final class ProgramLines {
  private static final int AHEAD = 256;
  private static final int LONGEST = 1 << 20;

  /** A line, or at last why there is none any more. */
  private record Answer(String text, boolean isLast) {}

  private final Reader in;
  private final BlockingQueue<Answer> answers = new ArrayBlockingQueue<>(AHEAD);
  private final Thread thread = new Thread(this::readAll, "program lines");
  private @Nullable Answer last;

  /** Reads from {@code in}, which should be buffered, until it ends or {@link #close}. */
  ProgramLines(Reader in) {
    this.in = in;
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Waits for the next line no longer than so many nanoseconds.
   *
   * @throws IllegalStateException if there is none; the message says why
   * @throws TimeoutException if it has not come
   */
  String next(long nanos) throws TimeoutException {
    try {
      Answer answer = last == null ? answers.poll(nanos, TimeUnit.NANOSECONDS) : last;
      if (answer == null) {
        throw new TimeoutException();
      }
      return text(answer);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  /** Reads no more. The program must have been ended, or the thread waits for it until then. */
  void close() {
    thread.interrupt();
  }

  private String text(Answer answer) {
    if (answer.isLast()) {
      last = answer;
      throw new IllegalStateException(answer.text());
    }
    return answer.text();
  }

  private static IllegalStateException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IllegalStateException("interrupted while waiting for the program", e);
  }

  private void readAll() {
    try {
      for (String line = readLine(); line != null; line = readLine()) {
        answers.put(new Answer(line, false));
      }
      answers.put(new Answer("the program has ended", true));
    } catch (IOException e) {
      last(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // Nobody asks any more: the thread ends.
    }
  }

  private void last(IOException problem) {
    try {
      answers.put(new Answer("the program does not answer: " + problem.getMessage(), true));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // Nobody asks any more: the thread ends.
    }
  }

  /** Returns the next line, null at the end; one without an end would fill the memory. */
  private @Nullable String readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n') {
      if (line.length() == LONGEST) {
        throw new IOException("a line of more than " + LONGEST + " characters");
      }
      line.append((char) c);
      c = in.read();
    }
    return line.toString();
  }
}
