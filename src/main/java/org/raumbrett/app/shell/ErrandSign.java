package org.raumbrett.app.shell;

import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;

/** Tells that a file is being read or written, if it takes longer than a moment. */
final class ErrandSign extends HBox {
  private static final Duration MOMENT = Duration.millis(250);

  private final Words words;
  private final Label label = new Label();
  private final PauseTransition moment = new PauseTransition(MOMENT);

  ErrandSign(Errands errands, Words words, Scope scope) {
    this.words = words;
    getStyleClass().add("errand");
    setId("errand");
    setAlignment(Pos.CENTER_LEFT);
    ProgressBar bar = new ProgressBar();
    bar.setPrefWidth(110);
    getChildren().addAll(bar, label);
    moment.setOnFinished(event -> appear(true));
    appear(false);
    scope.show(errands.currentProperty(), this::show);
    scope.atEnd(moment::stop);
  }

  private void show(Errands.@Nullable Errand errand) {
    if (errand == null) {
      moment.stop();
      appear(false);
    } else {
      label.setText(words.format(errand.kind().textKey(), errand.name()).strip());
      moment.playFromStart();
    }
  }

  private void appear(boolean shown) {
    setVisible(shown);
    setManaged(shown);
  }
}
