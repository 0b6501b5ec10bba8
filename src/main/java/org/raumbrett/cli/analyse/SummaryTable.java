package org.raumbrett.cli.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.raumbrett.analysis.GameReport;
import org.raumbrett.analysis.SideReport;
import org.raumbrett.board.Side;

/** The players' figures, two lines a game. It keeps the figures alone, not the games. */
public final class SummaryTable {
  private static final int MAX_NAME = 40;
  private static final String TITLES = "  moves   ??    ?   ?!  average loss  accuracy\n";

  /** One game's part of the table. */
  private record Entry(String place, String white, String black, GameReport report) {
    String name(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  private final List<Entry> entries = new ArrayList<>();

  /** Adds a game. */
  public void add(AnalysedGame game) {
    entries.add(
        new Entry(
            game.place(),
            shortened(game.player(Side.WHITE)),
            shortened(game.player(Side.BLACK)),
            GameReport.of(game.game())));
  }

  /** Returns the number of games. */
  public int size() {
    return entries.size();
  }

  /** Returns the table, ending with an end of line; with the games' places if there are several. */
  public String text() {
    int width = 0;
    for (Entry entry : entries) {
      width = Math.max(width, Math.max(columns(entry.white()), columns(entry.black())));
    }
    StringBuilder text = new StringBuilder(TextForm.pad("", width)).append(TITLES);
    for (Entry entry : entries) {
      if (entries.size() > 1) {
        text.append(entry.place()).append('\n');
      }
      for (Side side : Side.values()) {
        text.append(TextForm.pad(entry.name(side), width));
        text.append(figures(entry.report().side(side))).append('\n');
      }
    }
    return text.toString();
  }

  private static String shortened(String name) {
    return columns(name) <= MAX_NAME
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MAX_NAME - 1)) + "…";
  }

  private static int columns(String text) {
    return text.codePointCount(0, text.length());
  }

  private static String figures(SideReport side) {
    return String.format(
        Locale.ROOT,
        "  %5d%5d%5d%5d%14s%10s",
        side.moves(),
        side.blunders(),
        side.mistakes(),
        side.dubious(),
        figure(side.averageLoss(), "%.0f cp"),
        figure(side.accuracy(), "%.1f %%"));
  }

  private static String figure(OptionalDouble value, String format) {
    return value.isEmpty() ? "–" : String.format(Locale.ROOT, format, value.getAsDouble());
  }
}
