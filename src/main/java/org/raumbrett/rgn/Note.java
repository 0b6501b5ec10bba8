package org.raumbrett.rgn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Judgement;

/**
 * What an annotation says of one move.
 *
 * @param judgement the verdict, null without one
 * @param nags the glyphs
 * @param end where it ends in the text
 */
record Note(@Nullable Judgement judgement, List<Integer> nags, int end) {
  /** Adds it to the last move of the line. */
  void addTo(LineDraft line) {
    if (judgement != null) {
      line.judge(judgement);
    }
    nags.forEach(line::addNag);
  }
}
