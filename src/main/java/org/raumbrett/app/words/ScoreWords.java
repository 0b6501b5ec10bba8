package org.raumbrett.app.words;

import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;

/** Evaluations as text. */
public final class ScoreWords {
  private ScoreWords() {}

  /** Returns {@code +0.25}, {@code −3.10}, {@code 0.00}, {@code #3} or {@code #−3}. */
  public static String text(Score score) {
    if (!score.isMate() && score.value() == 0) {
      return "0.00";
    }
    return score.toString().replace('-', '−');
  }

  /** Returns the result if the position shown is a spacemate, else the brief score. */
  public static String brief(Score score, Position shown) {
    return shown.status() == Status.SPACEMATE ? result(shown) : brief(score);
  }

  /** Returns the result if the position shown is a spacemate, else the score. */
  public static String text(Score score, Position shown) {
    return shown.status() == Status.SPACEMATE ? result(shown) : text(score);
  }

  /**
   * Returns the score as it is read aloud: a mate in words, and that the game is over if the
   * position shown is a spacemate.
   */
  public static String spoken(Score score, Position shown, Words words) {
    if (shown.status() == Status.SPACEMATE) {
      boolean white = shown.sideToMove() == Side.WHITE;
      return words.get(white ? "status.spacemate.white" : "status.spacemate.black");
    }
    return spoken(score, words);
  }

  /** Returns the score as it is read aloud: a mate in words. */
  public static String spoken(Score score, Words words) {
    if (!score.isMate()) {
      return text(score);
    }
    String key = score.isWinningMate() ? "score.mate.white" : "score.mate.black";
    return words.format(key, Math.abs(score.value()));
  }

  private static String result(Position mated) {
    return mated.sideToMove() == Side.BLACK ? "1–0" : "0–1";
  }

  /** Returns the score with one decimal at most, for narrow places: {@code +0.3}, {@code #3}. */
  public static String brief(Score score) {
    if (score.isMate()) {
      return text(score);
    }
    int tenths = Math.round(score.value() / 10f);
    String sign = tenths > 0 ? "+" : tenths < 0 ? "−" : "";
    int size = Math.abs(tenths);
    return size >= 100
        ? sign + Math.abs(Math.round(score.value() / 100f))
        : sign + size / 10 + "." + size % 10;
  }
}
