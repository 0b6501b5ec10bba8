package org.raumbrett.analysis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Ending;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Judgement;

/**
 * Judges one move at a time. The best move and the move played are searched from the same root to
 * the same depth, so that a verdict compares like with like. What it finds depends on the position,
 * on what led to it, on the move and on the level alone: each judgement starts from an empty memory
 * and counts its effort in nodes and plies. A judge belongs to one thread.
 */
public final class MoveJudge {
  /** A mate that is one move slower lies two plies deeper. */
  private static final int SLOWER_MATE = 2;

  /**
   * The played move's search takes a third of the level's nodes in the mean; never more than this.
   */
  private static final long MOST_BUDGETS = 4;

  private final PositionSearcher searcher;

  /** A judge with an engine of its own. */
  public MoveJudge() {
    this(new EngineSearcher());
  }

  MoveJudge(PositionSearcher searcher) {
    this.searcher = searcher;
  }

  /**
   * Judges a move.
   *
   * @param before the position in which it was played, with what led to it
   * @param played the move
   * @param strength the level, which bounds the effort
   * @return the judgement, or null if the token stopped it
   * @throws IllegalArgumentException if the move is not legal
   */
  public @Nullable Judgement judge(
      Position before, Move played, Strength strength, StopToken stop) {
    Position after = before.play(played);
    searcher.clear();
    SearchResult search = searcher.search(before, strength.judgingLimits(), stop);
    if (stop.isStopped()) {
      return null;
    }
    SearchLine best = search.best().orElseThrow();
    SearchLine own = best;
    if (!best.move().equals(played)) {
      Score exact = exactScore(after);
      own =
          exact == null
              ? searched(before, played, best.score(), search.depth(), strength, stop)
              : new SearchLine(exact, List.of(played));
      best = own.score().compareTo(best.score()) > 0 ? own : best;
    }
    return stop.isStopped()
        ? null
        : judgement(before, best, own, search.depth(), strength.number());
  }

  /** A forced move is the best one, so it is never marked. */
  private static Judgement judgement(
      Position before, SearchLine best, SearchLine own, int depth, int level) {
    boolean white = before.sideToMove() == Side.WHITE;
    return new Judgement(
        VerdictRule.verdict(best.score(), own.score()),
        white ? own.score() : own.score().negate(),
        white ? best.score() : best.score().negate(),
        best.moves(),
        depth,
        level);
  }

  /** Scores the played move to the depth of the best one, and deeper if a mate seems lost. */
  private SearchLine searched(
      Position before, Move played, Score best, int depth, Strength strength, StopToken stop) {
    SearchResult alone = alone(before, played, depth, strength, stop);
    SearchLine line = alone.best().orElseThrow();
    int deeper = depth + SLOWER_MATE;
    boolean canGoDeeper = alone.depth() == depth && deeper <= Limits.MAX_DEPTH;
    if (canGoDeeper && VerdictRule.losesMate(best, line.score())) {
      SearchLine slower = alone(before, played, deeper, strength, stop).best().orElseThrow();
      return slower.score().isWinningMate() ? slower : line;
    }
    return line;
  }

  /**
   * Searches the move with a full window, as the only one looked at. The bound on the nodes is for
   * positions with a short mate, where the best move's depth means little.
   */
  private SearchResult alone(
      Position before, Move played, int depth, Strength strength, StopToken stop) {
    Limits limits =
        Limits.depth(depth)
            .withNodes(MOST_BUDGETS * strength.nodes())
            .withMinDepth(Strength.JUDGING_DEPTH)
            .withRootMoves(List.of(played));
    return searcher.search(before, limits, stop);
  }

  /**
   * Returns what the rules say of a position just reached, from the side of the player who reached
   * it; null if they say nothing. A second occurrence of a position is no draw.
   */
  private static @Nullable Score exactScore(Position reached) {
    Ending ending = reached.ending();
    if (ending == null) {
      return null;
    }
    return ending == Ending.SPACEMATE ? Score.mate(1) : Score.DRAW;
  }
}
