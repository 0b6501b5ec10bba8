package org.raumbrett.app.moves;

import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.Decided;
import org.raumbrett.analysis.Loss;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.Judgement;

/** What a move did to the evaluation, in words. */
final class VerdictWords {
  private final Words words;

  VerdictWords(Words words) {
    this.words = words;
  }

  /**
   * Returns the evaluation with the best move and with the one played: {@code −0.40 → −3.10}.
   *
   * @param after the position after the move
   */
  static String change(Judgement judgement, Position after) {
    return ScoreWords.text(judgement.bestScore())
        + " → "
        + ScoreWords.text(judgement.score(), after);
  }

  /**
   * Returns what is to be said of a move without a mark: that it is good, or why it has none though
   * it gives much away.
   *
   * @param before the position in which it was played
   */
  String unmarked(Position before, Move played, Judgement judgement) {
    if (judgement.bestMove().equals(played)) {
      return words.get("verdict.best");
    }
    return words.get(
        switch (Decided.of(before.sideToMove(), judgement)) {
          case NO -> "verdict.good";
          case WON -> "verdict.won";
          case LOST -> "verdict.lost";
        });
  }

  /**
   * Returns what a marked move gave away, null if there are no words for it.
   *
   * @param before the position in which it was played
   */
  @Nullable String loss(Position before, Move played, Judgement judgement) {
    Loss loss = Loss.of(before, played, judgement);
    return loss.kind() == Loss.Kind.NONE
        ? null
        : words.format("verdict.loss." + loss.kind().key(), Integer.toString(loss.moves()));
  }
}
