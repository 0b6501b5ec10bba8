package org.raumbrett.app.text;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/**
 * What is drawn over a text area: the current move marked, problems underlined. The area knows
 * where its characters are; nothing here takes the mouse.
 */
final class TextMarks extends Pane {
  /** A wave is so high and half so long, in pixels. */
  private static final double WAVE = 3;

  private static final double EDGE = 2;

  /**
   * Something to mark.
   *
   * @param start where it begins in the area's text
   * @param end where it ends
   * @param style the style class of its shape
   * @param underlined whether it is underlined, else it is laid over the text
   */
  record Mark(int start, int end, String style, boolean underlined) {}

  private final TextArea area;
  private final Group shapes = new Group();
  private List<Mark> marks = List.of();
  private boolean waiting;

  /** The node whose place is known whenever it changes. */
  private @Nullable Text followed;

  TextMarks(TextArea area) {
    this.area = area;
    setMouseTransparent(true);
    shapes.setManaged(false);
    getChildren().add(shapes);
    Rectangle clip = new Rectangle();
    clip.setX(EDGE);
    clip.setY(EDGE);
    clip.widthProperty().bind(widthProperty().subtract(2 * EDGE));
    clip.heightProperty().bind(heightProperty().subtract(2 * EDGE));
    setClip(clip);
    area.widthProperty().subscribe((old, now) -> draw());
    area.heightProperty().subscribe((old, now) -> draw());
    area.fontProperty().subscribe((old, now) -> draw());
    area.textProperty().subscribe((old, now) -> draw());
    area.skinProperty().subscribe((old, now) -> draw());
  }

  /** Draws these marks from now on. */
  void show(List<Mark> changed) {
    if (!changed.equals(marks)) {
      marks = changed;
      draw();
    }
  }

  List<Mark> shown() {
    return marks;
  }

  /** Draws once what is asked for several times before the next pulse. */
  private void draw() {
    if (!waiting) {
      waiting = true;
      Platform.runLater(this::drawNow);
    }
  }

  private void drawNow() {
    waiting = false;
    Text text = text();
    if (text == null || getScene() == null) {
      shapes.getChildren().clear();
      return;
    }
    if (text != followed) {
      followed = text;
      // When the area is scrolled its text is moved only later, in the next layout.
      text.localToSceneTransformProperty().subscribe((old, now) -> place());
    }
    area.layout();
    List<Node> drawn = new ArrayList<>();
    for (Mark mark : marks) {
      int length = area.getLength();
      int start = Math.min(mark.start(), length);
      int end = Math.min(mark.end(), length);
      if (start < end) {
        PathElement[] outline = text.rangeShape(start, end);
        Path path = new Path(mark.underlined() ? waves(outline) : List.of(outline));
        path.getStyleClass().setAll("text-mark", mark.style());
        drawn.add(path);
      }
    }
    shapes.getChildren().setAll(drawn);
    place();
  }

  /** Puts the shapes where the text is: it may have been scrolled. */
  private void place() {
    Text text = text();
    if (text != null && getScene() != null) {
      Point2D origin = sceneToLocal(text.localToScene(0, 0));
      shapes.setTranslateX(origin.getX());
      shapes.setTranslateY(origin.getY());
    }
  }

  /**
   * Returns where a stretch of the text lies in the area as it is scrolled now, null if unknown.
   */
  @Nullable Rectangle2D bounds(int start, int end) {
    Text text = text();
    if (text == null || start >= end || end > area.getLength()) {
      return null;
    }
    List<Rectangle2D> lines = lines(text.rangeShape(start, end));
    if (lines.isEmpty()) {
      return null;
    }
    Rectangle2D first = lines.get(0);
    Point2D corner = area.sceneToLocal(text.localToScene(first.getMinX(), first.getMinY()));
    return new Rectangle2D(corner.getX(), corner.getY(), first.getWidth(), first.getHeight());
  }

  /** The one text node in which the area's skin shows everything. */
  private @Nullable Text text() {
    if (!(area.lookup(".content") instanceof Region content)) {
      return null;
    }
    for (Node child : content.getChildrenUnmodifiable()) {
      if (child instanceof Group group) {
        Text text = firstText(group);
        if (text != null) {
          return text;
        }
      }
    }
    return null;
  }

  private static @Nullable Text firstText(Parent group) {
    for (Node child : group.getChildrenUnmodifiable()) {
      if (child instanceof Text text) {
        return text;
      }
    }
    return null;
  }

  private static List<PathElement> waves(PathElement[] outline) {
    List<PathElement> waves = new ArrayList<>();
    for (Rectangle2D line : lines(outline)) {
      double y = line.getMaxY() - 1;
      waves.add(new MoveTo(line.getMinX(), y));
      double end = Math.max(line.getMaxX(), line.getMinX() + 2 * WAVE);
      boolean up = true;
      for (double x = line.getMinX() + WAVE / 2; x <= end; x += WAVE / 2 * 2) {
        waves.add(new LineTo(x, up ? y - WAVE : y));
        up = !up;
      }
    }
    return waves;
  }

  /** Returns the rectangles of an outline, one for each line of text it covers. */
  private static List<Rectangle2D> lines(PathElement[] outline) {
    List<Rectangle2D> lines = new ArrayList<>();
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    boolean open = false;
    for (PathElement element : outline) {
      if (element instanceof MoveTo move) {
        if (open) {
          lines.add(new Rectangle2D(left, top, right - left, bottom - top));
        }
        left = move.getX();
        right = left;
        top = move.getY();
        bottom = top;
        open = true;
      } else if (element instanceof LineTo line) {
        left = Math.min(left, line.getX());
        right = Math.max(right, line.getX());
        top = Math.min(top, line.getY());
        bottom = Math.max(bottom, line.getY());
      }
    }
    if (open) {
      lines.add(new Rectangle2D(left, top, right - left, bottom - top));
    }
    return lines;
  }
}
