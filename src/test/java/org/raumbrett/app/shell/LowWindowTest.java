package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;

/** The panels beside the board in a low window. */
@Tag("window")
class LowWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow().sized(960, 640);

  private Bounds place(String selector) {
    Node node = test.find(selector, Node.class);
    return node.localToScene(node.getBoundsInLocal());
  }

  private void openMarked() {
    test.openText(Games.MATE);
    test.fx(
        () -> {
          var judgement = Games.judgement(Verdict.BLUNDER, "Bb1Cc2");
          var path = GamePath.main(3);
          test.desk().annotate(GameEditor.withJudgement(test.desk().game(), path, judgement));
          test.desk().goTo(path);
        });
  }

  @Test
  void everyButtonOfTheVerdictIsWithinReachInEveryLanguage() {
    openMarked();
    for (Language language : Language.values()) {
      test.fx(() -> test.settings().languageProperty().set(language));
      test.fx(
          () -> {
            test.window().scene().getRoot().applyCss();
            test.window().scene().getRoot().layout();
          });
      Bounds tabs = place("#tabs");
      assertThat(place("#verdict").getMaxY()).as(language.name()).isLessThan(tabs.getMaxY() + 1);
      assertThat(place("#moves").getHeight()).isGreaterThan(60);
    }
  }
}
