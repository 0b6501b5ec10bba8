package org.raumbrett.game;

import org.jspecify.annotations.Nullable;

/** What the engine says of a move. */
public enum Verdict {
  /** Nothing to remark. */
  NONE(""),
  /** ?!: dubious. */
  DUBIOUS("?!"),
  /** ?: a mistake. */
  MISTAKE("?"),
  /** ??: a blunder. */
  BLUNDER("??");

  private final String glyph;

  Verdict(String glyph) {
    this.glyph = glyph;
  }

  /** Returns the glyph, empty for {@link #NONE}. */
  public String glyph() {
    return glyph;
  }

  /** Returns the verdict with exactly this glyph, null if there is none. */
  public static @Nullable Verdict ofGlyph(String glyph) {
    for (Verdict verdict : values()) {
      if (verdict.glyph.equals(glyph)) {
        return verdict;
      }
    }
    return null;
  }
}
