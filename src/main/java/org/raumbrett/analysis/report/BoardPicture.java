package org.raumbrett.analysis.report;

import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.notation.PieceArt;

/** A position as an SVG picture: five square boards in a row, level A at the left. */
final class BoardPicture {
  private static final double CELL = 24;
  private static final double MARGIN = 14;
  private static final double PITCH = 5 * CELL + MARGIN + 6;
  private static final double WIDTH = 5 * PITCH;
  private static final double HEIGHT = 5 * CELL + 2 * MARGIN;

  private BoardPicture() {}

  /** Returns the men's outlines, which the pictures of the same page refer to. */
  static String definitions() {
    StringBuilder text = new StringBuilder("<svg width=\"0\" height=\"0\" aria-hidden=\"true\">");
    text.append("<defs>\n");
    for (Side side : Side.values()) {
      for (PieceKind kind : PieceKind.values()) {
        String body = "<path d=\"" + PieceArt.body(kind) + "\"/>";
        // A black man's light border lies around his own dark line.
        String border = side == Side.WHITE ? "" : body.replace("<path", "<path class=\"border\"");
        text.append(
            "<symbol id=\"%s\" viewBox=\"-4 -2 108 104\" class=\"%s\">%s%s<path class=\"detail\" d=\"%s\"/></symbol>\n"
                .formatted(
                    id(Piece.of(side, kind)),
                    side == Side.WHITE ? "white" : "black",
                    border,
                    body,
                    PieceArt.detail(kind)));
      }
    }
    for (String arrow : new String[] {"played", "better"}) {
      text.append(
          "<marker id=\"tip-%s\" viewBox=\"0 0 6 6\" refX=\"4\" refY=\"3\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto\"><path d=\"M0 0L6 3L0 6Z\" class=\"%s-tip\"/></marker>\n"
              .formatted(arrow, arrow));
    }
    return text.append("</defs></svg>\n").toString();
  }

  /** Returns the picture of a position with an arrow for the move played and the better one. */
  static String svg(Position position, Move played, Move better, String title) {
    StringBuilder text = new StringBuilder();
    text.append(
        "<svg class=\"board\" viewBox=\"0 0 %s %s\" role=\"img\" aria-label=\"%s\">\n"
            .formatted(Html.number(WIDTH), Html.number(HEIGHT), Html.escape(title)));
    for (int level = 0; level < 5; level++) {
      labels(level, text);
    }
    for (Cell cell : Cell.ALL) {
      cell(cell, position, text);
    }
    arrow(better, "better", text);
    arrow(played, "played", text);
    return text.append("</svg>\n").toString();
  }

  private static void labels(int level, StringBuilder text) {
    double middle = left(level) + 2.5 * CELL;
    label(middle, MARGIN - 4, "level", String.valueOf((char) ('A' + level)), text);
    for (int i = 0; i < 5; i++) {
      double across = left(level) + (i + 0.5) * CELL;
      label(across, HEIGHT - 4, "file", String.valueOf((char) ('a' + i)), text);
      double down = MARGIN + (4 - i + 0.5) * CELL + 3;
      label(left(level) - 6, down, "rank", Integer.toString(i + 1), text);
    }
  }

  private static void label(double x, double y, String style, String label, StringBuilder text) {
    text.append("<text x=\"").append(Html.number(x)).append("\" y=\"").append(Html.number(y));
    text.append("\" class=\"").append(style).append("\">").append(label).append("</text>\n");
  }

  private static void cell(Cell cell, Position position, StringBuilder text) {
    String place =
        "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\""
            .formatted(
                Html.number(centreX(cell) - CELL / 2),
                Html.number(centreY(cell) - CELL / 2),
                Html.number(CELL),
                Html.number(CELL));
    String shade = cell.isLight() ? "light" : "dark";
    text.append("<rect ").append(place).append(" class=\"").append(shade).append("\"/>\n");
    Piece piece = position.pieceAt(cell);
    if (piece != null) {
      text.append("<use href=\"#").append(id(piece)).append("\" ").append(place).append("/>\n");
    }
  }

  private static void arrow(Move move, String style, StringBuilder text) {
    text.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" class=\"%s\" marker-end=\"url(#tip-%s)\"/>\n"
            .formatted(
                Html.number(centreX(move.from())),
                Html.number(centreY(move.from())),
                Html.number(centreX(move.to())),
                Html.number(centreY(move.to())),
                style,
                style));
  }

  private static String id(Piece piece) {
    return (piece.side() == Side.WHITE ? "w" : "b") + piece.kind().letter();
  }

  private static double left(int level) {
    return level * PITCH + MARGIN;
  }

  private static double centreX(Cell cell) {
    return left(cell.level()) + (cell.file() + 0.5) * CELL;
  }

  private static double centreY(Cell cell) {
    return MARGIN + (4 - cell.rank() + 0.5) * CELL;
  }
}
