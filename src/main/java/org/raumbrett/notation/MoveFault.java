package org.raumbrett.notation;

/** Why a text is not read as a move. */
public enum MoveFault {
  /** The text has not the form of a move at all. */
  NOT_A_MOVE,
  /** Levels must be capitals and files small letters; the argument is the right form. */
  WRONG_CASE,
  /** The argument names a cell outside the cube. */
  NO_SUCH_CELL,
  /** Only one cell is named. */
  ONE_CELL_ONLY,
  /** The argument, behind the cells, means nothing. */
  UNKNOWN_SUFFIX,
  /** The argument is nothing a pawn may become. */
  BAD_PROMOTION,
  /** Nothing stands on the cell given as the argument. */
  EMPTY_ORIGIN,
  /** The man on the origin is not the mover's: kind, cell, side to move. */
  WRONG_SIDE,
  /** The position before is a spacemate. */
  AFTER_SPACEMATE,
  /** The position before is a stalemate. */
  AFTER_STALEMATE,
  /** A pawn must say what it becomes: the cell. */
  MISSING_PROMOTION,
  /** The move does not promote: kind, target cell. */
  NO_PROMOTION,
  /** A man of the mover stands on the target: kind, cell. */
  OWN_MAN_ON_TARGET,
  /** There is no double step. */
  DOUBLE_STEP,
  /** The man does not move so, or something stands in its way: kind, origin, target. */
  CANNOT_MOVE_SO,
  /** The mover is in check and the move does not end it. */
  STAYS_IN_CHECK,
  /** The move exposes the mover's king. */
  EXPOSES_KING
}
