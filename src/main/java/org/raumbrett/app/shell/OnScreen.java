package org.raumbrett.app.shell;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/** Keeps a window that would be larger than the screen on it, where its buttons can be reached. */
final class OnScreen {
  private OnScreen() {}

  /** Makes a window that is shown as small as its screen if it is larger, and moves it there. */
  static void keep(Window window) {
    if (window instanceof Stage stage && (stage.isMaximized() || stage.isFullScreen())) {
      return;
    }
    Rectangle2D place = place(window);
    Rectangle2D visible = screen(place).getVisualBounds();
    if (isLarger(place, visible)) {
      move(window, place, within(place, visible));
    }
  }

  /** Moves a window that is shown to where all of it is seen, as small as its screen at most. */
  static void keepWhole(Window window) {
    Rectangle2D place = place(window);
    move(window, place, within(place, screen(place).getVisualBounds()));
  }

  /** Returns the screen a window is on, without its panels. */
  static Rectangle2D around(Window window) {
    return screen(place(window)).getVisualBounds();
  }

  private static Rectangle2D place(Window window) {
    return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
  }

  private static void move(Window window, Rectangle2D place, Rectangle2D fitting) {
    if (!place.equals(fitting)) {
      window.setWidth(fitting.getWidth());
      window.setHeight(fitting.getHeight());
      window.setX(fitting.getMinX());
      window.setY(fitting.getMinY());
    }
  }

  private static Screen screen(Rectangle2D place) {
    List<Screen> screens =
        Screen.getScreensForRectangle(
            place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    return screens.isEmpty() ? Screen.getPrimary() : screens.get(0);
  }

  static boolean isLarger(Rectangle2D place, Rectangle2D visible) {
    return place.getWidth() > visible.getWidth() || place.getHeight() > visible.getHeight();
  }

  /** Returns the place nearest to the first that lies within the second. */
  static Rectangle2D within(Rectangle2D place, Rectangle2D visible) {
    double width = Math.min(place.getWidth(), visible.getWidth());
    double height = Math.min(place.getHeight(), visible.getHeight());
    double x = Math.max(visible.getMinX(), Math.min(place.getMinX(), visible.getMaxX() - width));
    double y = Math.max(visible.getMinY(), Math.min(place.getMinY(), visible.getMaxY() - height));
    return new Rectangle2D(x, y, width, height);
  }
}
