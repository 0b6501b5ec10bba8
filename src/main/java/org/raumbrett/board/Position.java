package org.raumbrett.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An immutable position: the men, the side to move, the move counters, and for the repetition rule
 * the keys of the positions since the last capture or pawn move. Two positions are equal if men,
 * side and counters are; what led to them does not count.
 */
public final class Position {
  /** The starting array of Maack 1919; Black's is White's turned through the centre of the cube. */
  public static final Position START =
      Rfen.parse(
          "rnknr/ppppp/5/5/5|ubqub/ppppp/5/5/5|5/5/5/5/5|5/5/5/PPPPP/BUQBU|5/5/5/PPPPP/RNKNR w 0 1");

  private final byte[] men;
  private final Side side;
  private final int halfmoveClock;
  private final int fullMoveNumber;
  private final @Nullable EarlierKeys earlier;
  private @Nullable List<Move> legalMoves;
  private @Nullable Status status;

  /** The array is not copied: it must not be changed any more. */
  Position(
      byte[] men, Side side, int halfmoveClock, int fullMoveNumber, @Nullable EarlierKeys earlier) {
    this.men = men;
    this.side = side;
    this.halfmoveClock = halfmoveClock;
    this.fullMoveNumber = fullMoveNumber;
    this.earlier = earlier;
  }

  /** Returns the man on the cell, null if it is empty. */
  public @Nullable Piece pieceAt(Cell cell) {
    return Piece.ofCode(men[cell.index()]);
  }

  /** Returns the side to move. */
  public Side sideToMove() {
    return side;
  }

  /** Returns the plies since the last capture or pawn move. */
  public int halfmoveClock() {
    return halfmoveClock;
  }

  /** Returns the number of the current move, counted up after Black's. */
  public int fullMoveNumber() {
    return fullMoveNumber;
  }

  /** Returns the cell of the side's king. */
  public Cell king(Side whose) {
    int code = Piece.of(whose, PieceKind.KING).code();
    int cell = 0;
    while (men[cell] != code) {
      cell++;
    }
    return Cell.ofIndex(cell);
  }

  /** Returns the legal moves in their natural order. */
  public List<Move> legalMoves() {
    List<Move> known = legalMoves;
    if (known == null) {
      int[] codes = new int[Board.MAX_MOVES];
      int end = Board.at(this).generate(codes, 0, MoveClass.ALL);
      List<Move> moves = new ArrayList<>(end);
      for (int i = 0; i < end; i++) {
        moves.add(MoveCode.toMove(codes[i]));
      }
      moves.sort(null);
      known = List.copyOf(moves);
      legalMoves = known;
    }
    return known;
  }

  /** Returns whether the move is legal here. */
  public boolean isLegal(Move move) {
    Board board = Board.at(this);
    return board.isLegal(board.code(move));
  }

  /**
   * Returns the position after the move.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public Position play(Move move) {
    Board board = Board.at(this);
    int code = board.code(move);
    if (!board.isLegal(code)) {
      throw new IllegalArgumentException(move + " is not legal in " + this);
    }
    board.make(code);
    Position next = board.toPosition();
    EarlierKeys keys = next.halfmoveClock == 0 ? null : new EarlierKeys(key(), earlier);
    return new Position(next.men, next.side, next.halfmoveClock, next.fullMoveNumber, keys);
  }

  /** Returns how the position stands for the side to move. */
  public Status status() {
    Status known = status;
    if (known == null) {
      known = Board.at(this).status();
      status = known;
    }
    return known;
  }

  /** Returns whether the side to move is in check. */
  public boolean inCheck() {
    return Board.at(this).inCheck();
  }

  /**
   * Returns whether no sequence of moves can mate either king: K v K, K + one of R B N U v K, and K
   * + U + one of R B N U v K.
   */
  public boolean isDead() {
    return Board.at(this).isDead();
  }

  /** Returns whether 100 plies have gone by without a capture or a pawn move. */
  public boolean isMoveRuleDraw() {
    return halfmoveClock >= Ends.MOVE_RULE_PLIES;
  }

  /**
   * Returns how often this position has stood in the line of play that led to it, itself included.
   */
  public int occurrences() {
    return 1 + EarlierKeys.occurrences(earlier, key());
  }

  /** Returns whether this position stands for the third time. */
  public boolean isRepetitionDraw() {
    return occurrences() >= Ends.REPETITIONS;
  }

  /**
   * Returns how the position, which remembers what led to it, ends the game; null if it goes on. If
   * several reasons hold, the first of {@link Ending} is given.
   */
  public @Nullable Ending ending() {
    if (status().isEnd()) {
      return status() == Status.SPACEMATE ? Ending.SPACEMATE : Ending.STALEMATE;
    }
    if (isDead()) {
      return Ending.DEAD_POSITION;
    }
    if (isMoveRuleDraw()) {
      return Ending.MOVE_RULE;
    }
    return isRepetitionDraw() ? Ending.REPETITION : null;
  }

  /** Returns the men of the side that attack the cell, pinned or not, in the natural order. */
  public List<Cell> attackers(Cell target, Side by) {
    return Attacks.attackers(Board.at(this), target, by);
  }

  /**
   * Returns the cells that the man on the cell attacks, pinned or not, whoever stands there, in the
   * natural order; none if the cell is empty.
   */
  public List<Cell> attackedFrom(Cell from) {
    return Attacks.attackedFrom(new Board(this), from);
  }

  /**
   * Returns the Zobrist key of men and side to move; the same position has the same key for ever.
   */
  public long key() {
    long key = side == Side.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      if (men[cell] != 0) {
        key ^= Zobrist.key(men[cell], cell);
      }
    }
    return key;
  }

  /** Returns the code of the man on the cell with that index, 0 for none. */
  int code(int cell) {
    return men[cell];
  }

  /** Returns the keys of the positions before this one since the last capture or pawn move. */
  long[] earlierKeys() {
    return EarlierKeys.toArray(earlier);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Position other
        && side == other.side
        && halfmoveClock == other.halfmoveClock
        && fullMoveNumber == other.fullMoveNumber
        && Arrays.equals(men, other.men);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /** Returns the position as RFEN. */
  @Override
  public String toString() {
    return Rfen.format(this);
  }
}
