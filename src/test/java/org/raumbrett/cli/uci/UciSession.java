package org.raumbrett.cli.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A client for tests: sends lines to a server on another thread and waits for its answers. */
final class UciSession implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;

  /** Behind it nothing comes any more. */
  private static final String END = "end of the input";

  private final BlockingQueue<String> input = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final CompletableFuture<Void> running;

  UciSession() {
    PrintStream out = new PrintStream(new Lines(output), true, StandardCharsets.UTF_8);
    UciServer server = new UciServer(new QueueReader(input), out, "Test 1");
    running =
        CompletableFuture.runAsync(
            () -> {
              try {
                server.run();
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              } finally {
                output.add(END);
              }
            });
  }

  void send(String... lines) {
    for (String line : lines) {
      input.add(line + "\n");
    }
  }

  /** Returns the lines up to the first that starts so, that one included. */
  List<String> readTo(String start) {
    List<String> lines = new ArrayList<>();
    while (lines.isEmpty() || !lines.get(lines.size() - 1).startsWith(start)) {
      String line = next();
      assertThat(line).as("an answer that starts with %s after %s", start, lines).isNotNull();
      lines.add(line);
    }
    return lines;
  }

  /** Returns the next line. */
  String read() {
    return readTo("").get(0);
  }

  /** Ends the input and returns what the server still writes before it ends. */
  List<String> endOfInput() throws Exception {
    input.add(END);
    running.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    List<String> rest = new ArrayList<>();
    output.drainTo(rest);
    rest.remove(END);
    return rest;
  }

  @Override
  public void close() throws Exception {
    endOfInput();
  }

  private String next() {
    try {
      String line = output.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(line)
          .as("an answer, in time, before the session ends")
          .isNotNull()
          .isNotEqualTo(END);
      return line;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads lines from a queue; {@link #END} is the end. */
  private static final class QueueReader extends Reader {
    private final BlockingQueue<String> lines;
    private String rest = "";
    private boolean ended;

    QueueReader(BlockingQueue<String> lines) {
      this.lines = lines;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
      if (rest.isEmpty() && !ended) {
        try {
          rest = lines.take();
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
        ended = rest.equals(END);
      }
      if (ended) {
        return -1;
      }
      int count = Math.min(length, rest.length());
      rest.getChars(0, count, target, offset);
      rest = rest.substring(count);
      return count;
    }

    @Override
    public boolean ready() {
      return !rest.isEmpty();
    }

    @Override
    public void close() {
      ended = true;
    }
  }

  /** Cuts what is written into lines. */
  private static final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final BlockingQueue<String> target;

    Lines(BlockingQueue<String> target) {
      this.target = target;
    }

    @Override
    public void write(int b) {
      if (b == '\n') {
        target.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(b);
      }
    }
  }
}
