package org.raumbrett.rgn;

import java.util.Locale;
import org.raumbrett.board.RfenException;
import org.raumbrett.rgn.ProblemWords.Sentence;

/** Why a text or a set-up is no position, in the user's language. */
public final class PositionWords {
  private PositionWords() {}

  /** Returns what is wrong, in Spanish or German if that is the locale's language, else English. */
  public static String reason(RfenException problem, Locale locale) {
    Sentence sentence = sentence(problem);
    return ProblemWords.sentence(sentence.key(), "", sentence.arguments(), locale);
  }

  static Sentence sentence(RfenException problem) {
    return new Sentence("POSITION_" + problem.reason(), problem.arguments());
  }
}
