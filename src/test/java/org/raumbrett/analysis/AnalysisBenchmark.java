package org.raumbrett.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnReader;

/**
 * Measures judging at the default level in one Java process: the first game cold, as somebody finds
 * it who has just started the program, then all games with one thread and with two, in turn. Prints
 * wall times, when the first verdict stood, and how long a running analysis takes to stop.
 *
 * <p>Arguments: game files. Of each the first game is taken, of it at most 60 plies.
 */
public final class AnalysisBenchmark {
  private static final int PLIES = 60;
  private static final int ROUNDS = 2;
  private static final int CANCELS = 10;

  private AnalysisBenchmark() {}

  public static void main(String[] files) throws IOException, InterruptedException {
    List<Game> games = new ArrayList<>();
    for (String file : files) {
      List<ReadGame> read = RgnReader.read(Files.readAllBytes(Path.of(file))).games();
      games.add(beginning(read.get(0).game()));
    }
    AtomicLong first = new AtomicLong();
    long cold = analyse(games.get(0), 2, first);
    System.out.printf(
        "cold, 2 threads: %d plies in %.2f s, first verdict after %.2f s%n",
        games.get(0).length(), cold / 1e9, first.get() / 1e9);
    for (int round = 0; round < ROUNDS; round++) {
      long[] sums = new long[3];
      for (Game game : games) {
        StringBuilder line = new StringBuilder(game.length() + " plies");
        for (int threads = 1; threads <= 2; threads++) {
          long time = analyse(game, threads, first);
          sums[threads] += time;
          line.append(
              String.format("; %d: %.2f s, first %.2f s", threads, time / 1e9, first.get() / 1e9));
        }
        System.out.println(line);
      }
      System.out.printf(
          "warm: one thread %.2f s, two %.2f s, ratio %.2f%n",
          sums[1] / 1e9, sums[2] / 1e9, (double) sums[2] / sums[1]);
    }
    cancel(games.get(0));
  }

  private static Game beginning(Game game) {
    int plies = Math.min(PLIES, game.length());
    return game.withMainLine(new Line(List.of(), game.mainLine().plies().subList(0, plies)));
  }

  private static long analyse(Game game, int threads, AtomicLong first) {
    long start = System.nanoTime();
    first.set(0);
    AnalysisListener ear =
        new AnalysisListener() {
          @Override
          public void judged(GamePath path, Judgement judgement) {
            first.compareAndSet(0, System.nanoTime() - start);
          }
        };
    new GameAnalyser()
        .analyse(game, Strength.DEFAULT, AnalysisScope.MAIN_LINE, threads, ear, new StopToken());
    return System.nanoTime() - start;
  }

  private static void cancel(Game game) throws InterruptedException {
    long worst = 0;
    for (int i = 0; i < CANCELS; i++) {
      StopToken stop = new StopToken();
      Thread analysis =
          new Thread(
              () ->
                  new GameAnalyser()
                      .analyse(
                          game,
                          Strength.MAXIMUM,
                          AnalysisScope.MAIN_LINE,
                          2,
                          AnalysisListener.NONE,
                          stop));
      analysis.start();
      Thread.sleep(150 + 37 * i);
      long asked = System.nanoTime();
      stop.stop();
      analysis.join();
      worst = Math.max(worst, System.nanoTime() - asked);
    }
    System.out.printf("cancelled %d times, at most %.1f ms%n", CANCELS, worst / 1e6);
  }
}
