package org.raumbrett.board;

/** How a position stands for the side to move: see the rules' table of ends. */
public enum Status {
  /** Not in check, and there is a legal move. */
  NORMAL(""),
  /** In check, and a reply on the king's own level exists. */
  CHECK("†"),
  /**
   * In check; legal replies exist, but none of them both starts and ends on the king's own level:
   * mate on the board, not in space. Does not end the game.
   */
  BOARDMATE("††"),
  /** In check without a legal move: the side to move has lost. */
  SPACEMATE("†††"),
  /** Not in check and without a legal move: a draw. */
  STALEMATE("≡");

  private final String mark;

  Status(String mark) {
    this.mark = mark;
  }

  /** Returns the mark the IRF's notation sets behind the move that led here; may be empty. */
  public String mark() {
    return mark;
  }

  /** Returns whether the side to move is in check. */
  public boolean isCheck() {
    return this == CHECK || this == BOARDMATE || this == SPACEMATE;
  }

  /** Returns whether the game ends here: spacemate or stalemate. */
  public boolean isEnd() {
    return this == SPACEMATE || this == STALEMATE;
  }
}
