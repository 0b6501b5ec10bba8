package org.raumbrett.app.moves;

import java.util.Locale;
import org.raumbrett.app.model.Positions;
import org.raumbrett.app.model.Walk;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Glyphs;

/** What the move list says of a move. */
final class MoveTexts {
  private final Words words;
  private Positions positions = new Positions(Game.EMPTY);

  MoveTexts(Words words) {
    this.words = words;
  }

  /**
   * Takes the positions of the game whose rows are listed. While the list is out of sight that may
   * be another than the desk's.
   */
  void use(Positions ofListed) {
    positions = ofListed;
  }

  /** Returns the positions in use. */
  Positions positions() {
    return positions;
  }

  /** Returns the position in which the move is played. */
  Position before(MoveRow.Entry entry) {
    return positions.at(Walk.previous(entry.path()));
  }

  /** Returns the move with the glyphs people gave it. */
  String move(MoveRow.Entry entry) {
    return MoveWords.text(before(entry), entry.ply().move(), words.notation())
        + Glyphs.behindMove(entry.ply().nags());
  }

  /** Returns the engine's glyph, empty if it has nothing to remark. */
  static String verdict(Ply ply) {
    Judgement judgement = ply.judgement();
    return judgement == null ? "" : judgement.verdict().glyph();
  }

  /** Returns the evaluation after the move, empty if it has not been judged. */
  String evaluation(MoveRow.Entry entry) {
    Judgement judgement = entry.ply().judgement();
    if (judgement == null) {
      return "";
    }
    // Positions cost something and a spacemate is judged as a mate.
    return judgement.score().isMate()
        ? ScoreWords.brief(judgement.score(), positions.at(entry.path()))
        : ScoreWords.brief(judgement.score());
  }

  /** Returns what a screen reader says of the move. */
  String spoken(MoveRow.Entry entry) {
    Position before = before(entry);
    String side = words.get(before.sideToMove() == Side.WHITE ? "side.white" : "side.black");
    String text =
        words.format("moves.spoken", Integer.toString(before.fullMoveNumber()), side, move(entry));
    Judgement judgement = entry.ply().judgement();
    if (judgement == null) {
      return text;
    }
    // As in evaluation(): positions cost something.
    String score =
        judgement.score().isMate()
            ? ScoreWords.spoken(judgement.score(), positions.at(entry.path()), words)
            : ScoreWords.text(judgement.score());
    return judgement.verdict() == Verdict.NONE
        ? text + ", " + score
        : text + ", " + words.get(verdictKey(judgement.verdict())) + ", " + score;
  }

  /** Returns the key of the verdict's name. */
  static String verdictKey(Verdict verdict) {
    return "verdict." + verdict.name().toLowerCase(Locale.ROOT);
  }
}
