package org.raumbrett.app.shell;

import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * The least a JavaFX program with our theme can do: what {@code src/test/scripts/start.sh} compares
 * the program's start with.
 */
public final class EmptyWindow {
  private EmptyWindow() {}

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends Application {
    @Override
    public void start(Stage stage) {
      Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
      stage.setTitle("Empty window");
      stage.setScene(new Scene(new StackPane(), 1280, 800));
      stage.show();
    }
  }
}
