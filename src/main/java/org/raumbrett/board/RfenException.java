package org.raumbrett.board;

import java.util.List;

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

  /** Not kept by serialization, which nothing uses. */
  private final transient List<Object> arguments;

  RfenException(Reason reason, int column, String message, Object... arguments) {
    super(message);
    this.reason = reason;
    this.column = column;
    this.arguments = List.of(arguments);
  }

  /** Returns what is wrong. */
  public Reason reason() {
    return reason;
  }

  /**
   * Returns what the reason is about: a piece of text for an unknown piece; rank and level for a
   * wrong number of files; the level for a wrong number of ranks; the least and the greatest number
   * allowed; side and number of kings; the side in check. Empty for the others.
   */
  public List<Object> arguments() {
    return arguments;
  }

  /** Returns the place of the error in the text, counted from 1 in UTF-16 units. */
  public int column() {
    return column;
  }
}
