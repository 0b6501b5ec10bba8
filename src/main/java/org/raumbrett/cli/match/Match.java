package org.raumbrett.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.raumbrett.board.Position;

/**
 * A match between two players: every opening is played twice, with colours swapped.
 *
 * @param games the number of games
 * @param seed the seed of the openings
 * @param concurrency how many games are played at a time; with players that count nodes the result
 *     does not depend on it
 * @param rules when a game is cut short
 */
public record Match(int games, long seed, int concurrency, GameRules rules) {
  public Match {
    requirePositive("--games", games);
    requirePositive("--concurrency", concurrency);
  }

  private static void requirePositive(String option, int number) {
    if (number < 1) {
      throw new IllegalArgumentException(option + " must be at least 1, not " + number);
    }
  }

  /** The two players of one table; each table of a match has its own. */
  public record Pairing(Player first, Player second) implements AutoCloseable {
    /** Makes the second player after the first, which is closed if that fails. */
    public static Pairing open(Supplier<Player> first, Supplier<Player> second) {
      Player one = first.get();
      try {
        return new Pairing(one, second.get());
      } catch (RuntimeException | OutOfMemoryError e) {
        one.close();
        throw e;
      }
    }

    @Override
    public void close() {
      first.close();
      second.close();
    }
  }

  /**
   * A finished game of a match.
   *
   * @param number the game's number, starting at 0; even: the first player is White
   */
  public record Finished(int number, PlayedGame game) {
    /** Returns 2 if the first player won, 1 for a draw, 0 if it lost. */
    public int firstHalfPoints() {
      return number % 2 == 0 ? game.whiteHalfPoints() : 2 - game.whiteHalfPoints();
    }
  }

  /** Hears of each finished game, one at a time, in the order in which they finish. */
  @FunctionalInterface
  public interface Listener {
    void finished(Finished game);
  }

  /**
   * Plays the match.
   *
   * @param pairings makes the players, a pairing for each table
   * @throws IllegalStateException if a player breaks down
   * @throws InterruptedException if the thread is interrupted; games under way end first
   */
  public Tally play(Supplier<Pairing> pairings, Listener listener) throws InterruptedException {
    ExecutorService tables = Executors.newFixedThreadPool(concurrency);
    AtomicInteger next = new AtomicInteger();
    Listener orderly = serialised(listener);
    try {
      List<Future<Tally>> running = new ArrayList<>();
      for (int table = 0; table < concurrency; table++) {
        running.add(tables.submit(() -> playTable(pairings, next, orderly)));
      }
      Tally sum = Tally.NONE;
      for (Future<Tally> table : running) {
        Tally part = table.get();
        sum =
            new Tally(
                sum.wins() + part.wins(), sum.draws() + part.draws(), sum.losses() + part.losses());
      }
      return sum;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
    } finally {
      // After a failure the other tables end the game they are at.
      tables.shutdownNow();
      tables.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }
  }

  /** Plays games, two by two, until none is left. */
  private Tally playTable(Supplier<Pairing> pairings, AtomicInteger next, Listener listener) {
    Tally tally = Tally.NONE;
    Openings openings = new Openings(seed);
    try (Pairing pairing = pairings.get()) {
      for (int first = next.getAndAdd(2); first < games; first = next.getAndAdd(2)) {
        Position opening = openings.get(first / 2);
        for (int number = first; number < Math.min(first + 2, games); number++) {
          if (Thread.currentThread().isInterrupted()) {
            return tally;
          }
          Finished finished = new Finished(number, play(opening, pairing, number));
          listener.finished(finished);
          tally = tally.plus(finished.firstHalfPoints());
        }
      }
    }
    return tally;
  }

  private PlayedGame play(Position opening, Pairing pairing, int number) {
    return number % 2 == 0
        ? PlayedGame.play(opening, pairing.first(), pairing.second(), rules)
        : PlayedGame.play(opening, pairing.second(), pairing.first(), rules);
  }

  private static Listener serialised(Listener listener) {
    Object lock = new Object();
    return game -> {
      synchronized (lock) {
        listener.finished(game);
      }
    };
  }
}
