package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.boards.BoardPoints;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Games;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** Setting up a position with the mouse, with keys alone, and leaving it again. */
@Tag("window")
class EditorInWindowTest {
  private static final String UNICORN = "5/5/5/5/5|5/5/5/5/5|5/5/2u2/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1";
  private static final String ENDING =
      "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K1Q2 b 3 40";

  @RegisterExtension final TestWindow test = new TestWindow();

  private static void press(FxRobot robot, KeyCode... keys) {
    robot.press(keys).release(keys);
  }

  private static void open(FxRobot robot) {
    press(robot, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.N);
    assertThat(isOpen(robot)).isTrue();
  }

  private static boolean isOpen(FxRobot robot) {
    return robot.lookup("#editor-board").tryQuery().isPresent();
  }

  private static String text(FxRobot robot) {
    return robot.lookup("#setup-text").queryAs(TextField.class).getText();
  }

  private void setText(FxRobot robot, String text) {
    test.fx(() -> robot.lookup("#setup-text").queryAs(TextField.class).setText(text));
  }

  private static BoardStackView board(FxRobot robot) {
    return robot.lookup("#editor-board").queryAs(BoardStackView.class);
  }

  private static Point2D cell(FxRobot robot, String name) {
    return BoardPoints.onScreen(board(robot), name);
  }

  private static void drag(FxRobot robot, Point2D from, Point2D to) {
    robot.moveTo(from).press(MouseButton.PRIMARY);
    robot.moveTo(from.midpoint(to)).moveTo(to).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
  }

  /** Goes on with Tab until the node has the focus. */
  private static void tabTo(FxRobot robot, String selector) {
    Node node = robot.lookup(selector).query();
    List<Node> visited = new ArrayList<>();
    for (int tab = 0; tab < 40 && !node.isFocused(); tab++) {
      robot.push(KeyCode.TAB);
      visited.add(node.getScene().getFocusOwner());
    }
    assertThat(node.isFocused()).as(selector + " after " + visited).isTrue();
  }

  @Test
  void aManIsDraggedFromThePaletteFromCellToCellAndOffTheBoards(FxRobot robot) {
    open(robot);
    robot.clickOn("#setup-clear");
    Node unicorn = robot.lookup("#palette-u-black").query();
    Point2D palette = robot.point(unicorn).query();
    drag(robot, palette, cell(robot, "Cc3"));
    assertThat(text(robot)).isEqualTo(UNICORN);
    drag(robot, palette, BoardPoints.besideTheBoards(board(robot)));
    assertThat(text(robot)).as("let go beside the boards").isEqualTo(UNICORN);

    drag(robot, cell(robot, "Cc3"), cell(robot, "Dd4"));
    assertThat(text(robot)).isEqualTo("5/5/5/5/5|5/3u1/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1");
    drag(robot, cell(robot, "Dd4"), BoardPoints.besideTheBoards(board(robot)));
    assertThat(text(robot)).isEqualTo(Setup.EMPTY.toString());
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(robot)).isEqualTo(UNICORN);
  }

  @Test
  void aPositionIsSetUpAndBegunWithoutAMouse(FxRobot robot) {
    open(robot);
    robot.type(KeyCode.UP);
    press(robot, KeyCode.SHIFT, KeyCode.Q);
    robot.type(KeyCode.RIGHT).type(KeyCode.P).type(KeyCode.DELETE);
    assertThat(text(robot)).contains("|5/5/2Q2/5/5|");
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(text(robot)).contains("|5/5/2Qp1/5/5|");
    press(robot, KeyCode.CONTROL, KeyCode.Y);
    robot.type(KeyCode.RIGHT).type(KeyCode.SPACE);
    assertThat(text(robot)).contains("|5/5/2Q1P/5/5|");
    tabTo(robot, "#setup-white");
    robot.type(KeyCode.RIGHT);
    assertThat(text(robot)).contains(" b ");
    tabTo(robot, "#dialog-ok");
    robot.type(KeyCode.SPACE);
    assertThat(isOpen(robot)).isFalse();
    Position start = test.desk().game().start();
    assertThat(start.toString()).contains("|5/5/2Q1P/5/5|").contains(" b ");
  }

  @Test
  void whatCannotBePlayedIsSaidAndNotBegun(FxRobot robot) {
    open(robot);
    setText(robot, "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/Q4/5/5/K4 w");
    Node remarks = robot.lookup("#setup-remarks").query();
    assertThat(remarks.lookupAll(".fault"))
        .extracting(node -> ((Labeled) node).getText())
        .containsExactly("Black is in check, but it is White’s move.");
    assertThat(robot.lookup("#dialog-ok").query().isDisabled()).isTrue();
    robot.clickOn("#setup-black");
    assertThat(remarks.lookupAll(".fault")).isEmpty();
    assertThat(robot.lookup("#dialog-ok").query().isDisabled()).isFalse();
  }

  @Test
  void aChangedGameIsNotDroppedForItWithoutAQuestion(FxRobot robot) {
    test.fx(() -> test.desk().play(Games.move("Ab1Aa3")));
    open(robot);
    setText(robot, ENDING);
    robot.clickOn("#dialog-ok").clickOn("#unsaved-cancel");
    assertThat(text(robot)).as("the editor stays as it is").isEqualTo(ENDING);
    assertThat(test.desk().game().length()).isEqualTo(1);
    robot.clickOn("#dialog-ok").clickOn("#unsaved-drop");
    assertThat(isOpen(robot)).isFalse();
    assertThat(test.desk().game().start()).isEqualTo(Rfen.parse(ENDING));
    assertThat(test.desk().game().start().sideToMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void aPositionThatWasSetUpIsNotDroppedWithoutAQuestion(FxRobot robot) {
    test.openText(Games.MATE);
    open(robot);
    setText(robot, ENDING);
    robot.type(KeyCode.ESCAPE);
    robot.clickOn("#leave-stay");
    assertThat(text(robot)).isEqualTo(ENDING);
    robot.clickOn("#dialog-cancel").clickOn("#leave-discard");
    assertThat(isOpen(robot)).isFalse();
    assertThat(test.desk().game().length()).isEqualTo(4);
    open(robot);
    robot.type(KeyCode.ESCAPE);
    assertThat(isOpen(robot)).as("nothing was set up").isFalse();
  }
}
