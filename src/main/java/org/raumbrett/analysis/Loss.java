package org.raumbrett.analysis;

import java.util.Locale;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;
import org.raumbrett.game.Judgement;

/**
 * What a marked move gave away, as a player would say it: men, a mate, or the win for a draw.
 *
 * @param moves the moves to the mate that is meant; 0 where none is
 */
public record Loss(Kind kind, int moves) {
  /** The kinds of losses. */
  public enum Kind {
    /** Nothing that has a name. */
    NONE,
    LITTLE,
    PAWN,
    UNICORN,
    ROOK,
    BISHOP,
    /** Two pieces' worth. */
    PIECES,
    QUEEN,
    /** A forced mate was there and is no more. */
    MATE,
    /** The opponent has a forced mate now. */
    MATED,
    /** Both. */
    TURNED,
    STALEMATE,
    /** A draw because nobody can mate any more. */
    DEAD,
    /** A draw by the third occurrence. */
    REPETITION,
    /** A draw by the move rule. */
    MOVE_RULE;

    /** Returns the name in lower case, as the keys of texts have it. */
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Losses in centipawns from which on they are more than a man's worth, the men in between. */
  private static final int PAWN = 60;

  private static final int UNICORN = 220;
  private static final int ROOK = 380;
  private static final int BISHOP = 520;
  private static final int TWO_PIECES = 750;
  private static final int QUEEN = 1200;

  /**
   * Returns what the move gave away.
   *
   * @param before the position in which it was played
   */
  public static Loss of(Position before, Move played, Judgement judgement) {
    boolean white = before.sideToMove() == Side.WHITE;
    Score best = white ? judgement.bestScore() : judgement.bestScore().negate();
    Score own = white ? judgement.score() : judgement.score().negate();
    if (own.isLosingMate() && !best.isLosingMate()) {
      return new Loss(best.isWinningMate() ? Kind.TURNED : Kind.MATED, -own.value());
    }
    Kind draw = own.equals(Score.DRAW) ? draw(before.play(played)) : Kind.NONE;
    if (draw != Kind.NONE) {
      return new Loss(draw, 0);
    }
    if (best.isWinningMate() && !own.isWinningMate()) {
      return new Loss(Kind.MATE, best.value());
    }
    boolean mates = best.isMate() || own.isMate();
    return new Loss(mates ? Kind.NONE : worth(best.value() - own.value()), 0);
  }

  private static Kind draw(Position reached) {
    if (reached.status() == Status.STALEMATE) {
      return Kind.STALEMATE;
    }
    if (reached.isDead()) {
      return Kind.DEAD;
    }
    if (reached.isRepetitionDraw()) {
      return Kind.REPETITION;
    }
    return reached.isMoveRuleDraw() ? Kind.MOVE_RULE : Kind.NONE;
  }

  private static Kind worth(int centipawns) {
    if (centipawns < PAWN) {
      return Kind.LITTLE;
    }
    if (centipawns < UNICORN) {
      return Kind.PAWN;
    }
    if (centipawns < ROOK) {
      return Kind.UNICORN;
    }
    if (centipawns < BISHOP) {
      return Kind.ROOK;
    }
    if (centipawns < TWO_PIECES) {
      return Kind.BISHOP;
    }
    return centipawns < QUEEN ? Kind.PIECES : Kind.QUEEN;
  }
}
