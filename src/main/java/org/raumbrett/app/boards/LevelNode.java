package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;

/** One level on the screen: board, labels, cells, marks and men, each in its layer. */
final class LevelNode extends Group {
  private static final int SHADOWS = 6;

  private final int level;
  private final List<Polygon> shadows = new ArrayList<>();
  private final Polygon frame = styled(new Polygon(), "board-frame");
  private final Polygon edge = styled(new Polygon(), "board-edge");
  private final Polygon rim = styled(new Polygon(), "board-rim");
  private final Rectangle badge = styled(new Rectangle(), "level-badge");
  private final Text letter = styled(new Text(), "level-letter");
  private final List<Text> files = new ArrayList<>();
  private final List<Text> ranks = new ArrayList<>();
  private final List<CellNode> cells = new ArrayList<>();
  private final Polygon sheen = styled(new Polygon(), "board-sheen");
  private final Group labels = new Group();
  private final Group grounds = new Group();
  private final Group tints = new Group();
  private final Group outlines = new Group();
  private final Group signs = new Group();
  private final Group men = new Group();
  private @Nullable Projection projection;

  LevelNode(int level, BoardStackView view) {
    this.level = level;
    setMouseTransparent(true);
    for (int i = 0; i < SHADOWS; i++) {
      shadows.add(styled(new Polygon(), "board-shadow"));
    }
    letter.setText(String.valueOf((char) ('A' + level)));
    for (int i = 0; i < 5; i++) {
      files.add(styled(new Text(), "board-label"));
      ranks.add(styled(new Text(), "board-label"));
    }
    Group board = new Group();
    board.getChildren().addAll(shadows);
    board.getChildren().addAll(edge, frame, rim, grounds, sheen);
    labels.getChildren().addAll(files);
    labels.getChildren().addAll(ranks);
    board.getChildren().addAll(labels, badge, letter);
    // None of this changes from step to step: painting it is copying a picture.
    board.setCache(true);
    getChildren().addAll(board, tints, outlines, signs, men);
    for (int i = level * 25; i < level * 25 + 25; i++) {
      Cell cell = Cell.ofIndex(i);
      CellNode node = new CellNode(cell, this, new CellShape(cell, view));
      cells.add(node);
      grounds.getChildren().add(node.ground());
    }
  }

  List<CellNode> cells() {
    return cells;
  }

  void addTint(Node node) {
    tints.getChildren().add(node);
  }

  void addOutline(Node node) {
    outlines.getChildren().add(node);
  }

  void addSign(Node node) {
    signs.getChildren().add(node);
  }

  /** Adds a man's view; far rows are drawn before near ones. */
  void addMan(Cell cell, PieceView view) {
    view.setUserData(cell);
    men.getChildren().add(view);
    if (projection != null) {
      view.setViewOrder(projection.row(cell));
    }
  }

  void layout(Projection fitted) {
    projection = fitted;
    layoutBoard(fitted);
    layoutLabels(fitted);
    for (CellNode cell : cells) {
      cell.layout(fitted);
    }
    for (Node man : men.getChildren()) {
      man.setViewOrder(fitted.row((Cell) man.getUserData()));
    }
  }

  private void layoutBoard(Projection fitted) {
    Projection.Frame border = fitted.frame();
    double left = border.left() / fitted.cellWidth();
    double right = border.right() / fitted.cellWidth();
    double near = border.near() / fitted.rankY();
    double far = border.far() / fitted.rankY();
    Double[] top = CellGeometry.quad(fitted, level, -left, -near, 5 + right, 5 + far);
    frame.getPoints().setAll(top);
    double e = border.edge();
    edge.setVisible(e > 0);
    edge.getPoints().setAll(top[0], top[1], top[2], top[3], top[2], top[3] + e, top[0], top[1] + e);
    rim.getPoints().setAll(CellGeometry.quad(fitted, level, 0, 0, 5, 5));
    sheen.getPoints().setAll(rim.getPoints());
    for (int i = 0; i < SHADOWS; i++) {
      double grow = i * 1.4 - 1;
      double drop = 3;
      shadows
          .get(i)
          .getPoints()
          .setAll(
              top[0] - grow,
              top[1] + e + drop + grow,
              top[2] + grow,
              top[3] + e + drop + grow,
              top[4] + grow,
              top[5] + drop - grow,
              top[6] - grow,
              top[7] + drop - grow);
    }
  }

  private void layoutLabels(Projection fitted) {
    Projection.Frame border = fitted.frame();
    double room = border.near() + border.edge();
    double size = Math.round(Math.max(9, Math.min(15, room * 0.72)));
    labels.setStyle("-fx-font-size: " + size + "px;");
    labels.applyCss();
    for (int i = 0; i < 5; i++) {
      Cell cell = fitted.cell(level, i, i);
      Spot below = fitted.at(level, i + 0.5, 0);
      double lean = -border.near() / 2 / fitted.rankY() * fitted.rankX();
      place(
          files.get(i),
          String.valueOf((char) ('a' + cell.file())),
          below.x() + lean,
          below.y() + room / 2);
      Spot left = fitted.at(level, 0, i + 0.5);
      place(ranks.get(i), String.valueOf(cell.rank() + 1), left.x() - border.left() / 2, left.y());
    }
    double edge = Math.round(Math.max(16, Math.min(30, room * 1.15)));
    Spot corner = fitted.at(level, 0, 0);
    double x =
        fitted.upright() ? corner.x() - border.left() - edge - 4 : corner.x() - border.left();
    double y = fitted.upright() ? corner.y() + room - edge : corner.y() + border.near() - edge;
    badge.setX(Math.round(x));
    badge.setY(Math.round(y));
    badge.setWidth(edge);
    badge.setHeight(edge);
    badge.setArcWidth(edge * 0.4);
    badge.setArcHeight(edge * 0.4);
    letter.setStyle("-fx-font-size: " + Math.round(edge * 0.72) + "px;");
    letter.applyCss();
    place(letter, letter.getText(), Math.round(x) + edge / 2, Math.round(y) + edge / 2);
  }

  private static void place(Text text, String content, double x, double y) {
    text.setText(content);
    text.setTextOrigin(VPos.CENTER);
    text.setX(Math.round(x - text.getLayoutBounds().getWidth() / 2));
    text.setY(Math.round(y));
  }

  private static <N extends Node> N styled(N node, String styleClass) {
    node.getStyleClass().add(styleClass);
    return node;
  }
}
