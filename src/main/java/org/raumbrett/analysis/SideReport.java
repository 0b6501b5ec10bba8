package org.raumbrett.analysis;

import java.util.List;
import java.util.OptionalDouble;
import org.raumbrett.board.Side;
import org.raumbrett.game.Verdict;

/**
 * What the judgements of a game say of one player.
 *
 * @param moves how many of the player's moves were judged
 * @param blunders how many got ??
 * @param mistakes how many got ?
 * @param dubious how many got ?!
 * @param averageLoss centipawns lost a move, evaluations capped at {@link WinChance#CAP}; empty
 *     without a judged move
 * @param accuracy 0 to 100 per cent; empty without a judged move
 */
public record SideReport(
    int moves,
    int blunders,
    int mistakes,
    int dubious,
    OptionalDouble averageLoss,
    OptionalDouble accuracy) {

  static SideReport of(List<JudgedMove> all, Side side) {
    List<JudgedMove> own = all.stream().filter(move -> move.mover() == side).toList();
    return new SideReport(
        own.size(),
        count(own, Verdict.BLUNDER),
        count(own, Verdict.MISTAKE),
        count(own, Verdict.DUBIOUS),
        own.stream().mapToDouble(SideReport::centipawnLoss).average(),
        Accuracy.ofSide(all, side));
  }

  /** Returns how many moves got the mark. */
  public int count(Verdict verdict) {
    return switch (verdict) {
      case BLUNDER -> blunders;
      case MISTAKE -> mistakes;
      case DUBIOUS -> dubious;
      case NONE -> moves - blunders - mistakes - dubious;
    };
  }

  private static int count(List<JudgedMove> moves, Verdict verdict) {
    return (int) moves.stream().filter(move -> move.judgement().verdict() == verdict).count();
  }

  private static double centipawnLoss(JudgedMove move) {
    return Math.max(0, WinChance.capped(move.best()) - WinChance.capped(move.played()));
  }
}
