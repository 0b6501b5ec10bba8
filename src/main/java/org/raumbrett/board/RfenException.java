package org.raumbrett.board;

/** A text is not a position. The message says what is wrong; {@link #column} says where. */
public final class RfenException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** What can be wrong with the text of a position. */
  public enum Reason {
    WRONG_FIELD_COUNT,
    WRONG_LEVEL_COUNT,
    WRONG_RANK_COUNT,
    WRONG_FILE_COUNT,
    UNKNOWN_PIECE,
    WRONG_SIDE,
    WRONG_NUMBER,
    WRONG_KING_COUNT,
    OPPONENT_IN_CHECK
  }

  private final Reason reason;
  private final int column;

  RfenException(Reason reason, int column, String message) {
    super(message);
    this.reason = reason;
    this.column = column;
  }

  /** Returns what is wrong. */
  public Reason reason() {
    return reason;
  }

  /** Returns the place of the error in the text, counted from 1 in UTF-16 units. */
  public int column() {
    return column;
  }
}
