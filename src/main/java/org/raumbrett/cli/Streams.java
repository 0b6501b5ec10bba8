package org.raumbrett.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.raumbrett.rgn.Visible;

/**
 * What a command reads and writes. Text is UTF-8 with LF on every platform, whatever the locale.
 *
 * @param in standard input
 * @param out results
 * @param err progress and errors
 */
public record Streams(InputStream in, PrintStream out, PrintStream err) {

  /** Returns the streams of this process. A failure to write results ends the command at once. */
  public static Streams ofProcess() {
    return new Streams(
        System.in,
        utf8(new Failing(new FileOutputStream(FileDescriptor.out))),
        utf8(new FileOutputStream(FileDescriptor.err)));
  }

  /** Returns streams that write to those given. */
  public static Streams of(InputStream in, OutputStream out, OutputStream err) {
    return new Streams(in, utf8(new Failing(out)), utf8(err));
  }

  /** Writes a line of results. */
  public void print(String line) {
    out.print(line + "\n");
  }

  /** Writes a line for the person who waits: progress or an error. */
  public void tell(String line) {
    err.print(line + "\n");
    err.flush();
  }

  /** Writes an error as one line, whatever the message contains. */
  public void fail(String message) {
    tell("raumbrett: " + Visible.text(message.strip().replaceAll("\\s*\\R\\s*", " ")));
  }

  private static PrintStream utf8(OutputStream stream) {
    return new PrintStream(stream, false, StandardCharsets.UTF_8);
  }

  /** A {@link PrintStream} would hide an IOException until asked; this one it lets through. */
  private static final class Failing extends OutputStream {
    private final OutputStream target;

    Failing(OutputStream target) {
      this.target = target;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      try {
        target.write(bytes, offset, length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void flush() {
      try {
        target.flush();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
