package org.raumbrett.app.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.words.Words;
import org.testfx.util.WaitForAsyncUtils;

/** A whole window with settings of its own, whose file dialog answers what the test says. */
final class TestWindow implements FileChoice {
  private static final int PATIENCE_SECONDS = 30;

  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
  private final Deque<Path> answers = new ArrayDeque<>();
  private final Settings settings = new Settings(node);
  private final MainWindow window;

  /** Opens the window; call it on the JavaFX thread. */
  TestWindow(Stage stage, Judge judge) {
    settings.languageProperty().set(Language.ENGLISH);
    settings.themeProperty().set(Settings.Theme.LIGHT);
    settings.keep("width", 1100.0);
    settings.keep("height", 760.0);
    window = new MainWindow(stage, Workplace.of(settings, FxTasks.create(), judge, this));
    // TestFX lends the same stage to every test: another may have left it in another size.
    stage.sizeToScene();
    stage.show();
  }

  /** The next file dialog answers this. */
  void answer(Path file) {
    answers.add(file);
  }

  @Override
  public @Nullable Path choose(Purpose purpose, @Nullable Path folder, String name, Words words) {
    return answers.poll();
  }

  MainWindow window() {
    return window;
  }

  Settings settings() {
    return settings;
  }

  /** Where the window's settings are kept. */
  Preferences node() {
    return node;
  }

  Desk desk() {
    return window.place().desk();
  }

  /** Does something on the JavaFX thread and waits for it. */
  void fx(Runnable work) {
    WaitForAsyncUtils.asyncFx(work);
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Waits until something is so. */
  void until(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS, condition);
    } catch (TimeoutException e) {
      throw new AssertionError("it did not come about in " + PATIENCE_SECONDS + " s", e);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Opens a text and waits until it is there. */
  void openText(String text) {
    int before = desk().sittingProperty().get();
    fx(() -> window.files().opener().openText("", text));
    until(() -> desk().sittingProperty().get() > before);
  }

  <T extends Node> T find(String selector, Class<T> type) {
    return type.cast(window.stage().getScene().lookup(selector));
  }

  void forget() throws BackingStoreException {
    node.removeNode();
  }
}
