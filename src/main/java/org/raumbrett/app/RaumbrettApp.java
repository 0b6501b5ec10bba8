package org.raumbrett.app;

import java.nio.file.Path;
import java.util.Objects;
import java.util.prefs.Preferences;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.raumbrett.app.mac.OpenFiles;
import org.raumbrett.app.recovery.RecoveryFolder;
import org.raumbrett.app.shell.MainWindow;

/** The JavaFX application: one window, and the file named at the start in it. */
public final class RaumbrettApp extends Application {
  private static final String SETTINGS = "org/raumbrett";
  private static final String ICON =
      Objects.requireNonNull(RaumbrettApp.class.getResource("raumbrett.png")).toExternalForm();
  private static final int ICON_SIZE = 128;

  @Override
  public void start(Stage stage) {
    MainWindow.show(stage, Preferences.userRoot().node(SETTINGS), window -> begin(stage, window));
  }

  private void begin(Stage stage, MainWindow window) {
    window.setOutside(getHostServices()::showDocument);
    // The window's icon can wait until the window is complete.
    Platform.runLater(
        () -> stage.getIcons().add(new Image(ICON, ICON_SIZE, ICON_SIZE, true, true)));
    window.keepIn(RecoveryFolder.ofUser());
    getParameters().getRaw().stream().findFirst().map(Path::of).ifPresent(window::open);
    OpenFiles.ofSystem().listen(window::open);
  }
}
