package org.raumbrett.app.system;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a small program of the system and returns what it says. */
@FunctionalInterface
public interface CommandRunner {
  /** How long a program may take, in seconds. */
  int PATIENCE_SECONDS = 3;

  /** Returns the program's output, empty if it is missing, fails or takes too long. */
  String run(List<String> command);

  /** Returns a runner of real programs. It blocks: not for the user interface's thread. */
  static CommandRunner real() {
    return command -> {
      Process process;
      try {
        process =
            new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectInput(ProcessBuilder.Redirect.PIPE)
                .start();
      } catch (IOException e) {
        // The program is not there: this desktop is another one.
        return "";
      }
      try {
        process.getOutputStream().close();
        // What these programs say fits into the pipe, so that it can be read after their end.
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
          return "";
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        return "";
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return "";
      } finally {
        process.destroyForcibly();
      }
    };
  }
}
