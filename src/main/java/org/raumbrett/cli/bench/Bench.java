package org.raumbrett.cli.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/**
 * Searches fixed positions to a fixed depth, each from an empty transposition table, on one thread.
 * The sum of the nodes is the engine's signature: a change that is meant to leave the search alone
 * leaves the signature alone.
 */
public final class Bench {
  /** The depth of the measure whose signature the tests hold, in plies. */
  public static final int DEPTH = 8;

  private static final int HASH_MEGABYTES = 8;

  private Bench() {}

  /**
   * What one position took.
   *
   * @param nanos the time in nanoseconds
   */
  public record Entry(Position position, SearchResult result, long nanos) {}

  /**
   * The sums.
   *
   * @param nodes the signature
   * @param nanos the time in nanoseconds
   */
  public record Total(long nodes, long nanos) {
    /** Returns the nodes of a second. */
    public long nodesPerSecond() {
      return Math.round(nodes * 1e9 / Math.max(1, nanos));
    }
  }

  /**
   * Runs the measure.
   *
   * @param depth how deep, in plies
   * @param listener hears of each position
   */
  public static Total run(int depth, Consumer<Entry> listener) {
    Search search = new Search(HASH_MEGABYTES, 1);
    Total total = new Total(0, 0);
    for (Position position : positions()) {
      search.clear();
      long start = System.nanoTime();
      SearchResult result =
          search.search(position, Limits.depth(depth), SearchListener.NONE, new StopToken());
      Entry entry = new Entry(position, result, System.nanoTime() - start);
      total = new Total(total.nodes() + result.nodes(), total.nanos() + entry.nanos());
      listener.accept(entry);
    }
    return total;
  }

  /** Returns the positions: the start, games made by computers, tactics, mates and endgames. */
  public static List<Position> positions() {
    try (InputStream stream = Bench.class.getResourceAsStream("positions.txt")) {
      if (stream == null) {
        throw new IllegalStateException("positions.txt is missing from the program");
      }
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return reader.lines().map(Rfen::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
