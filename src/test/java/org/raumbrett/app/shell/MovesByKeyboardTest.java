package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.GamePath;
import org.testfx.api.FxRobot;

/** The list of moves without a mouse. */
@Tag("window")
class MovesByKeyboardTest {
  @RegisterExtension final TestWindow test = new TestWindow().sized(960, 640);

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
