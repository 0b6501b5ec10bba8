package org.raumbrett.notation;

/** What is odd about the text of a move that is read all the same. */
public enum MoveRemark {
  /** The piece sign does not name the man that moves. */
  WRONG_SIGN,
  /** The mark claims a check, and there is none. */
  NO_CHECK,
  /** The mark claims a spacemate, and it is none. */
  NO_SPACEMATE,
  /** The mark claims a stalemate, and it is none. */
  NO_STALEMATE
}
