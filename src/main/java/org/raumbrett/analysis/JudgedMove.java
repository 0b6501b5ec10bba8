package org.raumbrett.analysis;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;

/**
 * A move with its judgement.
 *
 * @param mover who played it
 * @param number its place in the main line, counted in plies from 1
 */
public record JudgedMove(Side mover, int number, Ply ply, Judgement judgement) {

  /** Returns the judged moves of the main line in their order. */
  public static List<JudgedMove> of(Game game) {
    List<JudgedMove> moves = new ArrayList<>();
    Side mover = game.start().sideToMove();
    int number = 0;
    for (Ply ply : game.mainLine().plies()) {
      number++;
      Judgement judgement = ply.judgement();
      if (judgement != null) {
        moves.add(new JudgedMove(mover, number, ply, judgement));
      }
      mover = mover.opponent();
    }
    return moves;
  }

  /** Returns what the best move was worth, from the mover's side. */
  public Score best() {
    return fromMover(judgement.bestScore());
  }

  /** Returns what the move played was worth, from the mover's side. */
  public Score played() {
    return fromMover(judgement.score());
  }

  /** Returns how far the mover's win chance fell, 0 to 2. */
  public double loss() {
    return WinChance.loss(best(), played());
  }

  private Score fromMover(Score score) {
    return mover == Side.WHITE ? score : score.negate();
  }
}
