package org.raumbrett.app.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.words.Words;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * A whole window with settings of its own, whose file dialog answers what the test says. As an
 * extension of a test class it is opened anew for each test and leaves nothing behind; the tests
 * may have an {@link FxRobot} as parameter.
 */
final class TestWindow
    implements FileChoice, BeforeEachCallback, AfterEachCallback, ParameterResolver {
  private static final int PATIENCE_SECONDS = 30;
  private static final int MOST_DIALOGS = 9;

  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
  private final Deque<Path> answers = new ArrayDeque<>();
  private final Settings settings = new Settings(node);
  private final Judge judge;
  private final FxRobot robot = new FxRobot();
  private @Nullable MainWindow window;
  private @Nullable String suggested;
  private final Tasks working = FxTasks.create();
  private final Queue<Runnable> heldBack = new ConcurrentLinkedQueue<>();
  private volatile boolean holding;
  private boolean held;

  /** A window without a judge. */
  TestWindow() {
    this((game, level, scope, stop, listener) -> {});
  }

  /** A window with that judge of games. */
  TestWindow(Judge judge) {
    this.judge = judge;
    settings.languageProperty().set(Language.ENGLISH);
    settings.themeProperty().set(Settings.Theme.LIGHT);
    sized(1100, 760);
  }

  /** Gives the window another size to open with. */
  TestWindow sized(double width, double height) {
    settings.keep("width", width);
    settings.keep("height", height);
    return this;
  }

  @Override
  public void beforeEach(ExtensionContext context) throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    // One stage for all tests would keep every window in the memory that it has belonged to.
    FxToolkit.registerStage(Stage::new);
    FxToolkit.setupStage(
        stage -> {
          window = new MainWindow(stage, Workplace.of(settings, tasks(), judge, this));
          stage.show();
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  @Override
  public void afterEach(ExtensionContext context) throws TimeoutException, BackingStoreException {
    robot.release(new KeyCode[0]);
    robot.release(new MouseButton[0]);
    for (int i = 0; i < MOST_DIALOGS && Window.getWindows().size() > 1; i++) {
      Platform.runLater(TestWindow::closeLast);
      WaitForAsyncUtils.waitForFxEvents();
    }
    FxToolkit.cleanupStages();
    WaitForAsyncUtils.waitForFxEvents();
    node.removeNode();
  }

  /** A dialog that a test left open, such as a failed one, would be in the next one's way. */
  private static void closeLast() {
    List<Window> windows = Window.getWindows();
    Window last = windows.get(windows.size() - 1);
    if (last.getScene().lookup("#leave-discard") instanceof Button discard) {
      discard.fire();
    } else {
      last.hide();
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == FxRobot.class;
  }

  @Override
  public FxRobot resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return robot;
  }

  private Tasks tasks() {
    return Tasks.on(
        work -> {
          if (holding) {
            heldBack.add(work);
          } else {
            working.background(work);
          }
        },
        working::ui);
  }

  /** Lets work for the background, such as reading a file, wait. */
  void hold() {
    holding = true;
  }

  /** Does what has waited, and what comes of it on the JavaFX thread. */
  void release() {
    holding = false;
    for (Runnable work = heldBack.poll(); work != null; work = heldBack.poll()) {
      work.run();
    }
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Returns whether the last file dialog kept other documents from coming behind it. */
  boolean wasHeld() {
    return held;
  }

  /** The next file dialog answers this. */
  void answer(Path file) {
    answers.add(file);
  }

  @Override
  public @Nullable Path choose(Purpose purpose, @Nullable Path folder, String name, Words words) {
    suggested = name;
    held = window().place().attention().isHeld();
    return answers.poll();
  }

  /** Returns the name that the file dialog suggested last, null if it was not shown. */
  @Nullable String suggested() {
    return suggested;
  }

  MainWindow window() {
    return Objects.requireNonNull(window);
  }

  Settings settings() {
    return settings;
  }

  /** Where the window's settings are kept. */
  Preferences node() {
    return node;
  }

  Desk desk() {
    return window().place().desk();
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
    fx(() -> window().files().opener().openText("", text));
    until(() -> desk().sittingProperty().get() > before);
  }

  <T extends Node> T find(String selector, Class<T> type) {
    return type.cast(window().stage().getScene().lookup(selector));
  }
}
