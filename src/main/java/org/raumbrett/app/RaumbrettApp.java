package org.raumbrett.app;

import java.nio.file.Path;
import java.util.prefs.Preferences;
import javafx.application.Application;
import javafx.stage.Stage;
import org.raumbrett.app.recovery.RecoveryFolder;
import org.raumbrett.app.shell.MainWindow;

/** The JavaFX application: one window, and the file named at the start in it. */
public final class RaumbrettApp extends Application {
  private static final String SETTINGS = "org/raumbrett";

  @Override
  public void start(Stage stage) {
    MainWindow window = MainWindow.create(stage, Preferences.userRoot().node(SETTINGS));
    window.setOutside(getHostServices()::showDocument);
    stage.show();
    window.keepIn(RecoveryFolder.ofUser());
    getParameters().getRaw().stream().findFirst().map(Path::of).ifPresent(window::open);
  }
}
