package org.raumbrett.cli.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Status;
import org.raumbrett.engine.Search;

/**
 * A session of the Universal Chess Interface. Moves are written {@code Ab1Bd1} or {@code Dc5Ec5q},
 * positions as RFEN. A command that makes no sense is answered by an {@code info string}; while a
 * search runs, {@code stop}, {@code isready}, {@code uci} and {@code quit} are obeyed and what
 * would change the position or an option is refused. The end of the input is {@code quit}.
 */
public final class UciServer {
  private final BufferedReader in;
  private final PrintStream out;
  private final String name;
  private final UciOptions options = new UciOptions();
  private Position position = Position.START;
  private @Nullable Search search;
  private @Nullable SearchJob job;

  /**
   * A session.
   *
   * @param name the program's name and version
   */
  public UciServer(Reader in, PrintStream out, String name) {
    this.in = new BufferedReader(in);
    this.out = out;
    this.name = name;
  }

  /**
   * Answers commands until {@code quit}, the end of the input, or an interrupt.
   *
   * @throws IOException if the input cannot be read
   */
  public void run() throws IOException {
    try {
      String line = in.readLine();
      while (line != null && obey(line)) {
        line = in.readLine();
      }
      stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Carries out a command and returns whether the session goes on. */
  private boolean obey(String line) throws InterruptedException {
    Words words = new Words(line);
    String command = words.next().toLowerCase(Locale.ROOT);
    try {
      switch (command) {
        case "quit" -> {
          return false;
        }
        case "" -> {}
        case "uci" -> introduce();
        case "isready" -> say(List.of("readyok"));
        case "stop" -> stop();
        case "ucinewgame" -> newGame();
        case "setoption" -> setOption(words);
        case "position" -> {
          requireIdle(command);
          position = UciPosition.parse(words);
        }
        case "go" -> go(words);
        default -> throw new UciException("unknown command '" + command + "'");
      }
    } catch (UciException e) {
      say(List.of("info string " + e.getMessage()));
    }
    return true;
  }

  private void introduce() {
    say(List.of("id name " + name, "id author the Raumbrett developers"));
    say(options.describe());
    say(List.of("uciok"));
  }

  private void newGame() throws UciException {
    requireIdle("ucinewgame");
    position = Position.START;
    if (search != null) {
      search.clear();
    }
  }

  private void setOption(Words words) throws UciException {
    requireIdle("setoption");
    int hash = options.hashMegabytes();
    int threads = options.threads();
    options.set(words);
    if (hash != options.hashMegabytes() || threads != options.threads()) {
      search = null;
    }
  }

  private void go(Words words) throws UciException {
    requireIdle("go");
    UciGo go = UciGo.parse(words, position, options);
    Status status = position.status();
    if (status.isEnd()) {
      say(
          List.of(
              "info depth 0 score " + (status == Status.STALEMATE ? "cp 0" : "mate 0"),
              "bestmove (none)"));
      return;
    }
    if (search == null) {
      search = new Search(options.hashMegabytes(), options.threads());
    }
    job = SearchJob.start(search, position, go, this::say);
  }

  private void stop() throws InterruptedException {
    if (job != null) {
      job.stop();
    }
  }

  private void requireIdle(String command) throws UciException {
    if (job != null && job.isRunning()) {
      throw new UciException(command + " refused: a search is running, send stop first");
    }
  }

  /** Writes lines that belong together; both the reader's and the search's thread come here. */
  private synchronized void say(List<String> lines) {
    lines.forEach(line -> out.print(line + "\n"));
    out.flush();
  }
}
