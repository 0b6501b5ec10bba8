package org.raumbrett.cli.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

  private final Process process;
  private final BufferedReader in;
  private final PrintWriter out;
  private final String go;

  /**
   * Starts the program.
   *
   * @param command the program and its arguments
   * @param go the command that makes it think, such as {@code go nodes 20000}
   * @throws IllegalStateException if it cannot be started or does not introduce itself
   */
  public UciPlayer(List<String> command, String go) {
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new IllegalStateException("the program does not start: " + e.getMessage(), e);
    }
    in = process.inputReader(StandardCharsets.UTF_8);
    out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
    this.go = go;
    try {
      send("uci");
      await("uciok");
    } catch (RuntimeException e) {
      close();
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
    Score score = null;
    long nodes = 0;
    String answer = read();
    while (!answer.startsWith("bestmove")) {
      score = score(answer, score);
      Matcher counted = NODES.matcher(answer);
      nodes = counted.find() ? Long.parseLong(counted.group(1)) : nodes;
      answer = read();
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
      if (!process.waitFor(SECONDS_TO_QUIT, TimeUnit.SECONDS)) {
        process.destroy();
      }
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
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

  private void await(String line) {
    while (!read().strip().equals(line)) {
      // Whatever comes before it is of no interest.
    }
  }

  private String read() {
    try {
      String line = in.readLine();
      if (line == null) {
        throw new IllegalStateException("the program has ended");
      }
      return line;
    } catch (IOException e) {
      throw new IllegalStateException("the program does not answer: " + e.getMessage(), e);
    }
  }
}
