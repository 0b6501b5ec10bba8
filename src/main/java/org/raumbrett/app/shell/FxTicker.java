package org.raumbrett.app.shell;

import java.time.Duration;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import org.raumbrett.app.model.Autoplay;

/** Beats on the JavaFX thread. */
final class FxTicker implements Autoplay.Ticker {
  private final Timeline timeline = new Timeline();

  @Override
  public void start(Duration interval, Runnable tick) {
    timeline.stop();
    timeline
        .getKeyFrames()
        .setAll(
            new KeyFrame(javafx.util.Duration.millis(interval.toMillis()), event -> tick.run()));
    timeline.setCycleCount(Animation.INDEFINITE);
    timeline.playFromStart();
  }

  @Override
  public void stop() {
    timeline.stop();
  }
}
