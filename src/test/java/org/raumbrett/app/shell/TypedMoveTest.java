package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.app.model.Desk;
import org.raumbrett.board.Move;
import org.raumbrett.game.Ply;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@Tag("window")
@ExtendWith(ApplicationExtension.class)
class TypedMoveTest {
  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
  private MainWindow window;

  @Start
  void start(Stage stage) {
    window = MainWindow.create(stage, node);
    stage.show();
  }

  @AfterEach
  void forget() throws BackingStoreException {
    node.removeNode();
  }

  @Test
  void enterAsksForAMoveTellsWhatIsWrongAndPlaysALegalOne(FxRobot robot) {
    Desk desk = window.place().desk();
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
