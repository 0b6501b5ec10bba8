package org.raumbrett.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs commands in-process, as the program does, and keeps what they write. */
final class CliRunner {
  /** What a command left behind. */
  record Outcome(int exitCode, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  final List<@Nullable Path> opened = new ArrayList<>();
  private byte[] input = {};

  /** Gives the next commands this standard input. */
  CliRunner input(String text) {
    input = text.getBytes(StandardCharsets.UTF_8);
    return this;
  }

  Outcome run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return run(out, out, args);
  }

  /** Runs a command whose results go to {@code target}. */
  Outcome run(OutputStream target, ByteArrayOutputStream out, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = Streams.of(new ByteArrayInputStream(input), target, err);
    int exitCode = Cli.run(streams, this::open, args);
    return new Outcome(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private int open(@Nullable Path file) {
    opened.add(file);
    return ExitCode.OK;
  }
}
