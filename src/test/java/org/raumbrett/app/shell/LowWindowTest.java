package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.prefs.BackingStoreException;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The panels beside the board in a low window. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class LowWindowTest {
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
