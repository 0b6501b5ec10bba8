package org.raumbrett.app.shell;

import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.raumbrett.app.boards.BoardSketch;
import org.raumbrett.app.model.Settings;

/**
 * The window without its views: size, theme, and where the boards will be. It can be seen well
 * before the views are made, and stays around them.
 */
final class WindowFrame {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double MIN_WIDTH = 900;
  private static final double MIN_HEIGHT = 600;

  /** The most of a window's height or width that its frame and title take from the scene. */
  private static final double DECORATION = 80;

  /** How far the boards are from the scene's edges in a window of a new user. */
  private static final Insets USUAL_ROOM = new Insets(97, 447, 60, 48);

  private final Stage stage;
  private final Settings settings;
  private final Look look;
  private final StackPane root = new StackPane();
  private final Scene scene;

  /**
   * Dresses the stage, with the size it had last.
   *
   * @param look how the boards are looked at
   */
  WindowFrame(Stage stage, Settings settings, Look look) {
    this.stage = stage;
    this.look = look;
    this.settings = settings;
    dress(Appearance.atFirstDark(settings), Workplace.textSize(settings));
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    scene =
        new Scene(
            root,
            size("width", WIDTH, MIN_WIDTH, screen.getWidth()),
            size("height", HEIGHT, MIN_HEIGHT, screen.getHeight()));
    stage.setScene(scene);
    stage.setMinWidth(Math.min(MIN_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(MIN_HEIGHT, screen.getHeight()));
    stage.setMaximized(settings.flag("maximized", false));
  }

  private double size(String key, double initial, double least, double screen) {
    return settings.number(key, initial, Math.min(least - DECORATION, screen), screen);
  }

  /**
   * Shows the window with a sketch of the boards, and calls back when it has been drawn, unless it
   * has been closed by then.
   */
  void showAtOnce(String title, Runnable whenDrawn) {
    root.getChildren().setAll(sketch());
    stage.setTitle(title);
    scene.addPostLayoutPulseListener(
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(
                () -> {
                  if (stage.isShowing()) {
                    whenDrawn.run();
                  }
                });
          }
        });
    stage.show();
    OnScreen.keep(stage);
  }

  private Node sketch() {
    BoardSketch sketch =
        new BoardSketch(
            look.layoutProperty().get(),
            look.colouringProperty().get(),
            look.stackViewProperty().get());
    StackPane.setMargin(sketch, room());
    StackPane frame = new StackPane(sketch);
    frame.getStyleClass().add("main");
    return frame;
  }

  private Insets room() {
    return new Insets(
        settings.number("roomAbove", USUAL_ROOM.getTop(), 0, scene.getHeight()),
        settings.number("roomRight", USUAL_ROOM.getRight(), 0, scene.getWidth()),
        settings.number("roomBelow", USUAL_ROOM.getBottom(), 0, scene.getHeight()),
        settings.number("roomLeft", USUAL_ROOM.getLeft(), 0, scene.getWidth()));
  }

  Look look() {
    return look;
  }

  Settings settings() {
    return settings;
  }

  Stage stage() {
    return stage;
  }

  Scene scene() {
    return scene;
  }

  StackPane root() {
    return root;
  }

  /** Shows the theme and the size of text. */
  void dress(boolean dark, int textSize) {
    Theming.use(dark);
    Theming.dress(root, dark, textSize);
  }

  /** Remembers the window's size, and where the boards are in it. */
  void remember(Node boards) {
    settings.keep("maximized", stage.isMaximized());
    if (!stage.isMaximized()) {
      settings.keep("width", scene.getWidth());
      settings.keep("height", scene.getHeight());
    }
    if (!stage.isShowing()) {
      return;
    }
    Bounds area = boards.localToScene(boards.getLayoutBounds());
    settings.keep("roomAbove", area.getMinY());
    settings.keep("roomRight", scene.getWidth() - area.getMaxX());
    settings.keep("roomBelow", scene.getHeight() - area.getMaxY());
    settings.keep("roomLeft", area.getMinX());
  }
}
