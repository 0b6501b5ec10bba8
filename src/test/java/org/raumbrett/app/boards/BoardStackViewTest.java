package org.raumbrett.app.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@Tag("window")
@ExtendWith(ApplicationExtension.class)
class BoardStackViewTest {
  private static final Position PROMOTION =
      Rfen.parse("5/P3k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/5/5/5/5 w");

  private final List<Move> played = new ArrayList<>();
  private BoardStackView board;

  @Start
  void start(Stage stage) {
    board = new BoardStackView();
    board.animatedProperty().set(false);
    board.setOnMove(
        move -> {
          played.add(move);
          board.setPosition(board.getPosition().play(move));
          board.setLastMove(move);
        });
    stage.setScene(new Scene(new StackPane(board), 620, 640));
    stage.show();
  }

  @ParameterizedTest
  @EnumSource(BoardLayout.class)
  void twoClicksPlayAMove(BoardLayout layout, FxRobot robot) {
    set(() -> board.layoutProperty().set(layout));
    click(robot, "Ab1");
    assertThat(board.selectedCellProperty().get()).isEqualTo(cell("Ab1"));
    click(robot, "Bb3");
    assertThat(played).containsExactly(move("Ab1Bb3"));
    assertThat(board.selectedCellProperty().get()).isNull();
    assertThat(board.node(cell("Bb3")).manView().piece().kind()).isEqualTo(PieceKind.KNIGHT);
    assertThat(board.node(cell("Ab1")).manView().piece()).isNull();
  }

  @ParameterizedTest
  @EnumSource(BoardLayout.class)
  void draggingAManPlaysAMove(BoardLayout layout, FxRobot robot) {
    set(() -> board.layoutProperty().set(layout));
    robot.moveTo(onScreen("Ba2")).press(MouseButton.PRIMARY);
    robot.moveTo(onScreen("Ba3")).moveTo(onScreen("Ca2")).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(played).containsExactly(move("Ba2Ca2"));
  }

  @Test
  void aManDroppedWhereItMayNotGoStays(FxRobot robot) {
    robot.moveTo(onScreen("Ba2")).press(MouseButton.PRIMARY);
    robot.moveTo(onScreen("Bb3")).moveTo(onScreen("Cc3")).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(played).isEmpty();
    assertThat(board.node(cell("Ba2")).manView().getOpacity()).isEqualTo(1);
  }

  @Test
  void aSecondClickOnTheManLetsGoOfIt(FxRobot robot) {
    click(robot, "Ab1");
    click(robot, "Ab1");
    assertThat(board.selectedCellProperty().get()).isNull();
  }

  @Test
  void aBoardToLookAtPlaysNothing(FxRobot robot) {
    set(() -> board.interactiveProperty().set(false));
    click(robot, "Ab1");
    click(robot, "Bb3");
    assertThat(played).isEmpty();
  }

  @Test
  void thePromotionIsAskedAtTheCell(FxRobot robot) {
    set(() -> board.setPosition(PROMOTION));
    click(robot, "Ea4");
    click(robot, "Ea5");
    assertThat(played).isEmpty();
    assertThat(board.isChoosingPromotion()).isTrue();
    robot.clickOn("#promote-U");
    assertThat(played).containsExactly(move("Ea4Ea5u"));
    assertThat(board.isChoosingPromotion()).isFalse();
  }

  @Test
  void thePromotionIsChosenByLetterToo(FxRobot robot) {
    set(() -> board.setPosition(PROMOTION));
    click(robot, "Ea4");
    click(robot, "Ea5");
    robot.type(KeyCode.N);
    assertThat(played).containsExactly(move("Ea4Ea5n"));
  }

  @Test
  void escapeTakesThePromotionBack(FxRobot robot) {
    set(() -> board.setPosition(PROMOTION));
    click(robot, "Ea4");
    click(robot, "Ea5");
    robot.type(KeyCode.ESCAPE);
    assertThat(board.isChoosingPromotion()).isFalse();
    assertThat(played).isEmpty();
  }

  @Test
  void theColumnOfTheHoveredCellIsEchoed(FxRobot robot) {
    robot.moveTo(onScreen("Cc3"));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(board.hoveredCellProperty().get()).isEqualTo(cell("Cc3"));
    set(board::layout);
    assertThat(Mark.COLUMN.in(board.node(cell("Ec3")).marks())).isTrue();
    assertThat(Mark.COLUMN.in(board.node(cell("Ed3")).marks())).isFalse();
  }

  @Test
  void anotherLayoutAndViewpointKeepTheSelection(FxRobot robot) {
    click(robot, "Ab1");
    set(() -> board.layoutProperty().set(BoardLayout.FLAT));
    set(() -> board.viewpointProperty().set(Side.BLACK));
    assertThat(board.selectedCellProperty().get()).isEqualTo(cell("Ab1"));
    click(robot, "Bb3");
    assertThat(played).containsExactly(move("Ab1Bb3"));
  }

  @Test
  void theCursorPicksAndPuts() {
    set(() -> board.moveCursor(0, 0, 0));
    assertThat(board.cursorCellProperty().get()).isEqualTo(cell("Ac1"));
    set(() -> board.moveCursor(-1, 0, 0));
    set(board::pickOrPut);
    assertThat(board.selectedCellProperty().get()).isEqualTo(cell("Ab1"));
    set(() -> board.moveCursor(0, 1, 1));
    set(() -> board.moveCursor(0, 1, 0));
    set(board::pickOrPut);
    assertThat(played).containsExactly(move("Ab1Bb3"));
  }

  @Test
  void theCursorGoesAsTheViewerSeesIt() {
    set(() -> board.viewpointProperty().set(Side.BLACK));
    set(() -> board.moveCursor(0, 0, 0));
    set(() -> board.moveCursor(1, -1, 0));
    assertThat(board.cursorCellProperty().get()).isEqualTo(cell("Ab2"));
  }

  @Test
  void draggingTheMarginTurnsTheStackAndADoubleClickResetsIt(FxRobot robot) {
    Point2D margin = BoardPoints.besideTheBoards(board);
    robot.moveTo(margin).press(MouseButton.PRIMARY);
    robot.moveBy(-20, 30).moveBy(-20, 30).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(board.stackViewProperty().get().turn()).isLessThan(StackView.DEFAULT.turn());
    assertThat(board.stackViewProperty().get().tilt()).isGreaterThan(1);
    robot.moveTo(margin).doubleClickOn(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(board.stackViewProperty().get()).isEqualTo(StackView.DEFAULT);
  }

  @Test
  void aStepKeepsTheOtherMensNodes() {
    PieceView rook = board.node(cell("Aa1")).manView();
    set(() -> board.setPosition(Position.START.play(move("Ab1Bb3"))));
    assertThat(board.node(cell("Aa1")).manView()).isSameAs(rook);
  }

  private static void set(Runnable change) {
    Platform.runLater(change);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void click(FxRobot robot, String name) {
    robot.clickOn(onScreen(name));
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** The middle of the cell. */
  private Point2D onScreen(String name) {
    return BoardPoints.onScreen(board, name);
  }

  private static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text));
  }

  private static Cell cell(String name) {
    return Objects.requireNonNull(Cell.parse(name));
  }

  /** All men but the kings and a queen are off the board; few pixels are left for them. */
  @ParameterizedTest
  @ValueSource(doubles = {70, 120, 200, 290, 600})
  void capturedMenTakeTheRoomThereIsAndTheFigureStaysWhole(double width) {
    CapturedMenView row = new CapturedMenView(Side.BLACK);
    set(() -> ((StackPane) board.getParent()).getChildren().setAll(new Pane(row)));
    set(
        () ->
            row.positionProperty()
                .set(Rfen.parse("5/4k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K1Q2/5/5/5/5 w")));
    row.setManaged(false);
    set(() -> row.resize(width, 24));
    set(row::layout);
    assertThat(row.minWidth(-1)).isLessThanOrEqualTo(70);
    List<Node> men = row.getChildren().subList(0, row.getChildren().size() - 1);
    Label figure = (Label) row.getChildren().get(men.size());
    assertThat(men).hasSize(19);
    assertThat(figure.getText()).isEqualTo("+14");
    assertThat(figure.getWidth()).isGreaterThanOrEqualTo(figure.prefWidth(-1));
    assertThat(figure.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(width);
    assertThat(men).isSortedAccordingTo(Comparator.comparingDouble(Node::getLayoutX));
    assertThat(men)
        .allSatisfy(
            man -> assertThat(man.getLayoutX() + 20).isLessThanOrEqualTo(figure.getLayoutX()));
  }
}
