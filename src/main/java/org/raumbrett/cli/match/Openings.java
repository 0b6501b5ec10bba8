package org.raumbrett.cli.match;

import java.util.List;
import java.util.Random;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

/**
 * Random quiet openings: four to six plies from the start, without captures and checks, after which
 * a short search sees neither side ahead. The same seed and number give the same opening.
 */
public final class Openings {
  private static final int LEAST_PLIES = 4;
  private static final int GREATEST_PLIES = 6;
  private static final int BALANCED_CENTIPAWNS = 60;
  private static final Limits LOOK = Limits.depth(4).withNodes(20_000);

  private final long seed;
  private final Search search = new Search(1, 1);

  /** The openings of that seed. */
  public Openings(long seed) {
    this.seed = seed;
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

  private static Position wander(Random random) {
    int plies = LEAST_PLIES + random.nextInt(GREATEST_PLIES - LEAST_PLIES + 1);
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
    return score != null && !score.isMate() && Math.abs(score.value()) <= BALANCED_CENTIPAWNS;
  }
}
