package org.raumbrett.game;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Side;

/** How a game ended, as the four result tokens tell it. */
public enum GameResult {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),
  UNFINISHED("*");

  private final String token;

  GameResult(String token) {
    this.token = token;
  }

  /** Returns the token, such as {@code 1-0}. */
  public String token() {
    return token;
  }

  /** Returns the result with exactly this token, null if there is none. */
  public static @Nullable GameResult ofToken(String token) {
    for (GameResult result : values()) {
      if (result.token.equals(token)) {
        return result;
      }
    }
    return null;
  }

  /** Returns the result when that side has won. */
  public static GameResult wonBy(Side side) {
    return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
  }
}
