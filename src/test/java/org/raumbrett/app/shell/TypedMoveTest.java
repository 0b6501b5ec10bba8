package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.model.Desk;
import org.raumbrett.board.Move;
import org.raumbrett.game.Ply;
import org.testfx.api.FxRobot;

@Tag("window")
class TypedMoveTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  @Test
  void enterAsksForAMoveTellsWhatIsWrongAndPlaysALegalOne(FxRobot robot) {
    Desk desk = test.desk();
    robot.type(KeyCode.ENTER);
    robot.clickOn("#dialog-line").write("Ab1Ab2");
    robot.type(KeyCode.ENTER);
    assertThat(robot.lookup("#dialog-fault").queryAs(Label.class).getText()).contains("Ab1Ab2");
    assertThat(desk.game().length()).isZero();
    robot.eraseText(3);
    assertThat(robot.lookup("#dialog-fault").queryAs(Label.class).getText()).isEmpty();
    robot.write("Aa3");
    robot.type(KeyCode.ENTER);
    assertThat(desk.game().mainLine().plies().stream().map(Ply::move).map(Move::toString))
        .containsExactly("Ab1Aa3");
  }
}
