package org.raumbrett.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.analysis.Loss;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Verdicts in words. */
public final class VerdictText {
  /** More moves of the better line than these tell nobody anything. */
  private static final int LINE_PLIES = 6;

  private final ReportWords words;

  /** Sentences in Spanish or German if that is the locale's language, else in English. */
  public VerdictText(Locale locale) {
    this(new ReportWords(locale));
  }

  VerdictText(ReportWords words) {
    this.words = words;
  }

  /**
   * Returns what a marked move did and what was better: {@code "+0.30 → -3.10: a mistake. ♘Ab1–Ac3
   * was best (depth 6): ♘Ab1–Ac3 ♙…"}.
   *
   * @param before the position in which the move was played
   */
  public String sentence(Position before, JudgedMove move) {
    Judgement judgement = move.judgement();
    return words.get(
        "sentence",
        judgement.bestScore(),
        judgement.score(),
        reason(before, move),
        Notation.text(before, judgement.bestMove(), NotationStyle.SCREEN),
        judgement.depth(),
        line(before, judgement.bestLine()));
  }

  private String reason(Position before, JudgedMove move) {
    String name = name(move.judgement().verdict());
    Loss loss = Loss.of(before, move.ply().move(), move.judgement());
    if (loss.kind() == Loss.Kind.NONE) {
      return name;
    }
    String winner = words.get(move.mover() == Side.WHITE ? "black" : "white");
    return words.get("reason." + loss.kind().key(), name, loss.moves(), winner);
  }

  private String name(Verdict verdict) {
    return words.get("mark." + verdict.name().toLowerCase(Locale.ROOT));
  }

  private static String line(Position before, List<Move> moves) {
    StringJoiner text = new StringJoiner(" ");
    Position position = before;
    for (Move move : moves.subList(0, Math.min(moves.size(), LINE_PLIES))) {
      text.add(Notation.text(position, move, NotationStyle.SCREEN));
      position = position.play(move);
    }
    return text.toString();
  }
}
