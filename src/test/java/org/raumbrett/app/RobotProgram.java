package org.raumbrett.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The program in a process of its own, used by a robot in it. {@code play} begins a game against
 * the engine, plays a move and leaves the window to be killed; {@code restore FILE} accepts what is
 * offered, writes what is seen then, and closes the window without saving. {@code set-up} empties
 * the board of the editor of positions; {@code go-on-setting-up FILE} accepts that position.
 */
public final class RobotProgram {
  private static final int PATIENCE_SECONDS = 60;

  private RobotProgram() {}

  public static void main(String[] args) {
    Thread robot = new Thread(() -> act(List.of(args)), "robot");
    robot.setDaemon(true);
    robot.start();
    Launcher.launch(null);
  }

  private static void act(List<String> args) {
    until(() -> find("#board") != null);
    switch (args.get(0)) {
      case "play" -> play();
      case "restore" -> restore(Path.of(args.get(1)));
      case "set-up" -> setUp();
      case "go-on-setting-up" -> goOnSettingUp(Path.of(args.get(1)));
      default -> throw new IllegalArgumentException(args.get(0));
    }
  }

  private static void setUp() {
    FxRobot robot = new FxRobot();
    robot
        .press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N)
        .release(KeyCode.N, KeyCode.SHIFT, KeyCode.CONTROL);
    until(() -> robot.lookup("#setup-clear").tryQuery().isPresent());
    fire(robot, "#setup-clear");
  }

  private static void goOnSettingUp(Path file) {
    until(() -> find("#recovery").isVisible());
    String offered = text("#recovery-text");
    FxRobot robot = new FxRobot();
    fire(robot, "#recovery-restore");
    until(() -> robot.lookup("#setup-text").tryQuery().isPresent());
    WaitForAsyncUtils.waitForFxEvents();
    write(file, offered + "\n" + robot.lookup("#setup-text").queryTextInputControl().getText());
    fire(robot, "#dialog-cancel");
    until(() -> robot.lookup("#leave-discard").tryQuery().isPresent());
    fire(robot, "#leave-discard");
    until(() -> robot.lookup("#setup-text").tryQuery().isEmpty());
    Platform.runLater(
        () -> stage().fireEvent(new WindowEvent(stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
  }

  private static void play() {
    FxRobot robot = new FxRobot();
    robot.press(KeyCode.CONTROL, KeyCode.N).release(KeyCode.N, KeyCode.CONTROL);
    until(() -> robot.lookup("#newgame-user_white").tryQuery().isPresent());
    fire(robot, "#newgame-user_white");
    Slider level = robot.lookup("#newgame-level").queryAs(Slider.class);
    WaitForAsyncUtils.asyncFx(() -> level.setValue(1));
    WaitForAsyncUtils.waitForFxEvents();
    fire(robot, "#dialog-ok");
    robot.type(KeyCode.ENTER);
    robot.clickOn("#dialog-line").write("Ab1Aa3");
    robot.type(KeyCode.ENTER);
  }

  private static void restore(Path file) {
    until(() -> find("#recovery").isVisible());
    FxRobot robot = new FxRobot();
    fire(robot, "#recovery-restore");
    until(() -> text("#play-title").equals("Your move"));
    WaitForAsyncUtils.waitForFxEvents();
    String seen =
        String.join(
            "\n",
            text("#recovery-text"),
            stage().getTitle(),
            moves(),
            text("#play-details"),
            text("#status"));
    write(file, seen);
    Platform.runLater(
        () -> stage().fireEvent(new WindowEvent(stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
    until(() -> robot.lookup("#unsaved-drop").tryQuery().isPresent());
    fire(robot, "#unsaved-drop");
  }

  /** A click could miss a dialog that is still finding its place. */
  private static void fire(FxRobot robot, String button) {
    Platform.runLater(robot.lookup(button).queryAs(ButtonBase.class)::fire);
  }

  private static String moves() {
    return find("#moves").lookupAll(".move-text").stream()
        .map(node -> ((Labeled) node).getText())
        .collect(Collectors.joining(" "));
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void until(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          PATIENCE_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    } catch (TimeoutException e) {
      throw new IllegalStateException("it did not come about", e);
    }
  }

  private static String text(String selector) {
    return ((Labeled) find(selector)).getText();
  }

  private static Stage stage() {
    return (Stage) Window.getWindows().get(0);
  }

  private static Node find(String selector) {
    return Window.getWindows().isEmpty() ? null : stage().getScene().lookup(selector);
  }
}
