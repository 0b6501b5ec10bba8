package org.raumbrett.cli.analyse;

import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.analysis.report.VerdictText;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** A judged game for people: one line a move, a second one for a marked move. */
public final class TextForm {
  private static final String REASON_INDENT = " ".repeat(11);
  private static final int MOVE_COLUMNS = 15;
  private static final int GLYPH_COLUMNS = 3;

  private TextForm() {}

  /** Returns the text, ending with an end of line. */
  public static String text(AnalysedGame analysed) {
    StringBuilder text = new StringBuilder(heading(analysed));
    Game game = analysed.game();
    Iterator<JudgedMove> judged = JudgedMove.of(game).iterator();
    JudgedMove next = judged.hasNext() ? judged.next() : null;
    Position position = game.start();
    int number = 0;
    for (Ply ply : game.mainLine().plies()) {
      number++;
      boolean isJudged = next != null && next.number() == number;
      text.append(line(position, ply.move(), isJudged ? next : null));
      if (isJudged) {
        next = judged.hasNext() ? judged.next() : null;
      }
      position = position.play(ply.move());
    }
    SummaryTable table = new SummaryTable();
    table.add(analysed);
    return text.append('\n').append(table.text()).toString();
  }

  private static String heading(AnalysedGame analysed) {
    GameResult result = analysed.game().result();
    return String.format(
        Locale.ROOT,
        "%s – %s%s (%s)\nstrength %d (%s)\n\n",
        analysed.player(Side.WHITE),
        analysed.player(Side.BLACK),
        result == null ? "" : "  " + result.token(),
        analysed.place(),
        analysed.strength().number(),
        analysed.strength().displayName());
  }

  private static String line(Position before, Move move, @Nullable JudgedMove judged) {
    String dots = before.sideToMove() == Side.WHITE ? ".  " : "...";
    String label = String.format(Locale.ROOT, "%4d%s ", before.fullMoveNumber(), dots);
    String text = label + pad(Notation.text(before, move, NotationStyle.SCREEN), MOVE_COLUMNS);
    if (judged == null) {
      return text.stripTrailing() + "\n";
    }
    Judgement judgement = judged.judgement();
    String score = String.format(Locale.ROOT, "%7s", score(before.play(move), judgement));
    text += pad(judgement.verdict().glyph(), GLYPH_COLUMNS) + score + "\n";
    return judgement.verdict() == Verdict.NONE
        ? text
        : text + REASON_INDENT + new VerdictText(Locale.ROOT).sentence(before, judged) + "\n";
  }

  /** A mate on the board is no evaluation any more, but the result. */
  private static String score(Position after, Judgement judgement) {
    if (after.status() != Status.SPACEMATE) {
      return judgement.score().toString();
    }
    return GameResult.wonBy(after.sideToMove().opponent()).token();
  }

  static String pad(String text, int columns) {
    int missing = columns - text.codePointCount(0, text.length());
    return text + " ".repeat(Math.max(0, missing));
  }
}
