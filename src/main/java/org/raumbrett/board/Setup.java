package org.raumbrett.board;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position that is being set up: men anywhere, any number of kings. Immutable.
 *
 * @param men the men on their cells
 * @param side the side to move
 * @param halfmoveClock plies since the last capture or pawn move
 * @param fullMoveNumber the number of the move
 */
public record Setup(Map<Cell, Piece> men, Side side, int halfmoveClock, int fullMoveNumber) {
  /** No man at all, White to move. */
  public static final Setup EMPTY = new Setup(Map.of(), Side.WHITE, 0, 1);

  public Setup {
    men = Map.copyOf(men);
  }

  /** Returns the position as one being set up. */
  public static Setup of(Position position) {
    Map<Cell, Piece> men = new HashMap<>();
    for (Cell cell : Cell.ALL) {
      Piece man = position.pieceAt(cell);
      if (man != null) {
        men.put(cell, man);
      }
    }
    return new Setup(
        men, position.sideToMove(), position.halfmoveClock(), position.fullMoveNumber());
  }

  /** Returns the man on the cell, null if it is empty. */
  public @Nullable Piece pieceAt(Cell cell) {
    return men.get(cell);
  }

  /** Returns this with the man on the cell, or the cell empty for null. */
  public Setup with(Cell cell, @Nullable Piece man) {
    Map<Cell, Piece> changed = new HashMap<>(men);
    if (man == null) {
      changed.remove(cell);
    } else {
      changed.put(cell, man);
    }
    return new Setup(changed, side, halfmoveClock, fullMoveNumber);
  }

  public Setup withSide(Side changed) {
    return new Setup(men, changed, halfmoveClock, fullMoveNumber);
  }

  public Setup withHalfmoveClock(int changed) {
    return new Setup(men, side, changed, fullMoveNumber);
  }

  public Setup withFullMoveNumber(int changed) {
    return new Setup(men, side, halfmoveClock, changed);
  }

  /** Returns how many of these men there are. */
  public int count(Piece man) {
    return (int) men.values().stream().filter(other -> other == man).count();
  }

  /**
   * Returns the position.
   *
   * @throws RfenException if a side has not exactly one king, the side not to move is in check, or
   *     a number is out of range; its column means nothing
   */
  public Position toPosition() {
    @Nullable Piece[] array = new Piece[Cell.COUNT];
    men.forEach((cell, man) -> array[cell.index()] = man);
    return Rfen.position(array, side, halfmoveClock, fullMoveNumber);
  }

  /** Returns it as RFEN, which {@link Rfen#parseSetup} reads back. */
  @Override
  public String toString() {
    return Rfen.format(this);
  }
}
