package org.raumbrett.cli.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;

/** A program that speaks UCI with this project's moves and positions. */
public final class UciPlayer implements Player {
  private static final Pattern SCORE = Pattern.compile("\\bscore (cp|mate) (-?\\d+)\\b");
  private static final Pattern NODES = Pattern.compile("\\bnodes (\\d+)\\b");
  private static final int SECONDS_TO_QUIT = 2;

  /** A program says less than this before it is ready. */
  private static final int LINES_BEFORE_READY = 2_000;

  private final Process process;
  private final String name;
  private final Duration forMove;
  private final Duration patience;
  private final ProgramLines in;
  private final PrintWriter out;
  private final String go;

  /**
   * Starts the program.
   *
   * @param command the program and its arguments
   * @param go the command that makes it think, such as {@code go nodes 20000}
   * @param forMove how long it may take over a move before it is given up
   * @param patience how long it may take to introduce itself, and to be ready for a game
   * @throws IllegalStateException if it cannot be started or does not introduce itself in time
   */
  public UciPlayer(List<String> command, String go, Duration forMove, Duration patience) {
    this.name = command.get(0);
    this.forMove = forMove;
    this.patience = patience;
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new IllegalStateException("the program does not start: " + e.getMessage(), e);
    }
    in = new ProgramLines(process.inputReader(StandardCharsets.UTF_8));
    out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
    this.go = go;
    try {
      send("uci");
      await("uciok");
    } catch (RuntimeException e) {
      destroy();
      throw e;
    }
  }

  @Override
  public void newGame() {
    send("ucinewgame");
    send("isready");
    await("readyok");
  }

  @Override
  public Choice choose(PlayedLine line) {
    send("position " + position(line));
    send(go);
    long end = System.nanoTime() + forMove.toNanos();
    Score score = null;
    long nodes = 0;
    String answer = next(end);
    while (!answer.startsWith("bestmove")) {
      score = score(answer, score);
      Matcher counted = NODES.matcher(answer);
      nodes = counted.find() ? Long.parseLong(counted.group(1)) : nodes;
      answer = next(end);
    }
    String[] words = answer.split("\\s+");
    Move move = words.length > 1 ? Move.parse(words[1]) : null;
    if (move == null || !line.current().isLegal(move)) {
      throw new IllegalStateException(
          "no legal move from the program: " + answer + " in " + line.current());
    }
    return new Choice(move, score, nodes);
  }

  @Override
  public void close() {
    send("quit");
    out.close();
    try {
      process.waitFor(SECONDS_TO_QUIT, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    destroy();
  }

  /** Ends the program if it still runs, and what it has started. */
  private void destroy() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    in.close();
  }

  private static String position(PlayedLine line) {
    String start =
        line.start().equals(Position.START) ? "startpos" : "fen " + line.start().toString();
    return line.moves().isEmpty()
        ? start
        : start
            + line.moves().stream()
                .map(Move::toString)
                .collect(Collectors.joining(" ", " moves ", ""));
  }

  private static @Nullable Score score(String line, @Nullable Score before) {
    Matcher matcher = SCORE.matcher(line);
    if (line.contains(" multipv ") && !line.contains(" multipv 1 ") || !matcher.find()) {
      return before;
    }
    int value = Integer.parseInt(matcher.group(2));
    return matcher.group(1).equals("mate") && value != 0 ? Score.mate(value) : Score.cp(value);
  }

  private void send(String line) {
    out.println(line);
    out.flush();
  }

  private String next(long end) {
    try {
      return in.next(end - System.nanoTime());
    } catch (TimeoutException e) {
      throw new IllegalStateException(
          name + " does not move: no bestmove within " + forMove.toSeconds() + " s", e);
    }
  }

  private void await(String line) {
    long end = System.nanoTime() + patience.toNanos();
    try {
      for (int i = 0; i < LINES_BEFORE_READY; i++) {
        if (in.next(end - System.nanoTime()).strip().equals(line)) {
          return;
        }
      }
      throw new IllegalStateException("it says much, but not " + line);
    } catch (IllegalStateException e) {
      throw new IllegalStateException(name + " does not speak UCI: " + e.getMessage(), e);
    } catch (TimeoutException e) {
      throw new IllegalStateException(
          name + " does not speak UCI: no " + line + " within " + patience.toSeconds() + " s", e);
    }
  }
}
