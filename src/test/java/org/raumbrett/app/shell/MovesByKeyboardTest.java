package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.prefs.BackingStoreException;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.GamePath;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The list of moves without a mouse. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class MovesByKeyboardTest {
  private TestWindow test;

  @Start
  void start(Stage stage) {
    test = new TestWindow(stage, (game, level, scope, stop, listener) -> {});
    stage.setWidth(960);
    stage.setHeight(640);
  }

  @AfterEach
  void forget() throws BackingStoreException {
    test.forget();
  }

  @Test
  void theMovesAreReachedAndWalkedByKeyboard(FxRobot robot) {
    test.openText(Games.MATE);
    for (int tab = 0; tab < 60 && !test.find("#moves", Node.class).isFocused(); tab++) {
      robot.push(KeyCode.TAB);
    }
    assertThat(test.find("#moves", Node.class).isFocused()).isTrue();
    robot.push(KeyCode.UP).push(KeyCode.ENTER);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(1));
    robot.push(KeyCode.ENTER);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(2));
    robot.push(KeyCode.DOWN).push(KeyCode.ENTER);
    assertThat(test.desk().place().path()).isEqualTo(GamePath.main(3));
  }
}
