package org.raumbrett.app.boards;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/**
 * Where a man can go. For a man of the side not to move this is what it could do if it were its
 * turn.
 *
 * @param quiet the empty cells it may go to
 * @param captures the cells on which it may take
 * @param barred the cells it bears on without being allowed to go there, because its king would be
 *     or stay in check
 */
record Reach(Set<Cell> quiet, Set<Cell> captures, Set<Cell> barred) {
  /** No man, nowhere to go. */
  static final Reach NONE = new Reach(Set.of(), Set.of(), Set.of());

  /** Returns the reach of the man on the cell; {@link #NONE} if there is none. */
  static Reach of(Position position, Cell from) {
    Piece man = position.pieceAt(from);
    if (man == null) {
      return NONE;
    }
    Set<Cell> quiet = new HashSet<>();
    Set<Cell> captures = new HashSet<>();
    Position turn = man.side() == position.sideToMove() ? position : passed(position);
    if (turn != null) {
      for (Move move : turn.legalMoves()) {
        if (move.from() == from) {
          (turn.pieceAt(move.to()) == null ? quiet : captures).add(move.to());
        }
      }
    }
    Set<Cell> barred = new HashSet<>();
    for (Cell cell : position.attackedFrom(from)) {
      Piece there = position.pieceAt(cell);
      boolean couldGo = there == null ? man.kind() != PieceKind.PAWN : there.side() != man.side();
      if (couldGo && !quiet.contains(cell) && !captures.contains(cell)) {
        barred.add(cell);
      }
    }
    return new Reach(Set.copyOf(quiet), Set.copyOf(captures), Set.copyOf(barred));
  }

  /** The position with the other side to move; null if the side to move is in check. */
  private static @Nullable Position passed(Position position) {
    if (position.inCheck()) {
      return null;
    }
    @Nullable Piece[] men = new Piece[Cell.COUNT];
    for (Cell cell : Cell.ALL) {
      men[cell.index()] = position.pieceAt(cell);
    }
    return Rfen.position(
        men, position.sideToMove().opponent(), position.halfmoveClock(), position.fullMoveNumber());
  }
}
