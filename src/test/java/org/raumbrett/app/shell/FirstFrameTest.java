package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.SplitPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.app.boards.StackView;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What is seen of the window before its views are made. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class FirstFrameTest {
  private static final int PATIENCE_SECONDS = 30;

  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
  private Stage stage;

  @Start
  void start(Stage stage) {
    this.stage = stage;
    node.put("language", "ENGLISH");
    node.putInt("width", 1000);
    node.putInt("height", 700);
  }

  @AfterEach
  void forget() throws BackingStoreException {
    WaitForAsyncUtils.asyncFx(stage::close);
    WaitForAsyncUtils.waitForFxEvents();
    node.removeNode();
  }

  private MainWindow show(Stage on, Runnable atFirst) throws Exception {
    CompletableFuture<MainWindow> complete = new CompletableFuture<>();
    WaitForAsyncUtils.asyncFx(
            () -> {
              MainWindow.show(on, node, complete::complete);
              atFirst.run();
            })
        .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    MainWindow window = complete.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    WaitForAsyncUtils.waitForFxEvents();
    return window;
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void theBoardsAreSeenBeforeTheViewsAreMade() throws Exception {
    AtomicBoolean seen = new AtomicBoolean();
    MainWindow window =
        show(
            stage,
            () ->
                seen.set(
                    stage.isShowing()
                        && stage.getTitle().equals("Raumbrett")
                        && stage.getScene().getRoot().lookup(".board-frame") != null
                        && stage.getScene().lookup("#menu") == null));
    assertThat(seen).isTrue();
    assertThat(stage.getScene().lookup("#menu")).isNotNull();
    assertThat(window.view().board().board().isFocused()).isTrue();
  }

  @Test
  void theSketchStandsWhereTheBoardsWillBe() throws Exception {
    MainWindow window = show(stage, () -> {});
    Bounds before = inScene(window.view().board().board());
    WaitForAsyncUtils.asyncFx(window::close).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    Stage again =
        WaitForAsyncUtils.asyncFx(() -> new Stage()).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    AtomicReference<Bounds> sketched = new AtomicReference<>();
    MainWindow next =
        show(
            again,
            () -> {
              again.getScene().getRoot().layout();
              sketched.set(inScene(again.getScene().getRoot().lookup(".rb-boards")));
            });
    assertThat(sketched.get()).isEqualTo(before);
    assertThat(inScene(next.view().board().board())).isEqualTo(before);
    WaitForAsyncUtils.asyncFx(again::close).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Test
  void aWindowClosedAtOnceMakesNoViews() throws Exception {
    AtomicBoolean made = new AtomicBoolean();
    WaitForAsyncUtils.asyncFx(
            () -> {
              MainWindow.show(stage, node, window -> made.set(true));
              stage.close();
              stage.getScene().getRoot().requestLayout();
            })
        .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(made).isFalse();
  }

  @Test
  void aTipIsMadeWhenThePointerComes(FxRobot robot) throws Exception {
    show(stage, () -> {});
    ButtonBase open = (ButtonBase) stage.getScene().lookup("#button-OPEN");
    assertThat(open.getTooltip()).isNull();
    robot.moveTo(open);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(open.getTooltip().getText()).startsWith("Open");
  }

  /** Anybody may have written into the store; a divider that is infinite held the program up. */
  @Test
  void numbersNobodyCanWorkWithAreNotBelieved() throws Exception {
    node.put("divider", "Infinity");
    node.put("textSize", "9999");
    node.put("turn", "NaN");
    node.put("width", "NaN");
    node.put("height", "-5");
    node.put("roomAbove", "-Infinity");
    node.put("roomRight", "1e9");
    node.put("roomLeft", "1e9");
    MainWindow window = show(stage, () -> stage.getScene().getRoot().layout());
    assertThat(window.place().textSize().get()).isEqualTo(Workplace.MOST_TEXT_SIZE);
    assertThat(window.place().look().stackViewProperty().get()).isEqualTo(StackView.DEFAULT);
    assertThat(stage.getScene().getWidth()).isGreaterThan(800);
    assertThat(stage.getScene().getHeight()).isBetween(500.0, 640.0);
    Node split = stage.getScene().lookup(".split-pane");
    assertThat(((SplitPane) split).getDividerPositions()[0]).isBetween(0.0, 1.0);
    assertThat(node.getDouble("divider", -1)).isBetween(0.0, 1.0);
  }
}
