package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;
import org.testfx.api.FxRobot;

/** Whatever Tab can reach: the keys of the game work there, and it has a name to be spoken. */
@Tag("window")
class KeysInEveryFocusTest {
  private static final int MOST = 80;

  @RegisterExtension final TestWindow test = new TestWindow();

  private Node focused() {
    return test.window().scene().getFocusOwner();
  }

  private static String name(Node node) {
    Object spoken = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
    String said = node.getAccessibleText();
    if (said == null && node instanceof Labeled labeled) {
      said = labeled.getText();
    }
    return said != null && !said.isBlank() ? said : spoken == null ? "" : spoken.toString();
  }

  /** Goes round the window with Tab. */
  private Set<Node> reached(FxRobot robot) {
    Set<Node> reached = new LinkedHashSet<>();
    for (int tab = 0; tab < MOST && reached.add(focused()); tab++) {
      robot.push(KeyCode.TAB);
    }
    assertThat(reached).hasSizeBetween(12, MOST - 1);
    return reached;
  }

  private void openJudged() {
    test.openText(Games.MATE);
    test.fx(
        () ->
            test.desk()
                .annotate(
                    GameEditor.withJudgement(
                        test.desk().game(),
                        GamePath.main(4),
                        Games.judgement(Verdict.BLUNDER, "Bb1Cc2"))));
  }

  @Test
  void theArrowsStepAndWhatHasTheFocusHasAName(FxRobot robot) {
    openJudged();
    List<String> nameless = new ArrayList<>();
    for (Node node : reached(robot)) {
      if (name(node).isBlank()) {
        nameless.add(node.toString());
      }
      if (!(node instanceof TextInputControl)) {
        test.fx(
            () -> {
              test.desk().last();
              node.requestFocus();
            });
        robot.push(KeyCode.LEFT);
        assertThat(test.desk().place().path()).as("at " + node).isEqualTo(GamePath.main(3));
      }
    }
    assertThat(nameless).isEmpty();
  }

  @Test
  void plusMakesTextLargerWhereverItIsOnTheKeyboard(FxRobot robot) {
    int before = test.window().place().textSize().get();
    robot.push(KeyCode.CONTROL, KeyCode.PLUS);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.EQUALS);
    robot.push(KeyCode.CONTROL, KeyCode.ADD);
    assertThat(test.window().place().textSize().get()).isEqualTo(before + 3);
    robot.push(KeyCode.CONTROL, KeyCode.MINUS);
    assertThat(test.window().place().textSize().get()).isEqualTo(before + 2);
  }
}
