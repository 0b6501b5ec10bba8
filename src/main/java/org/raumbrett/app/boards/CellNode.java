package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polygon;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Side;

/** One cell on the screen: its ground, its marks and the man on it, each made when first needed. */
final class CellNode {
  private final Cell cell;
  private final LevelNode level;
  private final CellShape ground;
  private @Nullable Polygon tint;
  private @Nullable Polygon outline;
  private @Nullable Path sign;
  private final @Nullable Path[] unicorns = new Path[2];
  private @Nullable PieceView man;
  private @Nullable Projection projection;
  private int marks;

  CellNode(Cell cell, LevelNode level, CellShape ground) {
    this.cell = cell;
    this.level = level;
    this.ground = ground;
    setColouring(CellColouring.TWO_TONE);
  }

  CellShape ground() {
    return ground;
  }

  Cell cell() {
    return cell;
  }

  int marks() {
    return marks;
  }

  @Nullable PieceView manView() {
    return man;
  }

  void setColouring(CellColouring colouring) {
    ground.getStyleClass().setAll("cell", colouring.toneOf(cell));
  }

  void setMan(@Nullable Piece piece) {
    PieceView view = man;
    if (view == null) {
      if (piece == null) {
        return;
      }
      view = new PieceView(null, 10);
      view.setManaged(false);
      man = view;
      level.addMan(cell, view);
      placeMan();
    }
    view.setPiece(piece);
  }

  void setMarks(int changed) {
    if (changed == marks) {
      return;
    }
    marks = changed;
    showTint();
    showOutline();
    showSign();
    showUnicorns();
  }

  void layout(Projection fitted) {
    projection = fitted;
    ground.getPoints().setAll(CellGeometry.corners(fitted, cell, 0));
    placeMan();
    showTint();
    showOutline();
    showSign();
    showUnicorns();
  }

  private void placeMan() {
    if (man != null && projection != null) {
      Spot place = projection.pieceCorner(cell);
      man.setSize(projection.pieceSize());
      man.relocate(place.x(), place.y());
    }
  }

  private void showTint() {
    String style = CellStyles.tint(marks);
    if (style == null || projection == null) {
      hide(tint);
      return;
    }
    boolean first = tint == null;
    if (tint == null) {
      tint = new Polygon();
      level.addTint(tint);
    }
    tint.getPoints().setAll(CellGeometry.corners(projection, cell, 0));
    tint.getStyleClass().setAll("tint", style);
    tint.setVisible(true);
    dress(tint, first);
  }

  private void showOutline() {
    String style = CellStyles.outline(marks);
    if (style == null || projection == null) {
      hide(outline);
      return;
    }
    boolean first = outline == null;
    if (outline == null) {
      outline = new Polygon();
      level.addOutline(outline);
    }
    outline.getPoints().setAll(CellGeometry.corners(projection, cell, 0.03));
    outline.getStyleClass().setAll("outline", style);
    outline.setVisible(true);
    dress(outline, first);
  }

  private void showSign() {
    String style = CellStyles.sign(marks);
    if (style == null || projection == null) {
      hide(sign);
      return;
    }
    boolean first = sign == null;
    if (sign == null) {
      sign = new Path();
      sign.setFillRule(FillRule.EVEN_ODD);
      level.addSign(sign);
    }
    sign.getElements().setAll(signShape(projection));
    sign.getStyleClass().setAll("sign", style);
    sign.setOpacity(Mark.FAINT.in(marks) ? 0.7 : 1);
    sign.setVisible(true);
    dress(sign, first);
  }

  private List<PathElement> signShape(Projection fitted) {
    List<PathElement> path = new ArrayList<>();
    if (Mark.BARRED.in(marks)) {
      CellGeometry.cross(fitted, cell, path);
    } else if (Mark.BARRED_MAN.in(marks)) {
      CellGeometry.disc(fitted, cell, 0.43, path);
    } else if (Mark.QUIET.in(marks)) {
      CellGeometry.disc(fitted, cell, fitted.upright() ? 0.24 : 0.17, path);
    } else if (Mark.CAPTURE.in(marks)) {
      // The corners around the man: those show whatever stands on the cell or before it.
      CellGeometry.quad(fitted, cell, 0.02, path);
      CellGeometry.disc(fitted, cell, 0.47, path);
    } else {
      CellGeometry.disc(fitted, cell, 0.47, path);
      CellGeometry.disc(fitted, cell, fitted.upright() ? 0.38 : 0.4, path);
    }
    return path;
  }

  private void showUnicorns() {
    for (Side side : Side.values()) {
      Mark mark = side == Side.WHITE ? Mark.WHITE_UNICORN : Mark.BLACK_UNICORN;
      Path diamond = unicorns[side.ordinal()];
      if (!mark.in(marks) || projection == null) {
        hide(diamond);
        continue;
      }
      if (diamond == null) {
        diamond = new Path();
        diamond
            .getStyleClass()
            .addAll("unicorn-mark", side == Side.WHITE ? "of-white" : "of-black");
        unicorns[side.ordinal()] = diamond;
        level.addSign(diamond);
      }
      List<PathElement> path = new ArrayList<>();
      double u = side == Side.WHITE ? 0.15 : 0.85;
      CellGeometry.diamond(projection, cell, u, projection.upright() ? 0.5 : 0.85, path);
      diamond.getElements().setAll(path);
      diamond.setVisible(true);
    }
  }

  /** What is made during the layout would else be black until the next frame. */
  private static void dress(Node node, boolean first) {
    if (first) {
      node.applyCss();
    }
  }

  private static void hide(@Nullable Node node) {
    if (node != null) {
      node.setVisible(false);
    }
  }
}
