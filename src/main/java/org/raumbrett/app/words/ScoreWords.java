package org.raumbrett.app.words;

import org.raumbrett.board.Score;

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
