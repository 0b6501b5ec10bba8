package org.raumbrett.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.game.Game;
import org.raumbrett.game.Verdict;

/**
 * The judged game as one HTML page without scripts and without anything from elsewhere: players,
 * graph, counts, each marked move with the board before it and the better line, and the game with
 * its comments and variations.
 */
public final class HtmlReport {
  /** Variations inside of more than these are set in no further. */
  private static final int DEEPEST = 8;

  private final ReportWords words;
  private final ReportText text;

  /** Reports in Spanish or German if that is the locale's language, else in English. */
  public HtmlReport(Locale locale) {
    words = new ReportWords(locale);
    text = new ReportText(words);
  }

  /** Returns the page of one game; it is meant to be stored as UTF-8. */
  public String page(Game game) {
    return head(text.title(game)) + section(game, 1) + tail();
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
    return Html.element("h1", text.title(game))
        + "\n"
        + paragraph(text.facts(game))
        + GraphPicture.svg(judged, game.length(), words.get("graph"), anchor)
        + figures(game)
        + (judged.isEmpty() ? "" : paragraph(text.effort(game)))
        + marked(game, anchor)
        + moveList(game);
  }

  /** Returns how a page ends. */
  public String tail() {
    return "</body>\n</html>\n";
  }

  /** Returns the style class of a mark. */
  static String styleClass(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  private static String paragraph(String content) {
    return Html.element("p", content) + "\n";
  }

  private String figures(Game game) {
    StringBuilder table = new StringBuilder("<table>\n");
    String cell = "th";
    for (List<String> row : text.figures(game)) {
      table.append("<tr>");
      for (String content : row) {
        table.append(Html.element(cell, content));
      }
      table.append("</tr>\n");
      cell = "td";
    }
    return table.append("</table>\n").toString();
  }

  private String marked(Game game, String anchor) {
    List<ReportText.Mark> marks = text.marks(game);
    StringBuilder html = new StringBuilder(Html.element("h2", text.marksTitle())).append('\n');
    html.append(Html.element("p", text.pageLegend(!marks.isEmpty())));
    for (ReportText.Mark mark : marks) {
      JudgedMove move = mark.move();
      html.append("\n<section id=\"").append(anchor).append(move.number()).append("\" class=\"");
      html.append(styleClass(move.judgement().verdict())).append("\">\n");
      html.append(Html.element("h3", mark.heading())).append('\n');
      html.append(
          BoardPicture.svg(
              mark.before(),
              move.ply().move(),
              move.judgement().bestMove(),
              words.get("picture", mark.heading())));
      html.append(Html.element("p", mark.sentence())).append("\n</section>");
    }
    return html.append('\n').toString();
  }

  private String moveList(Game game) {
    StringBuilder html = new StringBuilder(Html.element("h2", text.movesTitle())).append('\n');
    for (ReportText.Passage passage : text.moves(game)) {
      if (passage.depth() == 0) {
        html.append("<p>");
      } else {
        html.append("<p class=\"variation\" role=\"group\" aria-label=\"");
        html.append(Html.escape(text.variation())).append("\" style=\"--depth: ");
        html.append(Math.min(passage.depth(), DEEPEST)).append("\">");
      }
      for (ReportText.Step step : passage.steps()) {
        String style = step.isComment() ? "comment" : styleClass(step.verdict());
        html.append("<span class=\"").append(style).append("\">");
        html.append(Html.escape(step.text())).append("</span>\n");
      }
      html.append("</p>\n");
    }
    return html.toString();
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
