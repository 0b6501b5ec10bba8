package org.raumbrett.engine;

import org.raumbrett.board.Board;

/**
 * What a position is worth without looking ahead: the sum of the heuristics, each weighted for the
 * opening and the ending. It remembers pawn structures, so an evaluator belongs to one thread.
 */
public final class Evaluator {
  /** What a piece counts for the phase of the game, by kind. */
  private static final int[] PHASE = {0, 0, 2, 1, 2, 2, 6, 0};

  /** The phase of the starting position: all is opening. */
  private static final int FULL_PHASE = 40;

  /** How far, in centipawns, the evaluation is from a rough one at most, but for rare positions. */
  static final int ROUGHNESS = 600;

  private final Placement placement;
  private final PawnStructure pawns;
  private final PieceActivity pieces;
  private final KingSafety kings;
  private final BareKing bareKing;
  private final int pawnThreat;
  private final int blocked;
  private final int tempo;

  /** An evaluator with the fitted weights. */
  public Evaluator() {
    this(Weights.STANDARD);
  }

  /** An evaluator with other weights. */
  public Evaluator(Weights weights) {
    placement = new Placement(weights);
    pawns = new PawnStructure(weights);
    pieces = new PieceActivity(weights);
    kings = new KingSafety(weights);
    bareKing = new BareKing(weights);
    pawnThreat = weights.both(Term.PAWN_THREAT);
    blocked = weights.both(Term.PASSED_BLOCKED);
    tempo = weights.both(Term.TEMPO);
  }

  /** Returns the evaluation in centipawns from the side to move. */
  public int evaluate(Board board) {
    return evaluate(board, placement.of(board));
  }

  /** Returns what the men are worth where they stand, for White, tapered: see {@link Placement}. */
  int placement(Board board) {
    return placement.of(board);
  }

  /** Returns by how much {@link #placement} changes with the move. */
  int placementChange(int move) {
    return placement.change(move);
  }

  /** Returns the evaluation from the side to move, given the board's {@link #placement}. */
  int evaluate(Board board, int placed) {
    int both = placed + pawns.evaluate(board);
    both += pieces.evaluate(board, 0) - pieces.evaluate(board, 1);
    both += kings.evaluate(board, 0, pieces.attack(1)) - kings.evaluate(board, 1, pieces.attack(0));
    both += pawnThreat * (threats(board, 0) - threats(board, 1));
    both += blocked * (pawns.blockedPassers(board, 0) - pawns.blockedPassers(board, 1));
    both += bareKing.evaluate(board, 0) - bareKing.evaluate(board, 1);
    return value(board, both);
  }

  /**
   * Returns what material, place and pawns alone say, from the side to move, given the board's
   * {@link #placement}; the evaluation is hardly ever more than {@link #ROUGHNESS} from it.
   */
  int roughly(Board board, int placed) {
    return value(board, placed + pawns.evaluate(board));
  }

  private int value(Board board, int forWhite) {
    int both = board.side() == 0 ? forWhite + tempo : tempo - forWhite;
    int value = Tapered.blend(both, Math.min(phase(board), FULL_PHASE), FULL_PHASE);
    int better = value > 0 ? board.side() : board.side() ^ 1;
    return Values.belowMate(cannotWin(board, better) ? value / 8 : value);
  }

  /** Returns how many pieces of the other side the side's pawns attack. */
  private int threats(Board board, int side) {
    int enemy = (side ^ 1) << 3;
    return Long.bitCount(pawns.attacks(side, 0) & board.mask(enemy, 0) & ~board.mask(enemy | 1, 0))
        + Long.bitCount(pawns.attacks(side, 1) & board.mask(enemy, 1) & ~board.mask(enemy | 1, 1));
  }

  private static int phase(Board board) {
    int phase = 0;
    for (int kind = 2; kind < 7; kind++) {
      phase +=
          PHASE[kind]
              * (Long.bitCount(board.mask(kind, 0) | board.mask(8 | kind, 0))
                  + Long.bitCount(board.mask(kind, 1) | board.mask(8 | kind, 1)));
    }
    return phase;
  }

  /** Returns whether the side lacks what it takes to mate: no pawn, and a piece but no queen. */
  private static boolean cannotWin(Board board, int side) {
    int base = side << 3;
    return board.count(base) <= 2 && board.count(base | 1) + board.count(base | 6) == 0;
  }
}
