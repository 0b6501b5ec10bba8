package org.raumbrett.cli.match;

import java.util.List;
import java.util.Random;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

/**
 * Random quiet openings: a few plies from the start, without captures and checks, after which a
 * short search sees neither side ahead. The same seed and number give the same opening.
 */
public final class Openings {
  private static final Limits LOOK = Limits.depth(4).withNodes(20_000);

  private final long seed;
  private final int leastPlies;
  private final int greatestPlies;
  private final int mostCentipawns;
  private final Search search = new Search(1, 1);

  /** Openings of four to six plies, balanced within 60 centipawns. */
  public Openings(long seed) {
    this(seed, 4, 6, 60);
  }

  /**
   * Openings of another kind.
   *
   * @param mostCentipawns how far ahead a side may be
   */
  public Openings(long seed, int leastPlies, int greatestPlies, int mostCentipawns) {
    this.seed = seed;
    this.leastPlies = leastPlies;
    this.greatestPlies = greatestPlies;
    this.mostCentipawns = mostCentipawns;
  }

  /** Returns an opening by its number, as the position after it. */
  public Position get(int number) {
    Random random = new Random(seed * 1_000_003 + number);
    while (true) {
      Position position = wander(random);
      if (isBalanced(position)) {
        return position;
      }
    }
  }

  private Position wander(Random random) {
    int plies = leastPlies + random.nextInt(greatestPlies - leastPlies + 1);
    Position position = Position.START;
    for (int ply = 0; ply < plies; ply++) {
      List<Position> next = quietMoves(position);
      if (next.isEmpty()) {
        return position;
      }
      position = next.get(random.nextInt(next.size()));
    }
    return position;
  }

  private static List<Position> quietMoves(Position position) {
    return position.legalMoves().stream()
        .filter(move -> position.pieceAt(move.to()) == null && move.promotion() == null)
        .map(position::play)
        .filter(next -> !next.inCheck())
        .toList();
  }

  private boolean isBalanced(Position position) {
    search.clear();
    Score score = EnginePlayer.choose(search, position, LOOK).score();
    return score != null && !score.isMate() && Math.abs(score.value()) <= mostCentipawns;
  }
}
