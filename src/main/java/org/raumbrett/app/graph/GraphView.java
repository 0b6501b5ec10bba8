package org.raumbrett.app.graph;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;

/**
 * White's chances along the game, a dot where the engine had something to remark. A click or a drag
 * goes to a move. What has not been judged is left unpainted: a dark ground would say that Black is
 * winning there. It takes no room while nothing has been judged.
 */
public final class GraphView extends Pane {
  private static final double MARGIN = 6;
  private static final double DOT = 4;
  private static final double LOWEST = 48;
  private static final double HIGHEST = 84;

  /** The graph's part of a window's height: in a low one the board needs the room. */
  private static final double PART = 0.2;

  private static final double LOW_WINDOW = 640;

  private final Desk desk;
  private final Group areas = new Group();
  private final Line middle = new Line();
  private final Line current = new Line();
  private final Group dots = new Group();
  private GraphPoints points = new GraphPoints(0, List.of());

  /** The graph of the desk's game. */
  public GraphView(Desk desk, Words words, Scope scope) {
    this.desk = desk;
    getStyleClass().add("graph");
    setId("graph");
    setMinHeight(LOWEST);
    setCursor(Cursor.HAND);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(words.get("graph.title"));
    middle.getStyleClass().add("graph-middle");
    current.getStyleClass().add("graph-current");
    getChildren().addAll(areas, middle, current, dots);
    getChildren().forEach(child -> child.setManaged(false));
    scope.show(desk.gameProperty(), this::show);
    scope.show(desk.placeProperty(), place -> mark());
    setOnMousePressed(this::jump);
    setOnMouseDragged(this::jump);
  }

  private void show(Game game) {
    points = GraphPoints.of(game);
    boolean any = !points.points().isEmpty();
    setVisible(any);
    setManaged(any);
    requestLayout();
  }

  private void jump(MouseEvent event) {
    if (points.plies() > 0) {
      double share = (event.getX() - MARGIN) / (getWidth() - 2 * MARGIN);
      int ply = (int) Math.round(share * points.plies());
      desk.goTo(GamePath.main(Math.max(0, Math.min(points.plies(), ply))));
    }
  }

  private double x(int ply) {
    return MARGIN + (getWidth() - 2 * MARGIN) * ply / Math.max(1, points.plies());
  }

  private double y(double chance) {
    return MARGIN + (getHeight() - 2 * MARGIN) * (1 - chance) / 2;
  }

  @Override
  protected double computePrefHeight(double width) {
    double window = getScene() == null ? 0 : getScene().getHeight();
    return Math.max(LOWEST, Math.min(HIGHEST, (window - LOW_WINDOW) * PART + LOWEST));
  }

  @Override
  protected void layoutChildren() {
    middle.setStartX(MARGIN);
    middle.setEndX(getWidth() - MARGIN);
    middle.setStartY(y(0));
    middle.setEndY(y(0));
    areas.getChildren().clear();
    dots.getChildren().clear();
    runs().forEach(this::draw);
    // What is made during the layout would else be black until the next frame.
    areas.applyCss();
    dots.applyCss();
    mark();
  }

  /** Returns the points in stretches without a gap: not everything need have been judged. */
  private List<List<GraphPoints.Point>> runs() {
    List<List<GraphPoints.Point>> runs = new ArrayList<>();
    int last = -2;
    for (GraphPoints.Point point : points.points()) {
      if (point.ply() != last + 1) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(point);
      last = point.ply();
    }
    return runs;
  }

  private void draw(List<GraphPoints.Point> run) {
    Polygon area = new Polygon();
    Polyline line = new Polyline();
    area.getStyleClass().add("graph-area");
    line.getStyleClass().add("graph-line");
    double left = x(run.get(0).ply());
    double right = x(run.get(run.size() - 1).ply());
    double height = Math.max(0, getHeight() - 2 * MARGIN);
    Rectangle ground = new Rectangle(left, MARGIN, right - left, height);
    ground.getStyleClass().add("graph-ground");
    area.getPoints().addAll(left, getHeight() - MARGIN);
    for (GraphPoints.Point point : run) {
      area.getPoints().addAll(x(point.ply()), y(point.chance()));
      line.getPoints().addAll(x(point.ply()), y(point.chance()));
      if (point.verdict() != Verdict.NONE) {
        Circle dot = new Circle(x(point.ply()), y(point.chance()), DOT);
        dot.getStyleClass().addAll("graph-dot", VerdictStyles.of(point.verdict()));
        dots.getChildren().add(dot);
      }
    }
    area.getPoints().addAll(right, getHeight() - MARGIN);
    areas.getChildren().addAll(ground, area, line);
  }

  private void mark() {
    GamePath path = desk.place().path();
    int ply = path.isMain() ? path.ply() : path.branches().get(0).ply();
    current.setStartX(x(ply));
    current.setEndX(x(ply));
    current.setStartY(MARGIN);
    current.setEndY(getHeight() - MARGIN);
  }
}
