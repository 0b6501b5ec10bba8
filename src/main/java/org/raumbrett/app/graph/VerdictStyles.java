package org.raumbrett.app.graph;

import java.util.Locale;
import org.raumbrett.game.Verdict;

/** The style classes of verdicts, which the style sheet gives their colours. */
public final class VerdictStyles {
  private VerdictStyles() {}

  /** Returns {@code blunder}, {@code mistake}, {@code dubious} or {@code none}. */
  public static String of(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }
}
