package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.boards.StackView;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.MoveNotation;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.system.SystemLook;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;
import org.raumbrett.game.GamePath;
import org.raumbrett.notation.PositionDiagram;
import org.testfx.api.FxRobot;

/** How the board is looked at, and what leaves it as a picture. */
@Tag("window")
class LookTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  private BoardStackView board() {
    return test.window().view().board().board();
  }

  private Look look() {
    return test.window().place().look();
  }

  private boolean possible(Action action) {
    return test.window().actions().possible(action).getValue();
  }

  private static void keys(FxRobot robot, KeyCode key) {
    robot.press(KeyCode.ALT, KeyCode.SHIFT).type(key).release(KeyCode.SHIFT, KeyCode.ALT);
  }

  @Test
  void theStackIsTurnedTiltedSpreadAndResetByKeysAndStaysSoInAnotherLanguage(FxRobot robot) {
    keys(robot, KeyCode.LEFT);
    keys(robot, KeyCode.UP);
    keys(robot, KeyCode.PAGE_DOWN);
    StackView usual = StackView.DEFAULT;
    StackView turned = look().stackViewProperty().get();
    assertThat(turned.turn()).isLessThan(usual.turn());
    assertThat(turned.tilt()).isGreaterThan(usual.tilt());
    assertThat(turned.spread()).isLessThan(usual.spread());
    test.fx(() -> test.settings().notationProperty().set(MoveNotation.LETTERS));
    assertThat(board().stackViewProperty().get()).isEqualTo(turned);
    keys(robot, KeyCode.HOME);
    assertThat(board().stackViewProperty().get()).isEqualTo(usual);
    robot.type(KeyCode.T);
    assertThat(look().layoutProperty().get()).isEqualTo(BoardLayout.FLAT);
    assertThat(possible(Action.TURN_LEFT)).isFalse();
  }

  @Test
  void theMenuKnowsWhatCanBeCancelled(FxRobot robot) {
    assertThat(possible(Action.CANCEL)).isFalse();
    test.fx(() -> board().select(Cell.parse("Ab1")));
    assertThat(possible(Action.CANCEL)).isTrue();
    robot.type(KeyCode.ESCAPE);
    assertThat(possible(Action.CANCEL)).isFalse();
    test.fx(() -> board().moveCursor(0, 0, 0));
    robot.type(KeyCode.A);
    assertThat(look().attackedCellProperty().get()).isNotNull();
    assertThat(test.window().actions().state(Action.ATTACKERS).get()).isTrue();
    robot.type(KeyCode.ESCAPE);
    assertThat(test.window().actions().state(Action.ATTACKERS).get()).isFalse();
  }

  @Test
  void theLegendIsThereWhereTheColoursNeedIt(FxRobot robot) {
    Node legend = test.find(".unicorn-legend", Node.class);
    assertThat(legend.isVisible()).isFalse();
    robot.type(KeyCode.U);
    assertThat(legend.isVisible()).isTrue();
    robot.type(KeyCode.U).type(KeyCode.K);
    assertThat(legend.isVisible()).isTrue();
  }

  @Test
  void theStatusBarNamesTheCellMeantAndElseGivesAHint(FxRobot robot) {
    Labeled message = test.find("#message", Labeled.class);
    assertThat(message.getText()).contains("?");
    robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
    assertThat(message.getText()).startsWith("level ");
    robot.press(KeyCode.CONTROL).type(KeyCode.D).release(KeyCode.CONTROL);
    assertThat(message.getText()).isEqualTo("Text diagram copied");
    test.fx(
        () ->
            assertThat(Clipboard.getSystemClipboard().getString())
                .isEqualTo(PositionDiagram.of(Position.START)));
  }

  @Test
  void theCellMeantIsDescribedAnewWhenAManHasMoved() {
    Labeled message = test.find("#message", Labeled.class);
    test.fx(() -> board().select(Cell.parse("Ac2")));
    test.fx(() -> board().moveCursor(0, 0, 0));
    assertThat(message.getText()).contains("white pawn").contains("selected");
    test.fx(() -> test.desk().play(Games.move("Ac2Ac3")));
    assertThat(message.getText()).startsWith("level A, file c, rank 2, empty").contains(", ");
    assertThat(message.getText()).isEqualTo(board().describe(Cell.parse("Ac2")));
    test.fx(() -> board().moveCursor(0, 1, 0));
    assertThat(message.getText()).isEqualTo(board().describe(Cell.parse("Ac3")));
    test.fx(() -> test.desk().previous());
    assertThat(message.getText()).startsWith("level A, file c, rank 3, empty");
    assertThat(message.getText()).isEqualTo(board().describe(Cell.parse("Ac3")));
    test.fx(() -> test.desk().next());
    assertThat(message.getText()).startsWith("level A, file c, rank 3, white pawn");
    assertThat(message.getText()).isEqualTo(board().describe(Cell.parse("Ac3")));
  }

  @Test
  void theGamePlaysItselfUntilAKeyIsPressed(FxRobot robot) {
    test.openText(Games.MATE);
    robot.type(KeyCode.P);
    assertThat(test.window().place().autoplay().runningProperty().get()).isTrue();
    assertThat(test.desk().place().path()).isEqualTo(GamePath.START);
    robot.type(KeyCode.PERIOD);
    assertThat(test.window().place().autoplay().runningProperty().get()).isTrue();
    robot.type(KeyCode.F);
    assertThat(test.window().place().autoplay().runningProperty().get()).isFalse();
    robot.type(KeyCode.P);
    robot.clickOn("#moves");
    assertThat(test.window().place().autoplay().runningProperty().get()).isFalse();
  }

  @Test
  void movesAreWrittenAsTheUserLikesThem() {
    test.openText("1. Ac2–Ac3 Ec4–Ec3 *");
    test.fx(() -> test.settings().notationProperty().set(MoveNotation.DESCRIPTIVE));
    assertThat(test.find("#moves", Node.class).lookupAll(".move-text"))
        .extracting(node -> ((Labeled) node).getText())
        .contains("P13R");
    test.fx(() -> test.settings().notationProperty().set(MoveNotation.LETTERS));
    assertThat(test.find("#moves", Node.class).lookupAll(".move-text"))
        .extracting(node -> ((Labeled) node).getText())
        .contains("PAc2-Ac3", "PEc4-Ec3");
  }

  @Test
  void theSystemsThemeIsFollowedUnlessOneIsChosen() {
    Node root = test.window().stage().getScene().getRoot();
    Appearance appearance = test.window().place().appearance();
    test.fx(() -> test.settings().themeProperty().set(Settings.Theme.SYSTEM));
    test.fx(() -> appearance.refresh(() -> new SystemLook(true, true)));
    test.until(() -> root.getStyleClass().contains("dark"));
    assertThat(board().animatedProperty().get()).isFalse();
    test.fx(() -> appearance.motionProperty().set(Appearance.Motion.ON));
    assertThat(board().animatedProperty().get()).isTrue();
    test.fx(() -> test.settings().themeProperty().set(Settings.Theme.LIGHT));
    assertThat(root.getStyleClass()).doesNotContain("dark");
    assertThat(new Appearance(test.settings(), Tasks.sameThread()))
        .extracting(next -> next.motionProperty().get())
        .isEqualTo(Appearance.Motion.ON);
  }

  @Test
  void thePictureOfTheBoardIsSavedAsPngAndAsSvg(FxRobot robot, @TempDir Path folder)
      throws IOException {
    Path png = folder.resolve("board");
    Path svg = folder.resolve("board.svg");
    for (Path file : new Path[] {png, svg}) {
      test.answer(file);
      robot
          .press(KeyCode.CONTROL, KeyCode.SHIFT)
          .type(KeyCode.I)
          .release(KeyCode.SHIFT, KeyCode.CONTROL);
    }
    assertThat(Files.readAllBytes(folder.resolve("board.png")))
        .startsWith(0x89, 'P', 'N', 'G')
        .hasSizeGreaterThan(10_000);
    assertThat(Files.readString(svg)).contains("<svg", "<polygon", "linearGradient");
  }

  @Test
  void aRightClickOffersWhatCanBeDoneThere() {
    test.openText(Games.MATE);
    assertThat(menuAt("#board")).contains("menu-COPY_DIAGRAM", "menu-FLIP");
    assertThat(menuAt("#moves")).contains("menu-DELETE", "menu-COMMENT");
  }

  private List<String> menuAt(String selector) {
    Node node = test.find(selector, Node.class);
    test.fx(
        () ->
            node.fireEvent(
                new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 300, 300, false, null)));
    ContextMenu menu =
        Window.getWindows().stream()
            .filter(ContextMenu.class::isInstance)
            .map(ContextMenu.class::cast)
            .findFirst()
            .orElseThrow();
    List<String> ids = menu.getItems().stream().map(item -> String.valueOf(item.getId())).toList();
    test.fx(menu::hide);
    return ids;
  }

  @Test
  void aFileThatIsGoneIsToldAndForgotten(FxRobot robot, @TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("once.rgn"), Games.MATE);
    test.fx(() -> test.window().open(file));
    test.until(() -> test.desk().game().length() == 4);
    assertThat(test.window().place().recent().list()).containsExactly(file);
    Files.delete(file);
    test.fx(() -> test.window().open(file));
    test.until(() -> robot.lookup(".dialog-pane").tryQuery().isPresent());
    robot.type(KeyCode.ESCAPE);
    assertThat(test.window().place().recent().list()).isEmpty();
  }
}
