package org.raumbrett.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/**
 * The judged game as one HTML page without scripts and without anything from elsewhere: players,
 * graph, counts, each marked move with the board before it and the better line, and the game.
 */
public final class HtmlReport {
  private final ReportWords words;
  private final VerdictText sentences;

  /** Reports in Spanish or German if that is the locale's language, else in English. */
  public HtmlReport(Locale locale) {
    words = new ReportWords(locale);
    sentences = new VerdictText(words);
  }

  /** Returns the page of one game; it is meant to be stored as UTF-8. */
  public String page(Game game) {
    return head(title(game)) + section(game, 1) + tail();
  }

  /** Returns how a page begins; {@link #section} of each game and {@link #tail} follow. */
  public String head(String title) {
    StringBuilder head = new StringBuilder();
    head.append("<!DOCTYPE html>\n<html lang=\"").append(words.language()).append("\">\n<head>\n");
    head.append("<meta charset=\"utf-8\"/>\n");
    head.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
    head.append("style-src 'unsafe-inline'\"/>\n");
    head.append("<meta name=\"viewport\" content=\"width=device-width\"/>\n");
    head.append(Html.element("title", title)).append("\n<style>\n").append(style());
    head.append("</style>\n</head>\n<body>\n").append(BoardPicture.definitions());
    return head.toString();
  }

  /**
   * Returns a game's part of a page.
   *
   * @param number its number on the page, which makes its anchors its own
   */
  public String section(Game game, int number) {
    String anchor = "game" + number + "-";
    List<JudgedMove> judged = JudgedMove.of(game);
    return Html.element("h1", title(game))
        + "\n"
        + facts(game)
        + GraphPicture.svg(judged, game.length(), words.get("graph"), anchor)
        + counts(game)
        + effort(judged)
        + marked(game, judged, anchor)
        + moveList(game);
  }

  /** Returns how a page ends. */
  public String tail() {
    return "</body>\n</html>\n";
  }

  private String title(Game game) {
    return player(game, Side.WHITE) + " – " + player(game, Side.BLACK);
  }

  /** Returns the style class of a mark. */
  static String styleClass(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  private String player(Game game, Side side) {
    String name = game.tags().known(side == Side.WHITE ? Tags.WHITE : Tags.BLACK);
    return name != null ? name : words.get(side == Side.WHITE ? "white" : "black");
  }

  private static String facts(Game game) {
    StringJoiner facts = new StringJoiner(" · ");
    addFact(facts, game.result() == null ? null : game.result().token());
    for (String tag : List.of(Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.TERMINATION)) {
      addFact(facts, game.tags().get(tag));
    }
    return Html.element("p", facts.toString()) + "\n";
  }

  private static void addFact(StringJoiner facts, @Nullable String value) {
    if (value != null && !value.isBlank() && value.chars().anyMatch(c -> c != '?' && c != '.')) {
      facts.add(value);
    }
  }

  private String counts(Game game) {
    GameReport report = GameReport.of(game);
    StringBuilder table = new StringBuilder("<table>\n<tr>");
    for (String title : List.of(words.get("player"), words.get("moves"), "??", "?", "?!")) {
      table.append(Html.element("th", title));
    }
    table.append(Html.element("th", words.get("loss")));
    table.append(Html.element("th", words.get("accuracy"))).append("</tr>\n");
    for (Side side : Side.values()) {
      SideReport figures = report.side(side);
      table.append("<tr>").append(Html.element("td", player(game, side)));
      table.append(Html.element("td", Integer.toString(figures.moves())));
      for (Verdict verdict : List.of(Verdict.BLUNDER, Verdict.MISTAKE, Verdict.DUBIOUS)) {
        table.append(Html.element("td", Integer.toString(figures.count(verdict))));
      }
      table.append(Html.element("td", figure("loss.value", "%.0f", figures.averageLoss())));
      table.append(Html.element("td", figure("accuracy.value", "%.1f", figures.accuracy())));
      table.append("</tr>\n");
    }
    return table.append("</table>\n").toString();
  }

  private String figure(String key, String format, OptionalDouble value) {
    return value.isEmpty()
        ? "–"
        : words.get(key, String.format(Locale.ROOT, format, value.getAsDouble()));
  }

  private String effort(List<JudgedMove> judged) {
    if (judged.isEmpty()) {
      return "";
    }
    return Html.element("p", words.get("effort", judged.get(0).judgement().level())) + "\n";
  }

  private String marked(Game game, List<JudgedMove> judged, String anchor) {
    List<JudgedMove> marked =
        judged.stream().filter(move -> move.judgement().verdict() != Verdict.NONE).toList();
    StringBuilder text = new StringBuilder(Html.element("h2", words.get("marked"))).append('\n');
    text.append(Html.element("p", words.get(marked.isEmpty() ? "marked.none" : "legend")));
    for (JudgedMove move : marked) {
      Position before = game.position(GamePath.main(move.number() - 1));
      String label = label(before, move.ply()) + move.judgement().verdict().glyph();
      text.append("\n<section id=\"").append(anchor).append(move.number()).append("\" class=\"");
      text.append(styleClass(move.judgement().verdict())).append("\">\n");
      text.append(Html.element("h3", label)).append('\n');
      text.append(
          BoardPicture.svg(
              before, move.ply().move(), move.judgement().bestMove(), words.get("picture", label)));
      text.append(Html.element("p", sentences.sentence(before, move))).append("\n</section>");
    }
    return text.append('\n').toString();
  }

  private String moveList(Game game) {
    StringBuilder text = new StringBuilder(Html.element("h2", words.get("game"))).append("\n<p>");
    Position position = game.start();
    boolean first = true;
    for (Ply ply : game.mainLine().plies()) {
      boolean numbered = first || position.sideToMove() == Side.WHITE;
      String move = Notation.text(position, ply.move(), NotationStyle.SCREEN);
      Verdict verdict = ply.judgement() == null ? Verdict.NONE : ply.judgement().verdict();
      text.append("<span class=\"").append(styleClass(verdict)).append("\">");
      text.append(Html.escape((numbered ? number(position) : "") + move + verdict.glyph()));
      text.append("</span>\n");
      position = position.play(ply.move());
      first = false;
    }
    return text.append("</p>\n").toString();
  }

  private static String label(Position before, Ply ply) {
    return number(before) + Notation.text(before, ply.move(), NotationStyle.SCREEN);
  }

  private static String number(Position before) {
    return before.fullMoveNumber() + (before.sideToMove() == Side.WHITE ? ". " : "... ");
  }

  private static String style() {
    try (InputStream stream = HtmlReport.class.getResourceAsStream("report.css")) {
      if (stream == null) {
        throw new IllegalStateException("report.css is missing from the program");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
