package org.raumbrett.cli.analyse;

import java.util.Iterator;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
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
      text.append(moveLabel(position));
      text.append(pad(Notation.text(position, ply.move(), NotationStyle.SCREEN), 15));
      if (next != null && next.number() == number) {
        text.append(judgement(position, next));
        next = judged.hasNext() ? judged.next() : null;
      }
      text.append('\n');
      position = position.play(ply.move());
    }
    SummaryTable table = new SummaryTable();
    table.add(analysed);
    return text.append('\n').append(table.text()).toString();
  }

  private static String heading(AnalysedGame analysed) {
    GameResult result = analysed.game().result();
    return "%s – %s%s (%s)\nstrength %d (%s)\n\n"
        .formatted(
            analysed.player(Side.WHITE),
            analysed.player(Side.BLACK),
            result == null ? "" : "  " + result.token(),
            analysed.place(),
            analysed.strength().number(),
            analysed.strength().displayName());
  }

  private static String moveLabel(Position before) {
    String dots = before.sideToMove() == Side.WHITE ? ".  " : "...";
    return "%4d%s ".formatted(before.fullMoveNumber(), dots);
  }

  private static String judgement(Position before, JudgedMove move) {
    Judgement judgement = move.judgement();
    String verdict = judgement.verdict().glyph();
    String text = pad(verdict, 3) + "%7s".formatted(judgement.score());
    return judgement.verdict() == Verdict.NONE
        ? text
        : text + "\n" + REASON_INDENT + VerdictText.sentence(before, move);
  }

  static String pad(String text, int columns) {
    int missing = columns - text.codePointCount(0, text.length());
    return text + " ".repeat(Math.max(0, missing));
  }
}
