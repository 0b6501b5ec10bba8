package org.raumbrett.cli.analyse;

import java.util.Locale;
import java.util.StringJoiner;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** A verdict in words. */
final class VerdictText {
  /** More moves of the better line than these tell nobody anything. */
  private static final int LINE_PLIES = 6;

  private VerdictText() {}

  /**
   * Returns what a marked move did and what was better: {@code "+0.30 → -3.10: a mistake. ♘Ab1–Ac3
   * was best (depth 6): ♘Ab1–Ac3 ♙…"}.
   *
   * @param before the position in which the move was played
   */
  static String sentence(Position before, JudgedMove move) {
    Judgement judgement = move.judgement();
    return String.format(
        Locale.ROOT,
        "%s → %s: %s. %s was best (depth %d): %s",
        judgement.bestScore(),
        judgement.score(),
        reason(move),
        Notation.text(before, judgement.bestMove(), NotationStyle.SCREEN),
        judgement.depth(),
        line(before, judgement));
  }

  private static String reason(JudgedMove move) {
    String name = name(move.judgement().verdict());
    Score best = move.best();
    Score played = move.played();
    if (played.isLosingMate()) {
      String winner = move.mover() == Side.WHITE ? "Black" : "White";
      return name + ", lets " + winner + " mate in " + -played.value();
    }
    if (best.isWinningMate() && !played.isWinningMate()) {
      return name + ", misses a mate in " + best.value();
    }
    return name;
  }

  private static String name(Verdict verdict) {
    return switch (verdict) {
      case BLUNDER -> "a blunder";
      case MISTAKE -> "a mistake";
      case DUBIOUS -> "dubious";
      case NONE -> "no mark";
    };
  }

  private static String line(Position before, Judgement judgement) {
    StringJoiner text = new StringJoiner(" ");
    Position position = before;
    for (Move move : judgement.bestLine().stream().limit(LINE_PLIES).toList()) {
      text.add(Notation.text(position, move, NotationStyle.SCREEN));
      position = position.play(move);
    }
    return text.toString();
  }
}
