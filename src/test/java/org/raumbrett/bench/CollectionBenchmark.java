package org.raumbrett.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.ManyGames;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;

/**
 * A file of very many games: opening, reading all headers, single games, and checking all, cold. To
 * be run with {@code -Xmx300m}; what is printed are milliseconds.
 */
public final class CollectionBenchmark {
  private static final int GAMES = 100_000;

  private CollectionBenchmark() {}

  /** Measures with the file of the first argument, which is made if it does not exist. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    if (!Files.exists(file)) {
      ManyGames.write(file, GAMES);
    }
    long begin = System.nanoTime();
    RgnCollection collection = RgnCollection.open(file);
    long opened =
        tell("open %d bytes, %d games".formatted(Files.size(file), collection.size()), begin);
    int found = 0;
    for (int i = 0; i < collection.size(); i++) {
      found += "Zufallsspieler Ñ17".equals(collection.tags(i).get(Tags.BLACK)) ? 1 : 0;
    }
    long searched = tell("all headers, found " + found, opened);
    tell("open and all headers", begin);
    long slowest = 0;
    for (int i = 0; i < collection.size(); i += collection.size() / 500) {
      long before = System.nanoTime();
      RgnDocument document = collection.read(i);
      slowest = Math.max(slowest, System.nanoTime() - before);
      if (document.hasErrors()) {
        throw new IllegalStateException("game " + i + " has errors");
      }
    }
    tell("500 games", searched);
    print("slowest of them", slowest);
    check(collection);
    System.gc();
    long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    System.out.printf(
        Locale.ROOT, "heap in use with %d games open: %d MB%n", collection.size(), used >> 20);
  }

  private static void check(RgnCollection collection) {
    long before = System.nanoTime();
    RgnCollection.Summary summary = collection.check(problem -> {});
    tell("check of all, %d problems".formatted(summary.problems()), before);
  }

  private static long tell(String what, long since) {
    long now = System.nanoTime();
    print(what, now - since);
    return now;
  }

  private static void print(String what, long nanos) {
    System.out.printf(Locale.ROOT, "%s: %.1f ms%n", what, nanos / 1e6);
  }
}
