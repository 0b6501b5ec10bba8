package org.raumbrett.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.GameReport;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.analysis.SideReport;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/** What a report says of a judged game in one language, whatever it is written on. */
public final class ReportText {
  /**
   * A marked move.
   *
   * @param before the position in which it was played
   * @param heading the move with its number and mark
   * @param sentence what it did and what was better
   */
  public record Mark(JudgedMove move, Position before, String heading, String sentence) {}

  /**
   * A move of the game or a comment.
   *
   * @param text the move, with its number where one is due, and its marks; or what is said
   */
  public record Step(String text, Verdict verdict, boolean isComment) {}

  /**
   * A piece of a line that no variation interrupts.
   *
   * @param depth how many variations it is inside of; 0 in the game itself
   */
  public record Passage(int depth, List<Step> steps) {}

  /** The most of a name that is written, in code points. */
  private static final int LONGEST = 200;

  private final ReportWords words;
  private final VerdictText sentences;

  /** Spanish or German if that is the locale's language, else English. */
  public ReportText(Locale locale) {
    this(new ReportWords(locale));
  }

  ReportText(ReportWords words) {
    this.words = words;
    sentences = new VerdictText(words);
  }

  /** Returns the players. */
  public String title(Game game) {
    return player(game, Side.WHITE) + " – " + player(game, Side.BLACK);
  }

  /** Returns the player's name, or his colour. */
  String player(Game game, Side side) {
    String name = game.tags().known(side == Side.WHITE ? Tags.WHITE : Tags.BLACK);
    return name != null ? brief(name) : words.get(side == Side.WHITE ? "white" : "black");
  }

  /** Returns the result and where and when the game was played, as far as is known. */
  public String facts(Game game) {
    StringJoiner facts = new StringJoiner(" · ");
    addFact(facts, game.result() == null ? null : game.result().token());
    for (String tag : List.of(Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.TERMINATION)) {
      addFact(facts, game.tags().get(tag));
    }
    return facts.toString();
  }

  private static void addFact(StringJoiner facts, @Nullable String value) {
    if (value != null && !value.isBlank() && value.chars().anyMatch(c -> c != '?' && c != '.')) {
      facts.add(brief(value));
    }
  }

  /** Returns the table of both players' figures, the titles first. */
  public List<List<String>> figures(Game game) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            words.get("player"),
            words.get("moves"),
            "??",
            "?",
            "?!",
            words.get("loss"),
            words.get("accuracy")));
    GameReport report = GameReport.of(game);
    for (Side side : Side.values()) {
      SideReport figures = report.side(side);
      List<String> row = new ArrayList<>();
      row.add(player(game, side));
      row.add(Integer.toString(figures.moves()));
      for (Verdict verdict : List.of(Verdict.BLUNDER, Verdict.MISTAKE, Verdict.DUBIOUS)) {
        row.add(Integer.toString(figures.count(verdict)));
      }
      row.add(figure("loss.value", "%.0f", figures.averageLoss()));
      row.add(figure("accuracy.value", "%.1f", figures.accuracy()));
      rows.add(row);
    }
    return rows;
  }

  private String figure(String key, String format, OptionalDouble value) {
    return value.isEmpty()
        ? "–"
        : words.get(key, String.format(Locale.ROOT, format, value.getAsDouble()));
  }

  /** Returns how the moves were judged and what the marks mean; empty if none was judged. */
  public String effort(Game game) {
    List<JudgedMove> judged = JudgedMove.of(game);
    return judged.isEmpty() ? "" : words.get("effort", judged.get(0).judgement().level());
  }

  /** Returns the marked moves in their order. */
  public List<Mark> marks(Game game) {
    List<Mark> marks = new ArrayList<>();
    for (JudgedMove move : JudgedMove.of(game)) {
      Verdict verdict = move.judgement().verdict();
      if (verdict != Verdict.NONE) {
        Position before = game.position(GamePath.main(move.number() - 1));
        String heading =
            Passages.number(before)
                + Notation.text(before, move.ply().move(), NotationStyle.SCREEN)
                + verdict.glyph();
        marks.add(new Mark(move, before, heading, sentences.sentence(before, move)));
      }
    }
    return marks;
  }

  /** Returns the title of the marked moves' part. */
  public String marksTitle() {
    return words.get("marked");
  }

  /** Returns what the page's arrows mean, or that there are no marks. */
  String pageLegend(boolean any) {
    return words.get(any ? "legend" : "marked.none");
  }

  /** Returns what the arrows of the window's board mean, or that there are no marks. */
  public String boardLegend(boolean any) {
    return words.get(any ? "legend.board" : "marked.none");
  }

  /** Returns the title of the game's moves. */
  public String movesTitle() {
    return words.get("game");
  }

  /**
   * Returns the moves of the game with people's comments, glyphs and variations, in the order in
   * which they are set below each other.
   */
  public List<Passage> moves(Game game) {
    return Passages.of(game);
  }

  /** Returns what a variation is called. */
  String variation() {
    return words.get("variation");
  }

  /** A name that fills pages is cut. */
  private static String brief(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
