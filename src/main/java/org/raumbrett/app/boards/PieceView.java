package org.raumbrett.app.boards;

import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Side;
import org.raumbrett.notation.PieceArt;

/**
 * A man drawn as vector shapes in a square, sharp at any size; empty without a man. A black man's
 * light border lies around its own dark line, so that it is as large and bold as a white one.
 *
 * <p>The style sheet gives it the paints of both sides at once: a step or another game changes many
 * men, and none of them needs the style sheet again for it.
 */
public final class PieceView extends Region {
  /** The widths of a black man's border and of his own line over it, in lines of a white man. */
  private static final double BORDER = 2.4;

  private static final double BLACK_LINE = 0.6;

  private static final StyleablePropertyFactory<PieceView> STYLES =
      new StyleablePropertyFactory<>(Region.getClassCssMetaData());

  private final StyleableProperty<Paint> whiteFill =
      paint("-rb-piece-white-fill", v -> v.whiteFill);
  private final StyleableProperty<Paint> whiteLine =
      paint("-rb-piece-white-line", v -> v.whiteLine);
  private final StyleableProperty<Paint> blackFill =
      paint("-rb-piece-black-fill", v -> v.blackFill);
  private final StyleableProperty<Paint> blackLine =
      paint("-rb-piece-black-line", v -> v.blackLine);
  private final SVGPath border = new SVGPath();
  private final SVGPath body = new SVGPath();
  private final SVGPath detail = new SVGPath();
  private final Scale scale = new Scale(1, 1);
  private @Nullable Piece piece;
  private double size;
  private double line;

  /** An empty square of that edge, in pixels. */
  public PieceView(@Nullable Piece piece, double size) {
    getStyleClass().setAll("piece-view");
    border.setFill(null);
    detail.setFill(null);
    for (SVGPath path : new SVGPath[] {border, body, detail}) {
      path.setStrokeLineJoin(StrokeLineJoin.ROUND);
      path.setStrokeLineCap(StrokeLineCap.ROUND);
      path.getTransforms().add(scale);
      path.setManaged(false);
      path.setMouseTransparent(true);
    }
    getChildren().addAll(border, body, detail);
    setSize(size);
    setPiece(piece);
  }

  /** Returns the man shown. */
  public @Nullable Piece piece() {
    return piece;
  }

  /** Shows another man, or none. */
  public void setPiece(@Nullable Piece shown) {
    if (shown == piece) {
      return;
    }
    piece = shown;
    if (shown == null) {
      setVisible(false);
      return;
    }
    setVisible(true);
    String outline = PieceArt.body(shown.kind());
    body.setStrokeWidth(line * share());
    border.setContent(shown.side() == Side.BLACK ? outline : "");
    body.setContent(outline);
    detail.setContent(PieceArt.detail(shown.kind()));
    paint();
  }

  private StyleableProperty<Paint> paint(
      String property, Function<PieceView, StyleableProperty<Paint>> where) {
    StyleableProperty<Paint> paint =
        STYLES.createStyleablePaintProperty(this, property.substring(1), property, where);
    ((ObservableValue<?>) paint).addListener(observed -> paint());
    return paint;
  }

  private void paint() {
    boolean black = piece != null && piece.side() == Side.BLACK;
    Paint fill = (black ? blackFill : whiteFill).getValue();
    Paint line = (black ? blackLine : whiteLine).getValue();
    border.setStroke(black ? line : null);
    body.setFill(fill);
    body.setStroke(black ? fill : line);
    detail.setStroke(line);
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return STYLES.getCssMetaData();
  }

  /** Changes the edge of the square, in pixels. */
  public void setSize(double edge) {
    if (edge == size) {
      return;
    }
    size = edge;
    double factor = edge / PieceArt.SIZE;
    scale.setX(factor);
    scale.setY(factor);
    line = Math.max(1, Math.min(2.4, edge * 0.034)) / factor;
    border.setStrokeWidth(BORDER * line);
    body.setStrokeWidth(line * share());
    detail.setStrokeWidth(line);
    setMinSize(edge, edge);
    setPrefSize(edge, edge);
    setMaxSize(edge, edge);
    resize(edge, edge);
  }

  private double share() {
    return piece != null && piece.side() == Side.BLACK ? BLACK_LINE : 1;
  }

  /** Returns whether the point, in this node's pixels, is on the drawn man. */
  boolean covers(double x, double y) {
    return isVisible() && body.contains(x / scale.getX(), y / scale.getY());
  }
}
