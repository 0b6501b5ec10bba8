package org.raumbrett.analysis.report;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.analysis.report.ReportText.Passage;
import org.raumbrett.analysis.report.ReportText.Step;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Glyphs;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** Sets out a game's lines below each other: one that holds variations goes on behind them. */
final class Passages {
  private final List<Passage> passages = new ArrayList<>();
  private List<Step> steps = new ArrayList<>();

  private Passages() {}

  /** Returns the passages of a game; none if nothing is in it. */
  static List<Passage> of(Game game) {
    Passages all = new Passages();
    all.add(game.mainLine(), game.start(), 0);
    return all.passages;
  }

  private void add(Line line, Position start, int depth) {
    addComments(line.comments());
    Position position = start;
    for (Ply ply : line.plies()) {
      boolean numbered =
          steps.isEmpty()
              || steps.get(steps.size() - 1).isComment()
              || position.sideToMove() == Side.WHITE;
      steps.add(step(position, ply, numbered));
      addComments(ply.comments());
      if (!ply.variations().isEmpty()) {
        end(depth);
        for (Line variation : ply.variations()) {
          add(variation, position, depth + 1);
        }
      }
      position = position.play(ply.move());
    }
    end(depth);
  }

  private void addComments(List<String> comments) {
    comments.forEach(comment -> steps.add(new Step(comment, Verdict.NONE, true)));
  }

  private void end(int depth) {
    if (!steps.isEmpty()) {
      passages.add(new Passage(depth, List.copyOf(steps)));
      steps = new ArrayList<>();
    }
  }

  private static Step step(Position position, Ply ply, boolean numbered) {
    Verdict verdict = ply.judgement() == null ? Verdict.NONE : ply.judgement().verdict();
    String text =
        (numbered ? number(position) : "")
            + Notation.text(position, ply.move(), NotationStyle.SCREEN)
            + glyphs(ply, verdict);
    return new Step(text, verdict, false);
  }

  /** What a person and the engine say alike is said once; else the engine's comes last, apart. */
  private static String glyphs(Ply ply, Verdict verdict) {
    String own = Glyphs.behindMove(ply.nags());
    if (verdict == Verdict.NONE || Glyphs.touching(ply.nags()).equals(verdict.glyph())) {
      return own;
    }
    return own.isEmpty() ? verdict.glyph() : own + " " + verdict.glyph();
  }

  /** Returns the number of the move played there, and a blank. */
  static String number(Position before) {
    return before.fullMoveNumber() + (before.sideToMove() == Side.WHITE ? ". " : "... ");
  }
}
