package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.boards.BoardPoints;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Games;
import org.raumbrett.board.Move;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Line;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Trying ideas by hand: moves on the board, the variations they become, and what is done to them.
 */
@Tag("window")
class IdeasInWindowTest {
  private static final String PROMOTION =
      """
      [Variant "Raumschach-Normal-Form"]
      [SetUp "1"]
      [FEN "5/P3k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/5/5/5/5 w 0 1"]

      *
      """;

  private static final GamePath FIRST = GamePath.START.into(0, 0, 1);
  private static final GamePath SECOND = GamePath.START.into(0, 1, 1);

  @RegisterExtension final TestWindow test = new TestWindow();

  private static void press(FxRobot robot, KeyCode... keys) {
    robot.press(keys).release(keys);
  }

  private BoardStackView board() {
    return test.window().view().board().board();
  }

  private void click(FxRobot robot, String... cells) {
    for (String cell : cells) {
      robot.clickOn(BoardPoints.onScreen(board(), cell));
      WaitForAsyncUtils.waitForFxEvents();
    }
  }

  private void drag(FxRobot robot, String from, String to) {
    Point2D start = BoardPoints.onScreen(board(), from);
    Point2D end = BoardPoints.onScreen(board(), to);
    robot.moveTo(start).press(MouseButton.PRIMARY);
    robot.moveTo(start.midpoint(end)).moveTo(end).release(MouseButton.PRIMARY);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private GamePath path() {
    return test.desk().place().path();
  }

  private String firstMove() {
    return test.desk().game().mainLine().plies().get(0).move().toString();
  }

  /** The first moves of the variations to the game's first move. */
  private List<String> variations() {
    return test.desk().game().mainLine().plies().get(0).variations().stream()
        .map(Line::plies)
        .map(plies -> plies.get(0).move())
        .map(Move::toString)
        .toList();
  }

  @Test
  void aNewMoveIsAVariationWhetherItIsClickedOrDragged(FxRobot robot) {
    test.openText(Games.MATE);
    robot.type(KeyCode.HOME);
    click(robot, "Ab1", "Aa3");
    assertThat(path()).isEqualTo(FIRST);
    robot.type(KeyCode.HOME);
    drag(robot, "Ba2", "Ca2");
    assertThat(path()).isEqualTo(SECOND);
    assertThat(variations()).containsExactly("Ab1Aa3", "Ba2Ca2");
    assertThat(test.desk().game().length()).isEqualTo(4);
    robot.type(KeyCode.HOME);
    drag(robot, "Aa2", "Aa3");
    assertThat(path()).as("the game's own move is no variation").isEqualTo(GamePath.main(1));
    assertThat(variations()).hasSize(2);
    press(robot, KeyCode.SHIFT, KeyCode.RIGHT);
    assertThat(path()).isEqualTo(FIRST);
    press(robot, KeyCode.SHIFT, KeyCode.RIGHT);
    assertThat(path()).isEqualTo(SECOND);
    press(robot, KeyCode.SHIFT, KeyCode.LEFT);
    press(robot, KeyCode.SHIFT, KeyCode.LEFT);
    assertThat(path()).isEqualTo(GamePath.main(1));
  }

  @Test
  void aVariationIsPromotedAndDeletedAndAllOfItTakenBack(FxRobot robot) {
    test.openText(Games.MATE);
    robot.type(KeyCode.HOME);
    click(robot, "Ab1", "Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.U);
    assertThat(firstMove()).isEqualTo("Ab1Aa3");
    assertThat(variations()).containsExactly("Aa2Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(firstMove()).isEqualTo("Aa2Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.Y);
    assertThat(firstMove()).isEqualTo("Ab1Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(path()).isEqualTo(FIRST);
    robot.type(KeyCode.DELETE);
    assertThat(variations()).isEmpty();
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(variations()).containsExactly("Ab1Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.Z);
    assertThat(variations()).isEmpty();
    assertThat(test.desk().modifiedProperty().get()).isFalse();
  }

  @Test
  void whatAPawnBecomesIsAskedAtTheCellAndTheKeysMeanTheChoice(FxRobot robot) {
    test.openText(PROMOTION);
    click(robot, "Ea4", "Ea5");
    assertThat(board().isChoosingPromotion()).isTrue();
    assertThat(test.desk().game().length()).isZero();
    robot.type(KeyCode.U);
    assertThat(firstMove()).isEqualTo("Ea4Ea5u");
    assertThat(test.window().place().look().unicornsProperty().get()).isFalse();
    robot.type(KeyCode.HOME);
    drag(robot, "Ea4", "Ea5");
    robot.clickOn("#promote-N");
    assertThat(variations()).containsExactly("Ea4Ea5n");
    robot.type(KeyCode.HOME);
    click(robot, "Ea4", "Ea5");
    robot.type(KeyCode.ESCAPE);
    assertThat(board().isChoosingPromotion()).isFalse();
    assertThat(variations()).hasSize(1);
  }

  @Test
  void aMoveIsPlayedWithoutAMouseAndTheCellsSayWhatTheyAre(FxRobot robot) {
    press(robot, KeyCode.CONTROL, KeyCode.UP);
    press(robot, KeyCode.CONTROL, KeyCode.LEFT);
    assertThat(spoken()).isEqualTo("level A, file b, rank 1, white knight");
    robot.type(KeyCode.SPACE);
    assertThat(spoken()).isEqualTo("level A, file b, rank 1, white knight, selected");
    press(robot, KeyCode.CONTROL, KeyCode.PAGE_UP);
    press(robot, KeyCode.CONTROL, KeyCode.UP);
    press(robot, KeyCode.CONTROL, KeyCode.UP);
    assertThat(spoken()).isEqualTo("level B, file b, rank 3, empty, can go here");
    robot.type(KeyCode.SPACE);
    assertThat(firstMove()).isEqualTo("Ab1Bb3");
    assertThat(spoken())
        .isEqualTo("level B, file b, rank 3, white knight, the last move ended here");
  }

  private Object spoken() {
    return test.window().scene().getFocusOwner().queryAccessibleAttribute(AccessibleAttribute.TEXT);
  }

  @Test
  void whoAttacksTheCellIsSaidInWordsToo(FxRobot robot) {
    press(robot, KeyCode.CONTROL, KeyCode.UP);
    press(robot, KeyCode.CONTROL, KeyCode.PAGE_UP);
    robot.type(KeyCode.A);
    assertThat(test.window().place().notice().get())
        .isEqualTo("Bc1 is attacked by: white king Ac1");
    assertThat(spoken()).isEqualTo("level B, file c, rank 1, white queen, its attackers are shown");
    press(robot, KeyCode.CONTROL, KeyCode.PAGE_UP);
    press(robot, KeyCode.CONTROL, KeyCode.UP);
    robot.type(KeyCode.A);
    assertThat(test.window().place().notice().get())
        .contains("Cc2 is attacked by: ", "white queen Bc1")
        .doesNotContain("black");
  }

  @Test
  void aGameEnteredByHandIsSavedUnderTheNameOfItsDay(FxRobot robot) {
    click(robot, "Ab1", "Aa3");
    press(robot, KeyCode.CONTROL, KeyCode.S);
    assertThat(test.suggested()).matches("raumschach_\\d{8}\\.rgn");
    assertThat(test.desk().modifiedProperty().get()).as("no file was chosen").isTrue();
  }
}
