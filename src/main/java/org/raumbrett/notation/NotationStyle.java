package org.raumbrett.notation;

import java.util.Locale;
import org.raumbrett.board.PieceKind;

/**
 * The ways to write a move. {@link MoveReader} reads all of them back but {@link #DESCRIPTIVE},
 * which {@link Descriptive} reads.
 */
public enum NotationStyle {
  /**
   * What an RGN file holds: {@code ♘Ab1–Ac3}. The unicorn has the knight's figurine, as the site
   * prints it; only a promotion to it is {@code =U}. No sign for captures.
   */
  RGN("♙♘♘♗♖♕♔", "–", "–", "=", "♙♘U♗♖♕♔", Marks.DAGGERS),
  /** As {@link #RGN}, but the unicorn is U: for the screen, where it must not look a knight. */
  SCREEN("♙♘U♗♖♕♔", "–", "–", "=", "♙♘U♗♖♕♔", Marks.DAGGERS),
  /** As {@link #RGN} without the piece, and with letters for promotions: {@code Ab1–Ac3}. */
  CELLS("", "–", "–", "=", "PNUBRQK", Marks.NONE),
  /** Cells alone: {@code Ab1Ac3}, {@code Ec4Ec5q}. */
  COORDINATES("", "", "", "", "pnubrqk", Marks.NONE),
  /** English letters and plain signs: {@code NAb1-Ac3}, {@code QAe1xAe3+}. */
  ENGLISH("PNUBRQK", "-", "x", "=", "PNUBRQK", Marks.PLAIN),
  /** Spanish letters (Peón, Caballo, Unicornio, Alfil, Torre, Dama, Rey). */
  SPANISH("PCUATDR", "-", "x", "=", "PCUATDR", Marks.PLAIN),
  /** German letters (Bauer, Springer, Einhorn, Läufer, Turm, Dame, König). */
  GERMAN("BSELTDK", "-", "x", "=", "BSELTDK", Marks.PLAIN),
  /** Spanish letters, and the target as the mover counts it: {@code C13R}, {@code DxP}. */
  DESCRIPTIVE("PCUATDR", "-", "x", "=", "PCUATDR", Marks.PLAIN);

  /** Which marks follow a move that gives check or stalemate. */
  enum Marks {
    /** † †† ††† ≡. */
    DAGGERS,
    /** + ++ #; nothing for a stalemate. */
    PLAIN,
    NONE
  }

  private final String signs;
  private final String dash;
  private final String captureDash;
  private final String promotionSign;
  private final String promotionPieces;
  private final Marks marks;

  NotationStyle(
      String signs,
      String dash,
      String captureDash,
      String promotionSign,
      String promotionPieces,
      Marks marks) {
    this.signs = signs;
    this.dash = dash;
    this.captureDash = captureDash;
    this.promotionSign = promotionSign;
    this.promotionPieces = promotionPieces;
    this.marks = marks;
  }

  /** Returns the style with the piece letters of the language, English for those without. */
  public static NotationStyle letters(Locale locale) {
    return switch (locale.getLanguage()) {
      case "es" -> SPANISH;
      case "de" -> GERMAN;
      default -> ENGLISH;
    };
  }

  /** Returns the sign set before a move of that kind, empty if this style sets none. */
  public String sign(PieceKind kind) {
    return signs.isEmpty() ? "" : signs.substring(kind.ordinal(), kind.ordinal() + 1);
  }

  /** Returns what stands between the two cells. */
  String dash(boolean capture) {
    return capture ? captureDash : dash;
  }

  /** Returns the text of a promotion to that kind. */
  String promotion(PieceKind kind) {
    return promotionSign + promotionPieces.charAt(kind.ordinal());
  }

  Marks marks() {
    return marks;
  }
}
